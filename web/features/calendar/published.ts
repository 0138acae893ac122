import type { Release } from './release.ts'

/** Releases whose figure is new: the only thing announced to screen readers. */
export const justPublished = (before: readonly Release[], after: readonly Release[]): Release[] => {
  const waited = new Set(before.filter(({ actual }) => actual === null).map(({ id }) => id))
  return after.filter(({ id, actual }) => actual !== null && waited.has(id))
}
