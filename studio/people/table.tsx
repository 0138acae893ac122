import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { useDateTimeFormat } from 'sanity'
import { useWords } from './use-words.ts'

const cell = { padding: '0.5rem 0.75rem', textAlign: 'start', verticalAlign: 'top' } as const

/** A row: what it is called for who hears it, and its cells; the first is the head of the row. */
export interface TableRow {
  key: string
  cells: readonly [ReactNode, ...ReactNode[]]
}

/** A list of people as a table that scrolls sideways where it is too wide. */
export function Table({
  label,
  heads,
  rows,
}: {
  label: string
  heads: readonly string[]
  rows: readonly TableRow[]
}) {
  return (
    <Card as="section" border radius={2} overflow="auto" tabIndex={0} aria-label={label}>
      {/* Room for every word of a cell: on a phone the table scrolls, or the words stand over one another. */}
      <table style={{ borderCollapse: 'collapse', width: '100%', minWidth: '48rem' }}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" style={cell}>
                <Text size={1} weight="semibold">
                  {head}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [head, ...others] }) => (
            <tr key={key} style={{ borderTop: '1px solid var(--card-border-color)' }}>
              <th scope="row" style={cell}>
                {head}
              </th>
              {others.map((content, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table stay in their order
                <td key={at} style={cell}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

/** A line of a cell, with a fainter one below. */
export const Cell = ({ text, below }: { text: string; below?: string | undefined }) => (
  <Stack gap={2}>
    <Text size={1}>{text}</Text>
    {below !== undefined && (
      <Text size={0} muted>
        {below}
      </Text>
    )}
  </Stack>
)

/** An instant in the user's time zone. */
export function Instant({ at }: { at: string }) {
  const format = useDateTimeFormat({ dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Text size={1}>
      <time dateTime={at}>{format.format(new Date(at))}</time>
    </Text>
  )
}

/** What stands in place of a list: that it is read, that it cannot be, or that it is empty. */
export function ListState({
  rows,
  failure,
  empty,
  onAgain,
}: {
  rows: readonly unknown[] | null
  failure: string | undefined
  empty: string
  onAgain: () => void
}) {
  const say = useWords()
  if (failure !== undefined) {
    return (
      <Card tone="critical" padding={3} radius={2} role="alert">
        <Flex gap={3} align="center" wrap="wrap">
          <Box flex={1}>
            <Text size={1}>{say('unreadable', { reason: failure })}</Text>
          </Box>
          <Button mode="ghost" text={say('again')} onClick={onAgain} />
        </Flex>
      </Card>
    )
  }
  if (rows !== null && rows.length > 0) return null
  return (
    <Text size={1} muted>
      {rows === null ? say('reading') : empty}
    </Text>
  )
}
