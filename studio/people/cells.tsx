import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useDateTimeFormat } from 'sanity'
import { useWords } from './use-words.ts'

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
