import type { Approval } from '#studio/approvals/approval.ts'

/**
 * Whether somebody who may not publish a document may pause its schedule, or give a paused one another time: they ask
 * for its signatures, and by the right of who signs with that time it is published. Once all have signed, nobody
 * would; whoever asked withdraws first, and asks with the time.
 */
export const maySetTime = ({
  isScheduled,
  isPaused,
  approval,
}: {
  isScheduled: boolean
  isPaused: boolean
  approval: Pick<Approval, 'state'> | null | undefined
}): boolean => {
  if (!approval) return false
  return isPaused ? approval.state === 'asked' : isScheduled && approval.state !== 'free'
}

/** What somebody who sets a time for a draft should know before: signatures it lacks, or the own one that is lost. */
export type BeforeTime = 'lacks' | 'signed'

/**
 * Whoever makes the scheduled version counts as its author, so that an own signature of the draft no longer counts.
 * @param isNew whether the version is yet to be made; a paused one only gets another time
 */
export function planBeforeTime(
  approval: Pick<Approval, 'missing' | 'signatures'> | null | undefined,
  userId: string,
  isNew: boolean,
): BeforeTime | undefined {
  if (!approval) return undefined
  if (isNew && approval.signatures.some(({ id }) => id === userId)) return 'signed'
  return approval.missing.length > 0 ? 'lacks' : undefined
}
