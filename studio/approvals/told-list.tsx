import { Stack, Text } from '@sanity/ui'
import type { Approval } from './approval.ts'
import { planVoids } from './plan-voids.ts'
import { ToldLine } from './told-line.tsx'
import { useTold } from './use-approval.ts'
import { useWords } from './use-words.ts'

const listStyle = { listStyle: 'none', margin: 0, padding: 0 } as const

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
        <ToldLine key={told._id} told={told} contentHash={contentHash} voided={voids?.get(told._id)} />
      ))}
    </Stack>
  )
}
