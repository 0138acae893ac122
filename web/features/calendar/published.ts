import type { Release } from './release.ts'

/** Releases whose figure was not there before and is now: what a listener is told of, and nothing else. */
export const justPublished = (before: readonly Release[], after: readonly Release[]): Release[] => {
  const waited = new Set(before.filter(({ actual }) => actual === null).map(({ id }) => id))
  return after.filter(({ id, actual }) => actual !== null && waited.has(id))
}
