import type { Approval } from './approval.ts'

/**
 * The hash of the proposed content where a person asked, signed or sent back something that still stands;
 * undefined where there is nothing to take back.
 */
export function planWithdrawal(
  { decisions, inForce, act, contentHash, state }: Approval,
  personId: string,
): string | undefined {
  const last = decisions.findLast(
    ({ person, subject, sequence }) =>
      person.id === personId &&
      sequence > inForce.sequence &&
      subject.act === act &&
      subject.contentHash === contentHash,
  )
  if (last === undefined || last.kind === 'withdraw' || state === 'unasked') return undefined
  // What was sent back is taken back by whoever did so alone.
  return state !== 'refused' || last.kind === 'refuse' ? contentHash : undefined
}
