import { holidayOn } from '#common/time/holidays.ts'
import { type Hours, schedules } from './hours.ts'
import { dateIn, daysAfter, instantIn } from '#common/time/zoned-time.ts'

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

/** The state of a schedule at an instant (milliseconds since 1970). */
export function sessionState(hours: Hours, instant: number): SessionState {
  const { zone, week } = schedules[hours]
  const today = dateIn(zone, instant)
  for (let back = 0; back <= maxDaysBack; back += 1) {
    const date = daysAfter(today, -back)
    if (holidayOn(hours === 'forex' ? 'currencies' : hours, date)) continue
    const sessions = (week[date.weekday] ?? []).map(([from, to]) => ({
      from: instantIn(zone, date, from),
      to: instantIn(zone, date, to),
    }))
    const begun = sessions.findLast(({ from }) => from <= instant)
    const first = sessions[0]
    if (begun && first) {
      const isOpen = instant < begun.to
      return { isOpen, lastTraded: isOpen ? instant : begun.to, dayOpened: first.from }
    }
  }
  throw new Error(`The schedule ${hours} has no session in ${maxDaysBack} days.`)
}
