import { Card, Heading, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { linesOf } from './plan-lines.ts'
import type { ServedPage } from './record-client.ts'
import { useWords } from './use-words.ts'

/** The words of a page as served, in the order in which they are read. */
export function ServedWords({ page }: { page: ServedPage }) {
  const say = useWords()
  const lines = useMemo(
    () => linesOf(new DOMParser().parseFromString(page.text, 'text/html').documentElement),
    [page.text],
  )
  return (
    <Card border as="section" aria-label={say('words')} padding={4} radius={2}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          {say('words')}
        </Heading>
        <Text size={1} muted>
          {say('words.note')}
        </Text>
        <Stack
          gap={3}
          data-testid="served-words"
          style={{ maxHeight: '60vh', overflowY: 'auto', paddingBlock: '0.25rem' }}
          tabIndex={0}
        >
          {lines.map(({ level, text }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines of a text that does not change
            <Text key={at} size={level > 0 && level < 3 ? 2 : 1} weight={level > 0 ? 'semibold' : 'regular'}>
              {text}
            </Text>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
