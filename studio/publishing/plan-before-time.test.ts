import { describe, expect, it } from 'vitest'
import { maySetTime, planBeforeTime } from './plan-before-time.ts'

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

describe('whoever may not publish', () => {
  const scheduled = { isScheduled: true, isPaused: false }
  const paused = { isScheduled: false, isPaused: true }
  const draft = { isScheduled: false, isPaused: false }

  it.each([
    ['pauses what is asked for with a time', scheduled, 'asked', true],
    ['pauses what everybody has signed', scheduled, 'approved', true],
    ['leaves the schedule of what nobody signs', scheduled, 'free', false],
    ['gives what is still asked for another time', paused, 'asked', true],
    ['asks for what was changed, with its time', paused, 'unasked', false],
    ['asks anew for what everybody has signed without that time', paused, 'approved', false],
    ['schedules no draft without asking', draft, 'asked', false],
  ] as const)('%s', (_what, at, state, may) => {
    expect(maySetTime({ ...at, approval: { state } })).toBe(may)
  })

  it('sets no time where there are no approvals', () => {
    expect(maySetTime({ ...scheduled, approval: null })).toBe(false)
  })
})
