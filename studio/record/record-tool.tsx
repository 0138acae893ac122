import { Box, Button, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useMemo, useRef } from 'react'
import { LoadingBlock } from 'sanity'
import { useRouter } from 'sanity/router'
import { Exports } from './exports.tsx'
import { Filters } from './filters.tsx'
import { LineItem } from './line-item.tsx'
import { type Filter, filterIn } from './plan-filter.ts'
import { linesOf } from './plan-lines.ts'
import { PrintStyle, printed, unprinted } from './print-style.tsx'
import { useFacets, useRows } from './use-rows.ts'
import { useWords } from './use-words.ts'

const listStyle = { listStyle: 'none', margin: 0, padding: 0 } as const

/** The rows of a filter, in lines. */
function List({ filter }: { filter: Filter }) {
  const say = useWords()
  const { rows, cursor, isReading, failure, more } = useRows(filter)
  const lines = useMemo(() => linesOf(rows ?? []), [rows])
  return (
    <Stack gap={3} aria-busy={isReading}>
      {rows?.length === 0 && <Text size={1}>{say('none')}</Text>}
      {lines.length > 0 && (
        <Stack as="ol" gap={2} style={listStyle} aria-label={say('list')} data-testid="record-list">
          {lines.map((line) => (
            <LineItem key={line.key} line={line} />
          ))}
        </Stack>
      )}
      {failure !== undefined && (
        <Card border tone="caution" padding={4} radius={2} role="alert">
          <Flex gap={3} align="center" wrap="wrap">
            <Box flex={1}>
              <Text size={1}>{say('failed', { reason: failure })}</Text>
            </Box>
            <Button mode="ghost" text={say('again')} onClick={more} />
          </Flex>
        </Card>
      )}
      {isReading && <LoadingBlock title={say('reading')} />}
      {typeof cursor === 'string' && failure === undefined && (
        <Box {...unprinted}>
          <Button mode="ghost" text={say('more')} disabled={isReading} onClick={more} />
        </Box>
      )}
      {cursor === null && lines.length > 0 && (
        <Text size={1} muted>
          {say('end')}
        </Text>
      )}
    </Stack>
  )
}

/** All that happened, narrowed by a filter that stands in the address, and to be taken along as a file or on paper. */
export function RecordTool() {
  const say = useWords()
  const { state, navigate } = useRouter()
  const facets = useFacets()
  const result = useRef<HTMLDivElement>(null)
  const filter = filterIn(state._searchParams)
  const key = JSON.stringify(filter)
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <Card as="main" height="fill" overflow="auto" data-testid="record">
      <PrintStyle />
      <Container width={4} padding={4} {...printed}>
        <Stack gap={5}>
          <Heading as="h1" size={2}>
            {say('title')}
          </Heading>
          <Text size={1} muted>
            {say('lede', { zone })}
          </Text>
          <Filters
            key={key}
            filter={filter}
            facets={facets}
            onShow={(next) => {
              // The form is another one for another filter, and where the reader stood in it is gone.
              result.current?.focus({ preventScroll: true })
              navigate({ _searchParams: Object.entries(next) })
            }}
          />
          <Exports filter={filter} />
          <Box ref={result} tabIndex={-1} style={{ outline: 'none' }}>
            <List key={key} filter={filter} />
          </Box>
        </Stack>
      </Container>
    </Card>
  )
}
