import { Text } from '@sanity/ui'
import { useMoment } from '#studio/today/parts.tsx'
import { useNow } from './use-now.ts'
import { useReleaseInstant } from './use-release-instant.ts'
import { useWords } from '#studio/approvals/use-words.ts'

/** When the version of a scheduled release is published, and what becomes of it without its signatures. */
export function InstantLine({ releaseId }: { releaseId: string | undefined }) {
  const say = useWords()
  const moment = useMoment()
  const now = useNow()
  const at = useReleaseInstant(releaseId)
  if (at === undefined) return null
  const isPast = Date.parse(at) <= now
  return (
    <Text size={1} muted data-testid="approval-instant">
      {say(isPast ? 'instant.past' : 'instant', { when: moment(at) })}
    </Text>
  )
}
