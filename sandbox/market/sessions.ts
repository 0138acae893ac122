import { holidayOn } from '#common/time/holidays.ts'
import { type Hours, schedules } from './hours.ts'
import { dateIn, daysAfter, instantIn, type WallDate } from '#common/time/zoned-time.ts'

/** The state of a trading schedule at an instant. */
export interface SessionState {
  isOpen: boolean
  /** The instant itself while open, else the end of the last session before it. */
  lastTraded: number
  /** The start of the trading day that holds `lastTraded`. */
  dayOpened: number
}

/** How far back the last session can lie: holidays before a weekend, with room to spare. */
const maxDaysBack = 12

/** A session of a schedule, ms since 1970. */
export interface Session {
  from: number
  to: number
}

/** The sessions that begin on a date of the schedule's zone; none on a holiday. */
function sessionsOn(hours: Hours, date: WallDate): Session[] {
  if (holidayOn(hours === 'forex' ? 'currencies' : hours, date)) return []
  const { zone, week } = schedules[hours]
  return (week[date.weekday] ?? []).map(([from, to]) => ({
    from: instantIn(zone, date, from),
    to: instantIn(zone, date, to),
  }))
}

/** The sessions that lie in a stretch of time, wholly or in part, in order. */
export function sessionsBetween(hours: Hours, from: number, to: number): Session[] {
  const { zone } = schedules[hours]
  const found: Session[] = []
  // Sessions last a day at most, so one of two days before is over.
  for (let date = daysAfter(dateIn(zone, from), -2); instantIn(zone, date, 0) < to; date = daysAfter(date, 1))
    found.push(...sessionsOn(hours, date).filter((session) => session.to > from && session.from < to))
  return found
}

/** The state of a schedule at an instant (milliseconds since 1970). */
export function sessionState(hours: Hours, instant: number): SessionState {
  const { zone } = schedules[hours]
  const today = dateIn(zone, instant)
  for (let back = 0; back <= maxDaysBack; back += 1) {
    const date = daysAfter(today, -back)
    const sessions = sessionsOn(hours, date)
    const begun = sessions.findLast(({ from }) => from <= instant)
    const first = sessions[0]
    if (begun && first) {
      const isOpen = instant < begun.to
      return { isOpen, lastTraded: isOpen ? instant : begun.to, dayOpened: first.from }
    }
  }
  throw new Error(`The schedule ${hours} has no session in ${maxDaysBack} days.`)
}
