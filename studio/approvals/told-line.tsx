import { Card, Stack, Text } from '@sanity/ui'
import { useDateTimeFormat } from 'sanity'
import type { Told } from './approval.ts'
import type { Voided } from './plan-voids.ts'
import { useWords } from './use-words.ts'

/** That a signature no longer counts, and why. */
function VoidedLine({ voided }: { voided: Voided | undefined }) {
  const say = useWords()
  if (!voided) return null
  return (
    <Text size={1} weight="medium" data-testid="told-voided">
      {say(`voids.${voided.why}`, { name: voided.by })}
    </Text>
  )
}

/** One thing that was told of an approval: who did what, when, and why. */
export function ToldLine({
  told,
  contentHash,
  voided,
}: {
  told: Told
  contentHash: string | undefined
  voided: Voided | undefined
}) {
  const say = useWords()
  const format = useDateTimeFormat({ dateStyle: 'long', timeStyle: 'long' })
  return (
    <Card as="li" padding={3} radius={2} border>
      <Stack gap={3}>
        <Text size={1} weight="medium">
          {told.kind === 'seed' ? say('told.seed') : `${told.person.name} ${say(`told.${told.kind}`)}`}
        </Text>
        <Text size={1} muted>
          <time dateTime={told._createdAt}>{format.format(new Date(told._createdAt))}</time>
        </Text>
        {(told.reason || told.comment) && <Text size={1}>{told.reason || told.comment}</Text>}
        <VoidedLine voided={voided} />
        {told.ticket && <Text size={1}>{say('ticket', { ticket: told.ticket })}</Text>}
        <Text size={0} muted>
          <code>{told.contentHash.slice(0, 16)}</code>
          {contentHash !== undefined &&
            ` ${say(told.contentHash === contentHash ? 'told.current' : 'told.other')}`}
        </Text>
      </Stack>
    </Card>
  )
}
