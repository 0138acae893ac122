import { expect, it } from 'vitest'
import { planMargin } from './plan-margin.ts'

it('what a move takes of the margin is worked out at 30:1', () => {
  expect(planMargin()).toEqual({
    mild: { move: '1', taken: '30', left: '70' },
    closeOut: { move: '1.67', taken: '50', left: '50' },
    gone: { move: '3.33', taken: '100', left: '0' },
  })
})
