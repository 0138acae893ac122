import type { Approval } from '#studio/approvals/approval.ts'

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
