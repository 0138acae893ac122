import { backoff } from '../backoff.ts'

/** What came of an attempt: an answer with a status, none in time, or no connection. */
export type Outcome = { kind: 'answer'; status: number } | { kind: 'timeout' } | { kind: 'network' }

/** Attempts are made for this long, ms. */
export const longestTrialMs = 30 * 60_000

/** What becomes of a message: it arrived, it failed for good, or it is sent again after `restMs`. */
export type Next = { status: 'success' } | { status: 'failure' } | { status: 'pending'; restMs: number }

/** Whether a receiver that answers so may take the same message later. */
const isPassing = (outcome: Outcome): boolean =>
  outcome.kind !== 'answer' || outcome.status === 429 || outcome.status >= 500

/**
 * What to do after an attempt, as Sanity does: 2xx arrived; 429, 5xx and no answer are tried again for half an hour;
 * any other answer is a no.
 */
export const planNext = (
  outcome: Outcome,
  { failures, ageMs }: { failures: number; ageMs: number },
): Next => {
  if (outcome.kind === 'answer' && outcome.status >= 200 && outcome.status < 300) return { status: 'success' }
  const restMs = backoff(failures)
  if (!isPassing(outcome) || ageMs + restMs > longestTrialMs) return { status: 'failure' }
  return { status: 'pending', restMs }
}

/** Why an attempt failed, in the words of Sanity's attempts log; null where it arrived. */
export const failureOf = (outcome: Outcome): 'http' | 'timeout' | 'network' | null => {
  if (outcome.kind !== 'answer') return outcome.kind
  return outcome.status >= 200 && outcome.status < 300 ? null : 'http'
}
