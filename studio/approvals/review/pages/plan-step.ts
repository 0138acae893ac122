/**
 * The place of the change to show next. One that was not seen in both pages is shown once more before those after it:
 * where a page stands below the other, both do not fit.
 * @param seen of each change, whether it was in view wherever it is
 * @param at the one shown now, −1 before the first
 */
export function planStep(seen: readonly boolean[], at: number, by: 1 | -1): number {
  if (by === 1 && at >= 0 && seen[at] === false) return at
  const next = at + by
  if (next < 0) return seen.length - 1
  return next >= seen.length ? 0 : next
}
