import { expect, it } from 'vitest'
import { isProof } from './proof.ts'

const now = Date.parse('2026-11-25T12:00:00Z')
const before = (seconds: number) => new Date(now - seconds * 1_000).toISOString()

it.each([
  ['of this instant', before(0), true],
  ['of fifteen minutes ago', before(900), true],
  ['of a second more', before(901), false],
  ['of the future, after the clock was set back', before(-1), false],
  ['that there never was', null, false],
  ['that is no instant', 'yesterday', false],
])('a proof %s', (_name, provedAt, expected) => {
  expect(isProof(provedAt, now)).toBe(expected)
})
