import { dateIn, daysAfter, instantIn, type WallDate } from '#common/time/zoned-time.ts'
import type { TripleNight } from '#web/documents/instrument.ts'
import { minus, type Ratio, times, whole } from '#web/lib/numbers/ratio.ts'
import { sumOf, type Sum } from './formulas.ts'

/** The day ends for financing at 17:00 in New York. */
const rollZone = 'America/New_York'
const rollMinutes = 17 * 60

const weekdays = { wednesday: 3, friday: 5 } as const satisfies Record<TripleNight, number>

/** A night that is booked: the instant, its weekday in New York (Sunday 0), and how often it counts. */
export interface Night {
  at: number
  weekday: number
  times: 1 | 3
}

const nightOf = (date: WallDate, triple: TripleNight | null): Night => ({
  at: instantIn(rollZone, date, rollMinutes),
  weekday: date.weekday,
  times: triple !== null && weekdays[triple] === date.weekday ? 3 : 1,
})

/**
 * The next nights that are booked after an instant. Nothing is booked on Saturday and Sunday: the triple night stands
 * for them. Bank holidays may move a night; they are not considered.
 */
export const nightsFrom = (now: number, count: number, triple: TripleNight | null): Night[] => {
  const today = dateIn(rollZone, now)
  const nights: Night[] = []
  for (let offset = 0; nights.length < count; offset += 1) {
    const date = daysAfter(today, offset)
    const night = nightOf(date, triple)
    if (night.at > now && date.weekday !== 0 && date.weekday !== 6) nights.push(night)
  }
  return nights
}

const dayMs = 86_400_000

/** The nights that are booked after one instant, up to and with another: a position closed at the roll pays that night. */
export const nightsBetween = (from: number, to: number, triple: TripleNight | null): Night[] => {
  const most = Math.max(0, Math.ceil((to - from) / dayMs)) + 1
  return nightsFrom(from, most, triple).filter(({ at }) => at <= to)
}

/** How often nights count together: a week is seven, of five nights. */
export const countedOf = (nights: readonly Night[]): number =>
  nights.reduce((sum, night) => sum + night.times, 0)

/** What nights add up to, one sum after each, in the currency of `perNight`'s account; negative is paid. */
export const sumsOf = (nights: readonly Night[], perNight: Ratio, currency: string): Sum[] => {
  let total = whole(0)
  return nights.map((night) => {
    total = minus(total, times(perNight, whole(-night.times)))
    return sumOf(total, currency)
  })
}
