import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { useSchema } from 'sanity'
import { inWords } from '#schemas/words/say.ts'
import { fieldTitles } from '#studio/form/field-title.ts'
import { LineDetails, languageName } from './line-details.tsx'
import type { Line } from './plan-lines.ts'
import { unprinted } from './print-style.tsx'
import { useActName } from './use-act-name.ts'
import { useInstants } from './use-instants.ts'
import { useWords } from './use-words.ts'

const column = (width: string) => ({ flex: `1 1 ${width}`, minWidth: `min(${width}, 100%)` })
const breaking = { overflowWrap: 'anywhere' } as const

/** One line: when, who, what, of what and why; its details are read when it is opened. */
export function LineItem({ line }: { line: Line }) {
  const say = useWords()
  const nameOf = useActName()
  const instant = useInstants()
  const schema = useSchema()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { row, first, count, fields } = line
  const { document, who, subject, address, reason, release, language } = row
  const type = schema.get(document?.type ?? '')
  const name = who?.id === '<system>' ? say('system') : who?.name
  const by = name ?? (row.kind === 'sign-in' ? say('nobody') : '')
  const typeName = document?.type ? (type?.title ?? document.type) : undefined
  const what = document?.title ?? address ?? subject?.name ?? typeName ?? document?.id ?? ''
  const kind = [typeName === what ? document?.id : typeName, language && languageName(language)]
  const below = kind.filter((part) => part).join(', ')
  return (
    <Card as="li" border padding={3} radius={2}>
      <Flex gap={3} wrap="wrap" align="flex-start">
        <Box style={column('11rem')}>
          <Text size={1}>
            <time dateTime={row.time}>{instant(row.time)}</time>
          </Text>
        </Box>
        <Box style={column('11rem')}>
          <Stack gap={2}>
            <Text size={1} weight="medium" style={breaking}>
              {by}
            </Text>
            <Text size={1}>{nameOf(row.act)}</Text>
          </Stack>
        </Box>
        <Box style={column('18rem')}>
          <Stack gap={2}>
            <Text size={1} weight="medium" style={breaking}>
              {what}
            </Text>
            {below !== '' && (
              <Text size={1} muted>
                {below}
              </Text>
            )}
            {count > 1 && (
              <Text size={1}>{say('edits', { count: String(count), since: instant(first.time) })}</Text>
            )}
            {fields.length > 0 && (
              <Text size={1}>{say('fields', { names: fieldTitles(type, {}, fields, 4) })}</Text>
            )}
            {release !== null && !row.act.startsWith('release.') && (
              <Text size={1}>{say('release', { name: release })}</Text>
            )}
            {reason !== null && reason !== '' && (
              <Text size={1} style={breaking}>
                {say('reason', { words: inWords(reason) })}
              </Text>
            )}
            {row.signatures.length > 0 && (
              <Text size={1}>
                {`${say('signatures')}: ${row.signatures.map((one) => one.name).join(', ')}`}
              </Text>
            )}
          </Stack>
        </Box>
        <Box {...unprinted}>
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text={say('open')}
            aria-label={say('open.of', { what: `${by} ${nameOf(row.act)} ${what}`.trim() })}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen((is) => !is)}
          />
        </Box>
      </Flex>
      <div id={id}>{isOpen && <LineDetails line={line} />}</div>
    </Card>
  )
}
