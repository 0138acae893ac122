import { type Locale, locales } from '#locales/table.ts'
import { momentIn } from '#web/features/hours/moment.ts'
import type { WeekSession } from '#web/features/hours/schedule.ts'
import { type Market, sessionsAround } from '#web/features/hours/sessions.ts'
import { dateIn } from '#common/time/zoned-time.ts'

const clock = (minutes: number): string =>
  `${String(Math.floor((minutes % 1440) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** 2026-11-01 was a Sunday. */
const dayName = (locale: Locale, weekday: number, length: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(locales[locale].intl, { weekday: length, timeZone: 'UTC' }).format(
    Date.UTC(2026, 10, 1 + weekday),
  )

/** A weekly session in the market's time: its day, and `17:05 – 16:59 (Mon)`. */
export const writtenSession = (
  locale: Locale,
  { weekday, from, to }: WeekSession,
): { day: string; hours: string } => ({
  day: dayName(locale, weekday, 'long'),
  hours: `${clock(from)} – ${clock(to)}${to > 1440 ? ` (${dayName(locale, (weekday + 1) % 7, 'short')})` : ''}`,
})

/**
 * The next occurrence of each weekly session in a time zone (default: the visitor's), in schedule order: `Mon 23 Nov,
 * 23:05 – Tue 22:59`. Empty if there is none within a fortnight.
 */
export const nextOnClock = (
  locale: Locale,
  market: Market,
  now: number,
  visitorZone?: string,
): readonly string[] => {
  const upcoming = sessionsAround(market, now, 1, 15).filter(({ closes }) => closes > now)
  const date = new Intl.DateTimeFormat(locales[locale].intl, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(visitorZone ? { timeZone: visitorZone } : {}),
  })
  const { zone, sessions } = market.schedule
  const marketClock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const nameOf = (opens: number) => `${dateIn(zone, opens).weekday} ${marketClock.format(opens)}`
  const first = new Map(upcoming.toReversed().map((session) => [nameOf(session.opens), session]))
  return sessions.map(({ weekday, from }) => {
    const next = first.get(`${weekday} ${clock(from)}`)
    return next
      ? `${date.format(next.opens)} – ${momentIn(locale, next.closes, next.opens, visitorZone)}`
      : ''
  })
}
