import { Card, Stack, Text } from '@sanity/ui'
import { useDateTimeFormat } from 'sanity'
import type { Approval } from './approval.ts'
import { planVoids, type Voided } from './plan-voids.ts'
import { useTold } from './use-approval.ts'
import { useWords } from './use-words.ts'

const listStyle = { listStyle: 'none', margin: 0, padding: 0 } as const

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

/**
 * Who asked, signed, sent back and withdrew, when, and why: the newest first.
 * @param contentHash of the content that is proposed now; what was told of another one says so
 * @param approval what it needs and has; without it nothing is said of signatures that count no more
 */
export function ToldList({
  publishedId,
  contentHash,
  approval,
}: {
  publishedId: string
  contentHash: string | undefined
  approval?: Approval | null | undefined
}) {
  const say = useWords()
  const { found, failure } = useTold(publishedId)
  const format = useDateTimeFormat({ dateStyle: 'long', timeStyle: 'long' })
  if (failure !== undefined) {
    return (
      <Text size={1} role="alert">
        {say('unknown', { reason: failure })}
      </Text>
    )
  }
  if (!found || found.length === 0) {
    return (
      <Text size={1} muted>
        {found ? say('history.none') : say('checking')}
      </Text>
    )
  }
  const voids = approval ? planVoids(found, approval) : undefined
  return (
    <Stack as="ol" gap={3} style={listStyle} data-testid="approvals-told">
      {found.toReversed().map((told) => (
        <Card as="li" key={told._id} padding={3} radius={2} border>
          <Stack gap={3}>
            <Text size={1} weight="medium">
              {told.kind === 'seed' ? say('told.seed') : `${told.person.name} ${say(`told.${told.kind}`)}`}
            </Text>
            <Text size={1} muted>
              <time dateTime={told._createdAt}>{format.format(new Date(told._createdAt))}</time>
            </Text>
            {(told.reason || told.comment) && <Text size={1}>{told.reason || told.comment}</Text>}
            <VoidedLine voided={voids?.get(told._id)} />
            {told.ticket && <Text size={1}>{say('ticket', { ticket: told.ticket })}</Text>}
            <Text size={0} muted>
              <code>{told.contentHash.slice(0, 16)}</code>
              {contentHash !== undefined &&
                ` ${say(told.contentHash === contentHash ? 'told.current' : 'told.other')}`}
            </Text>
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}
