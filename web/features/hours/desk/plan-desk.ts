import { dateIn, daysAfter, instantIn } from '#common/time/zoned-time.ts'

/** Working hours of people, on one clock, from Monday to Friday. */
export interface DeskHours {
  zone: string
  /** Minutes after midnight. */
  from: number
  until: number
}

/** From when to when somebody answers, ms since 1970. */
export type DeskStretch = readonly [from: number, until: number]

const minutesOf = (clock: string | null | undefined): number | null => {
  const [, hour, minute] = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(clock ?? '') ?? []
  return hour && minute ? 60 * Number(hour) + Number(minute) : null
}

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== ''
  } catch {
    return false
  }
}

/** Hours as an editor entered them: `Asia/Nicosia`, `08:00`, `20:00`; null where one is missing or is none. */
export const readDeskHours = (
  zone: string | null | undefined,
  from: string | null | undefined,
  until: string | null | undefined,
): DeskHours | null => {
  const [begins, ends] = [minutesOf(from), minutesOf(until)]
  if (!zone || !isZone(zone) || begins === null || ends === null || begins >= ends) return null
  return { zone, from: begins, until: ends }
}

/** Of each working day, Monday first, the stretch that is not over at an instant: today's, or that of next week. */
export const planDesk = ({ zone, from, until }: DeskHours, now: number): DeskStretch[] => {
  const today = dateIn(zone, now)
  const coming = Array.from({ length: 8 }, (_, ahead) => daysAfter(today, ahead)).map((date) => ({
    weekday: date.weekday,
    stretch: [instantIn(zone, date, from), instantIn(zone, date, until)] as const,
  }))
  return [1, 2, 3, 4, 5].flatMap((weekday) => {
    const next = coming.find((day) => day.weekday === weekday && day.stretch[1] > now)
    return next ? [next.stretch] : []
  })
}

/** When what is said of a desk changes next: with the end or the beginning of a stretch. */
export const deskChanges = (stretches: readonly DeskStretch[], now: number): number =>
  Math.min(...stretches.flat().filter((at) => at > now))
