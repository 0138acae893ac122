import { type Side, sides } from './plan-place-list.ts'
import type { Arrival } from './use-page-changes.ts'

/** What became of an address that has no page of its own. */
export interface Elsewhere {
  side: Side
  /** Another page came, none is there, or the site failed. */
  what: 'moved' | 'missing' | 'failed'
  path: string
  to: string
}

/** The addresses that lead to another page, to none, or to a failure. */
export function planArrivals(
  paths: Readonly<Partial<Record<Side, string | undefined>>>,
  arrivals: Readonly<Partial<Record<Side, Arrival>>>,
): Elsewhere[] {
  return sides.flatMap((side): Elsewhere[] => {
    const [path, arrival] = [paths[side], arrivals[side]]
    if (path === undefined || arrival === undefined) return []
    const { status, path: to } = arrival
    if (status >= 500) return [{ side, what: 'failed', path, to }]
    if (status >= 400) return [{ side, what: 'missing', path, to }]
    return to === path ? [] : [{ side, what: 'moved', path, to }]
  })
}
