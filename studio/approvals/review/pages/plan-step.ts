import type { Place, Side } from './plan-place-list.ts'

/** What is shown next: a place, and in which page it comes into view; in both where that is not said. */
export interface Step {
  id: string
  side?: Side
}

/**
 * Where one press leads. On: to the page in which the shown place was not looked at yet, since where one page stands
 * below the other both do not fit; then to the next place that is to be read, round and round; with nothing left to
 * read, to the next one. Back: to the place before. Each press leads on, whatever came into view.
 * @param shown the place and the pages it was brought into view in
 */
export function planStep(
  places: readonly Place[],
  shown: { id: string; sides: readonly Side[] } | undefined,
  by: 1 | -1,
): Step | undefined {
  if (places.length === 0) return undefined
  const at = places.findIndex(({ id }) => id === shown?.id)
  if (by === -1) {
    const before = places.at(at <= 0 ? -1 : at - 1)
    return before && { id: before.id }
  }
  const current = places[at]
  const side = current?.unseenIn.find((one) => shown?.sides.includes(one) === false)
  if (current && side) return { id: current.id, side }
  const onwards = [...places.slice(at + 1), ...places.slice(0, at + 1)]
  const next = onwards.find(({ isRead }) => !isRead) ?? onwards[0]
  return next && { id: next.id, ...(next.unseenIn[0] && { side: next.unseenIn[0] }) }
}
