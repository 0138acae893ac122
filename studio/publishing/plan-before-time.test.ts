import { describe, expect, it } from 'vitest'
import { planBeforeTime } from './plan-before-time.ts'

const c1 = { id: 'c1', name: 'Compliance 1' }
const lacking = { missing: [{ people: 1, compliance: true }], signatures: [] }
const signed = { missing: [], signatures: [c1] }

describe('before a time is set', () => {
  it.each([
    ['what lacks signatures', lacking, 'm', true, 'lacks'],
    ['what lacks them and gets another time', lacking, 'm', false, 'lacks'],
    ['what the user signed', signed, 'c1', true, 'signed'],
    ['what the user signed of two', { ...lacking, signatures: [c1] }, 'c1', true, 'signed'],
    ['what others signed', signed, 'm', true, undefined],
    ['what the user signed and only gets another time', signed, 'c1', false, undefined],
    ['what needs nobody', { missing: [], signatures: [] }, 'm', true, undefined],
    ['what is not known yet', undefined, 'm', true, undefined],
  ] as const)('is told of %s', (_what, approval, user, isNew, told) => {
    const copy = approval && { missing: [...approval.missing], signatures: [...approval.signatures] }
    expect(planBeforeTime(copy, user, isNew)).toBe(told)
  })
})
