import { useCurrentUser } from 'sanity'
import type { Waiting } from '#studio/approvals/approval.ts'
import { planSentence } from '#studio/approvals/plan-sentence.ts'
import { reviewParams } from '#studio/approvals/review-place.ts'
import { useApproval } from '#studio/approvals/use-approval.ts'
import { useWords as useApprovalWords } from '#studio/approvals/use-words.ts'
import { LineTo, ScheduledFact, useMoment } from './parts.tsx'
import { type Scheduled, unsignedIn } from './plan-scheduled.ts'
import { useWords } from './use-words.ts'

interface HeldLineProps {
  scheduled: Scheduled
  held: NonNullable<Scheduled['held']>
  /** What approval has been asked for. */
  waiting: readonly Waiting[]
}

/** What its time has come for and lacks signatures, or the right to publish: since when, and what it lacks for whoever reads; leads to its review. */
export function HeldLine({ scheduled, held: { since, releaseId, withoutRight }, waiting }: HeldLineProps) {
  const say = useWords()
  const sayApproval = useApprovalWords()
  const moment = useMoment()
  const reader = useCurrentUser()?.id ?? ''
  const [asked] = unsignedIn(waiting, releaseId)
  // Nobody may have asked for approval of it yet.
  const { found } = useApproval(asked === undefined ? scheduled.id : null, { act: 'publish', releaseId })
  const approval = asked ?? found
  const reason = approval ? planSentence(sayApproval, approval, reader) : ''
  const lacking = withoutRight === undefined ? say('held.missing') : say('held.right', { who: withoutRight })
  const meant = { id: asked?.publishedId ?? scheduled.id, type: asked?.type ?? scheduled.type }
  return (
    <LineTo intent="review" params={reviewParams({ ...meant, act: 'publish', releaseId })}>
      <ScheduledFact
        scheduled={scheduled}
        below={say('held.since', { when: moment(since), reason: reason || lacking })}
      />
    </LineTo>
  )
}
