import type { Approval, Waiting } from './approval.ts'

/**
 * Whether a request for approval of a draft is open, signed or not: a change of the draft voids it. The version of a
 * release stays as it was asked for.
 */
export function isPending({ state, decisions, act, contentHash, inForce }: Approval): boolean {
  if (act !== 'publish' || (state !== 'asked' && state !== 'approved')) return false
  const ask = decisions.findLast(
    ({ kind, subject, sequence }) =>
      kind === 'ask' &&
      sequence > inForce.sequence &&
      subject.act === act &&
      subject.contentHash === contentHash,
  )
  return ask !== undefined && ask.releaseId === undefined
}

/** Ids of the documents, without prefix, whose draft has an open request. */
export const planPending = (waiting: readonly Waiting[]): ReadonlySet<string> =>
  new Set(waiting.filter((one) => isPending(one)).map(({ publishedId }) => publishedId))
