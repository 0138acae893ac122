import { expect, it } from 'vitest'
import { restartPause } from '#scripts/start/supervisor.ts'

it('pauses twice as long after each end, and half a minute at most', () => {
  expect([1, 2, 3, 4].map((ends) => restartPause(ends, 400))).toEqual([400, 800, 1600, 3200])
  expect([8, 100, 10_000].map((ends) => restartPause(ends, 400))).toEqual([30_000, 30_000, 30_000])
})
