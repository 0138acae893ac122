import { expect, test } from '@playwright/test'

/**
 * What goes out by itself is there long before anything that asks again would find it: the shortest such clock is half
 * a minute (record 58). The time itself is kept with the run; journeys run side by side, so it is no measurement.
 */
const longestMs = 15_000

/** Fails unless something came at once, and keeps how long it took, ms. */
export function expectAtOnce(what: string, tookMs: number): void {
  test.info().annotations.push({ type: 'took', description: `${what}: ${Math.round(tookMs)} ms` })
  expect(tookMs, what).toBeLessThanOrEqual(longestMs)
}
