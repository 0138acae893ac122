import { expect, it } from 'vitest'
import { failureOf, longestTrialMs, type Outcome, planNext } from './plan-attempt.ts'

const answer = (status: number): Outcome => ({ kind: 'answer', status })

it.each([
  [answer(200), 0, 0, { status: 'success' }, null],
  [answer(204), 9, longestTrialMs * 2, { status: 'success' }, null],
  [answer(301), 0, 0, { status: 'failure' }, 'http'],
  [answer(400), 0, 0, { status: 'failure' }, 'http'],
  [answer(404), 0, 0, { status: 'failure' }, 'http'],
  [answer(429), 0, 0, { status: 'pending', restMs: 250 }, 'http'],
  [answer(500), 1, 0, { status: 'pending', restMs: 500 }, 'http'],
  [answer(503), 20, 0, { status: 'pending', restMs: 30_000 }, 'http'],
  [answer(503), 20, longestTrialMs - 29_999, { status: 'failure' }, 'http'],
  [{ kind: 'timeout' } as const, 0, 0, { status: 'pending', restMs: 250 }, 'timeout'],
  [{ kind: 'network' } as const, 2, 0, { status: 'pending', restMs: 1_000 }, 'network'],
  [{ kind: 'network' } as const, 2, longestTrialMs, { status: 'failure' }, 'network'],
])('%j after %i failures and %i ms', (outcome, failures, ageMs, next, reason) => {
  expect(planNext(outcome, { failures, ageMs })).toEqual(next)
  expect(failureOf(outcome)).toBe(reason)
})
