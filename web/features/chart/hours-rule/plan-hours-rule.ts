import { dateIn, daysAfter, instantIn, minutesAhead, type WallDate } from '#common/time/zoned-time.ts'
import { type PlaceName, placeSpans } from '#web/features/chart/plan/closed.ts'
import { type Market, type Session, sessionsAround } from '#web/features/hours/sessions.ts'

/** A stretch of a day, in minutes after midnight on the clock of a zone: 0 to 1440. */
export interface Stretch {
  from: number
  until: number
}

export interface HoursRule {
  /** The day that is drawn: today, or the next one with a session. */
  date: WallDate
  isToday: boolean
  open: readonly Stretch[]
  places: readonly { name: PlaceName; stretches: readonly Stretch[] }[]
  /** Seven days from Monday to Sunday around the day. */
  week: readonly { date: WallDate; open: readonly Stretch[] }[]
  /** A pause of less than six hours between two sessions of the day, as instants; the longest. */
  pause: Closure | null
  /** The next closure of twelve hours or more, as instants: mostly the weekend. */
  closure: Closure | null
}

/** A time without trading, ms since 1970. */
export interface Closure {
  from: number
  until: number
}

const dayMs = 86_400_000
const hourMs = 3_600_000

/** What the clock of a zone shows at an instant, in minutes after the midnight that begins a date. */
const minuteOn = (zone: string, { year, month, day }: WallDate, instant: number): number =>
  (instant - Date.UTC(year, month - 1, day)) / 60_000 + minutesAhead(zone, instant)

/** Sessions as far as they lie on a day of a zone. A clock that goes back never draws one backwards. */
const onDay = (sessions: readonly Session[], zone: string, date: WallDate): Stretch[] =>
  sessions.flatMap(({ opens, closes }) => {
    const from = Math.max(0, Math.round(minuteOn(zone, date, opens)))
    const until = Math.min(1440, Math.round(minuteOn(zone, date, closes)))
    return until > from ? [{ from, until }] : []
  })

const noonOf = (zone: string, date: WallDate): number => instantIn(zone, date, 720)

const openOn = (market: Market, zone: string, date: WallDate): Stretch[] =>
  onDay(sessionsAround(market, noonOf(zone, date), 2, 3), zone, date).sort((a, b) => a.from - b.from)

const placesOn = (zone: string, date: WallDate): HoursRule['places'] =>
  placeSpans({ from: instantIn(zone, date, 0), until: instantIn(zone, date, 1440) }).map(
    ({ name, spans }) => ({
      name,
      stretches: onDay(
        spans.map(({ from, until }) => ({ opens: from, closes: until })),
        zone,
        date,
      ),
    }),
  )

/** The times between sessions that end after an instant. */
const closuresAfter = (market: Market, now: number): Closure[] => {
  const sessions = sessionsAround(market, now, 3, 12).sort((a, b) => a.opens - b.opens)
  return sessions.flatMap(({ closes }, index) => {
    const next = sessions[index + 1]
    return next && next.opens > closes && next.opens > now ? [{ from: closes, until: next.opens }] : []
  })
}

const longest = (closures: readonly Closure[]): Closure | null =>
  closures.reduce<Closure | null>(
    (held, one) => (held && held.until - held.from >= one.until - one.from ? held : one),
    null,
  )

const isShort = ({ from, until }: Closure): boolean => until - from < 6 * hourMs

/** A day and its week of a market as a zone's clock shows them; holidays and changes of clocks are in them. */
export const planHoursRule = (market: Market, zone: string, now: number): HoursRule => {
  const today = dateIn(zone, now)
  const near = Array.from({ length: 8 }, (_, offset) => daysAfter(today, offset))
  const date = near.find((day) => openOn(market, zone, day).length > 0) ?? today
  const monday = daysAfter(date, date.weekday === 0 ? -6 : 1 - date.weekday)
  const closures = closuresAfter(market, now)
  return {
    date,
    isToday: date === near[0],
    open: openOn(market, zone, date),
    places: placesOn(zone, date),
    week: Array.from({ length: 7 }, (_, offset) => daysAfter(monday, offset)).map((day) => ({
      date: day,
      open: openOn(market, zone, day),
    })),
    pause: longest(closures.filter((one) => isShort(one) && one.from < now + dayMs)),
    closure: closures.find(({ from, until }) => until - from >= 12 * hourMs) ?? null,
  }
}

/** The hours that have a figure on the rule: every so many, but none that the line of now would run through. */
export const figuresOf = (every: number, now: number | null, apart: number): number[] =>
  Array.from({ length: 24 / every + 1 }, (_, index) => index * every).filter(
    (hour) => now === null || Math.abs(hour * 60 - now) >= apart,
  )

/** The minute of the day that a zone's clock shows. */
export const minuteIn = (zone: string, now: number): number =>
  Math.floor(minuteOn(zone, dateIn(zone, now), now))

/** Four zones to choose from, the visitor's own first. */
export const zonesFor = (own: string): string[] =>
  [...new Set([own, 'UTC', 'Europe/London', 'America/New_York', 'Asia/Tokyo'])].slice(0, 4)
