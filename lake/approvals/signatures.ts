import type { ApprovalState } from './approval-state.ts'
import { decisionsOf } from './approval-state.ts'
import type { Person } from './decision.ts'
import { planApproval } from './plan-approval.ts'
import type { Act } from './subject.ts'

/** A signature behind what was published: who gave it, where in the log, and what they said. */
export interface Signature extends Person {
  position: number
  comment: string | undefined
}

/** What stands behind a published state: signatures, or the act "seed" where nobody was asked. */
export interface Behind {
  signatures: readonly Signature[]
  isSeed: boolean
}

const takingAway: readonly Act[] = ['unpublish', 'delete']

/**
 * The signatures behind what an entry published or took away: those it had when it came into force, which may be later than
 * the entry; of one that never did, those it has.
 * @param sequence of the entry
 */
export function signaturesBehind(approvalState: ApprovalState, sequence: number): Behind {
  const fact = approvalState.facts.find((one) => one.kind === 'published' && one.sequence === sequence)
  if (fact?.kind !== 'published') return { signatures: [], isSeed: false }
  const { contentHash, takenHash, revision } = fact
  const { history } = approvalState.inForce
  const came = history.findIndex(
    (one) => one.sequence >= sequence && one.revision === (contentHash === null ? undefined : revision),
  )
  const until = history[came]?.sequence ?? Number.POSITIVE_INFINITY
  const since = history.findLast((one) => one.sequence < (came === -1 ? sequence : until))?.sequence ?? 0
  const decisions = decisionsOf(approvalState).filter((one) => one.sequence <= until)
  const told = (contentHash === null ? takingAway : (['publish'] as const)).map((act) =>
    planApproval({
      subject: { publishedId: approvalState.publishedId, act, contentHash: contentHash ?? takenHash ?? '' },
      policy: { people: 1, compliance: 0 },
      decisions,
      since,
      authors: new Set(),
      // Who could not sign was refused then; in force stays what was signed.
      signingRole: () => 'other',
    }),
  )
  const signed = told.find(({ signatures }) => signatures.length > 0)
  const signatures = (signed?.signatures ?? []).map((person) => {
    const decision = decisions.findLast((one) => one.kind === 'approve' && one.person.id === person.id)
    const comment = decision?.kind === 'approve' ? decision.comment : undefined
    return { ...person, position: decision?.sequence ?? 0, comment }
  })
  return { signatures, isSeed: told.some(({ isSeed }) => isSeed) }
}
