import { expect, it } from 'vitest'
import { planInstant } from './plan-instant.ts'

const now = Date.UTC(2026, 11, 1)
const before = new Date(now - 1).toISOString()
const after = new Date(now + 1).toISOString()

it.each([
  ['is due later', after, undefined, 'instant'],
  ['is due later, and was held before it got this time', after, 'Marketer', 'instant'],
  ['is held for a signature', before, undefined, 'instant.past'],
  ['is held since nobody behind it may publish it', before, 'Marketer, Compliance 1', 'instant.right'],
])('says of what %s what it waits for', (_what, at, withoutRight, said) => {
  expect(planInstant({ at, withoutRight, now })).toBe(said)
})
