import type { Waiting } from './approval.ts'
import { planSentBack, planVoided } from './plan-sentence.ts'

/** Where a request stands that the user made, or signed before it was changed. */
export type Standing = 'approved' | 'asked' | 'changed' | 'refused'

/** A request of interest to a user. */
export interface Pending {
  waiting: Waiting
  standing: Standing
}

const standingOf = (waiting: Waiting): Standing => {
  if (planSentBack(waiting)) return 'refused'
  if (waiting.state === 'unasked') return 'changed'
  return waiting.missing.length === 0 ? 'approved' : 'asked'
}

const hasSignedBefore = (waiting: Waiting, userId: string): boolean =>
  waiting.decisions.some(
    ({ kind, person, sequence, subject }) =>
      kind === 'approve' &&
      person.id === userId &&
      sequence > waiting.inForce.sequence &&
      subject.contentHash !== waiting.contentHash,
  ) && planVoided(waiting).length > 0

/**
 * The requests on the start screen of a user: those they can sign, the oldest first, since somebody waits
 * longest for them; and those they made or signed before a change, the newest first.
 * @param waiting the newest first
 */
export function planToday(
  waiting: readonly Waiting[],
  userId: string,
): { toSign: readonly Waiting[]; pending: readonly Pending[] } {
  const toSign = waiting.filter(({ maySign, missing }) => maySign && missing.length > 0).toReversed()
  const pending = waiting
    .filter((one) => one.askedBy.id === userId || hasSignedBefore(one, userId))
    .map((one) => ({ waiting: one, standing: standingOf(one) }))
  return { toSign, pending }
}

/** Ids of the documents that still wait for somebody's signature; what is approved waits to be published. */
export const planUnsigned = (waiting: readonly Waiting[]): ReadonlySet<string> =>
  new Set(waiting.flatMap(({ publishedId, missing }) => (missing.length > 0 ? [publishedId] : [])))
