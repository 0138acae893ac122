import { expect, it } from 'vitest'
import { barWidth, planEquityBar } from './plan-equity-bar.ts'

it('the scale has the start and the equity on it, in round steps', () => {
  const bar = planEquityBar({ equity: '9801.42', margin: '1142.10', closeOutAt: '571.05' }, '10000')
  expect(bar.ticks.map(({ amount }) => amount)).toEqual([0, 2000, 4000, 6000, 8000, 10_000, 12_000])
  expect(bar).toMatchObject({ equity: 784.1, margin: 91.4, closeOut: 45.7, start: 800 })
})

it.each(['-500.00', '0.00', '1000000.00'])('an equity of %s stays on the bar', (equity) => {
  const bar = planEquityBar({ equity, margin: '0.00', closeOutAt: '0.00' }, '10000')
  expect(bar.equity).toBeGreaterThanOrEqual(0)
  expect(bar.equity).toBeLessThanOrEqual(barWidth)
})
