import { fill } from '#common/fill.ts'
import type { DeskStretch } from './plan-desk.ts'

/** What is said of a desk; `{{…}}` is filled in. */
export interface DeskTexts {
  /** Somebody answers. */
  open: string
  /** Nobody does: `{{at}}`. */
  shut: string
  /** `{{first}}`, `{{last}}`, `{{from}}`, `{{until}}`, `{{zone}}`. */
  days: string
}

/**
 * Whether somebody answers at an instant, and the hours of the week on a zone's clock: far from the desk they may begin
 * on another weekday.
 * @param stretches of a week, Monday first, as `planDesk` gives them
 * @param zoneName the zone in words: `Berlin`
 */
export const deskWords = (
  stretches: readonly DeskStretch[],
  {
    now,
    zone,
    zoneName,
    intl,
    texts,
  }: {
    now: number
    zone: string
    zoneName: string
    intl: string
    texts: DeskTexts
  },
): { isOpen: boolean; state: string; days: string } => {
  const written = (at: number | undefined, options: Intl.DateTimeFormatOptions) =>
    at === undefined
      ? ''
      : new Intl.DateTimeFormat(intl, { ...options, timeZone: zone, hourCycle: 'h23' }).format(at)
  const day = { weekday: 'long' } as const
  const clock = { hour: '2-digit', minute: '2-digit' } as const
  const next = stretches.filter(([, until]) => until > now).toSorted(([a], [b]) => a - b)[0]
  const isOpen = next !== undefined && next[0] <= now
  const [first, last] = [stretches[0], stretches.at(-1)]
  return {
    isOpen,
    state: isOpen ? texts.open : fill(texts.shut, { at: written(next?.[0], { ...day, ...clock }) }),
    days: fill(texts.days, {
      first: written(first?.[0], day),
      last: written(last?.[0], day),
      from: written(next?.[0], clock),
      until: written(next?.[1], clock),
      zone: zoneName,
    }),
  }
}
