import { Text } from '@sanity/ui'
import { useMoment } from '#studio/today/parts.tsx'
import { useHeld } from '#studio/approvals/use-approval.ts'
import { planInstant } from './plan-instant.ts'
import { useNow } from './use-now.ts'
import { useReleaseInstant } from './use-release-instant.ts'
import { useWords } from '#studio/approvals/use-words.ts'

/** When the version of a scheduled release is published, and what it waits for once that time has come. */
export function InstantLine({ releaseId }: { releaseId: string | undefined }) {
  const say = useWords()
  const moment = useMoment()
  const now = useNow()
  const at = useReleaseInstant(releaseId)
  const { found: held, failure } = useHeld(releaseId)
  // Which of both it waits for is not said before it is known.
  if (at === undefined || (held === undefined && failure === undefined)) return null
  const withoutRight = held?.withoutRight
  return (
    <Text size={1} muted data-testid="approval-instant">
      {say(planInstant({ at, withoutRight, now }), { when: moment(at), who: withoutRight ?? '' })}
    </Text>
  )
}
