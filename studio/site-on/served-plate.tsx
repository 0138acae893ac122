import { Card, Heading, Stack, Text } from '@sanity/ui'
import type { ServedPage } from './record-client.ts'
import { TakeAway } from './take-away.tsx'
import { useInstantText } from './use-instant-text.ts'
import { useWords } from './use-words.ts'

/** A page as served: its interval, its place in the record, and what can be taken away of it. */
export function ServedPlate({ address, page }: { address: string; page: ServedPage }) {
  const say = useWords()
  const textOf = useInstantText()
  const { from, until, entry, position, status, sha256 } = page
  return (
    <Card border tone="primary" padding={4} radius={2} data-testid="served">
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          {until === null
            ? say('served.still', { from: textOf(from) })
            : say('served.until', { from: textOf(from), until: textOf(until) })}
        </Heading>
        <Text size={1}>
          {position === null ? say('positionless', { entry }) : say('position', { position, entry })}{' '}
          {say('status', { status })}.
        </Text>
        <Stack gap={2}>
          <Text size={1} weight="medium">
            {say('hash')}
          </Text>
          <Text size={1}>
            <code style={{ overflowWrap: 'anywhere' }}>{sha256}</code>
          </Text>
        </Stack>
        <TakeAway address={address} page={page} />
      </Stack>
    </Card>
  )
}
