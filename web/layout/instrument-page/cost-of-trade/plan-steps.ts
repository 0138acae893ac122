import { dateIn, daysAfter, instantIn, shownIn, type WallDate } from '#common/time/zoned-time.ts'
import type { Bar } from '#web/broker/history/history.ts'
import { rangeRules } from '#web/broker/history/plan-ranges.ts'
import { nightsFrom } from '#web/features/calculators/plan-nights.ts'
import { type Market, sessionAt } from '#web/features/hours/sessions.ts'
import type { CostData } from './cost-data.ts'

/** A bar that a trade can open or close at: at its first price, and at its last. */
export interface Step {
  bar: Bar
  /** When the first and the last price were, ms since 1970. */
  opened: number
  closed: number
  /** The same as a date field has it: `2026-11-04`, or `2026-11-04T14:00` on the page’s clock. */
  from: string
  to: string
}

const two = (value: number): string => String(value).padStart(2, '0')
const dateText = ({ year, month, day }: WallDate): string => `${year}-${two(month)}-${two(day)}`

const halfDay = 43_200_000

/** An instant as a field of a page’s clock has it: `2026-11-04T14:00`. */
export const timeText = (zone: string, at: number): string => {
  const minutes = Math.floor(shownIn(zone, at) / 60_000)
  return `${dateText(dateIn(zone, at))}T${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
}

/**
 * Where a bar’s last price is: before its end, so before the night that is booked then, and at the latest at the roll of
 * Friday, after which nothing trades.
 */
const lastOf = (from: number, until: number): number => {
  const friday = nightsFrom(from, 5, null).find(({ weekday, at }) => weekday === 5 && at < until)
  return Math.min(until, friday?.at ?? until) - 1
}

/** The bars of a range as steps, oldest first. */
export const stepsOf = ({ history: { range, bars, to } }: CostData, zone: string): Step[] =>
  bars.map((bar) => {
    const until = Math.min(rangeRules[range].wholeOf(bar.at).to, Math.max(to, bar.at + 60_000))
    const day = dateText(dateIn('UTC', bar.at + halfDay))
    return {
      bar,
      opened: bar.at,
      closed: lastOf(bar.at, until),
      ...(range === '1w'
        ? { from: timeText(zone, bar.at), to: timeText(zone, until) }
        : { from: day, to: day }),
    }
  })

/** Why a date cannot be used. `at` is an instant that helps: the first price there is, or the next one. */
export type DateProblem =
  | { code: 'empty' | 'shape' | 'gap' | 'future' | 'none' }
  | { code: 'before' | 'closed'; at: number | null }

const shape = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?)?$/

interface Read {
  date: WallDate
  /** After midnight; null for a date alone. */
  minutes: number | null
}

const read = (text: string): Read | null => {
  const [, year = '', month = '', day = '', hour, minute = ''] = shape.exec(text.trim()) ?? []
  const date = daysAfter({ year: Number(year), month: Number(month), day: Number(day), weekday: 0 }, 0)
  if (dateText(date) !== `${year}-${month}-${day}`) return null
  if (hour === undefined) return { date, minutes: null }
  return Number(hour) > 23 || Number(minute) > 59
    ? null
    : { date, minutes: Number(hour) * 60 + Number(minute) }
}

const minuteMs = 60_000

/** The instant of a typed time, ms since 1970; null for a date alone, and for what is no time on that clock. */
export const instantOf = (text: string, zone: string): number | null => {
  const typed = read(text)
  if (!typed || typed.minutes === null) return null
  const at = instantIn(zone, typed.date, typed.minutes)
  // A time that the clocks leave out is read as a later one.
  return timeText(zone, at) === text.trim().slice(0, 16) ? at : null
}

/** The stretch of time that a date stands for: its minute, a day on the page’s clock, or a trading day or week. */
const stretchOf = (
  { date, minutes }: Read,
  at: number | null,
  { range, zone }: { range: CostData['history']['range']; zone: string },
): { from: number; to: number; noon: number } | null => {
  if (at !== null) return { from: at, to: at + minuteMs, noon: at }
  if (minutes !== null) return null
  const noon = Date.UTC(date.year, date.month - 1, date.day, 12)
  if (range !== '1w') return { ...rangeRules[range].wholeOf(noon), noon }
  return { from: instantIn(zone, date, 0), to: instantIn(zone, daysAfter(date, 1), 0), noon }
}

/**
 * The step that a typed date means, as an index: for the opening the first one that it touches, for the close the last.
 * A time at which one bar ends and the next begins closes the one and opens the other.
 */
export const stepAt = (
  text: string,
  end: 'from' | 'to',
  {
    data,
    steps,
    zone,
    market,
  }: { data: CostData; steps: readonly Step[]; zone: string; market: Market | null },
): { index: number } | { problem: DateProblem } => {
  const { range, to } = data.history
  const known =
    end === 'from'
      ? steps.findIndex((step) => step.from === text)
      : steps.findLastIndex((step) => step.to === text)
  if (known >= 0) return { index: known }
  if (text.trim() === '') return { problem: { code: 'empty' } }
  const typed = read(text)
  if (!typed) return { problem: { code: 'shape' } }
  const stretch = stretchOf(typed, instantOf(text, zone), { range, zone })
  if (!stretch) return { problem: { code: 'gap' } }
  const isWeekend = typed.minutes === null && (typed.date.weekday === 0 || typed.date.weekday === 6)
  const shift = end === 'to' && typed.minutes !== null ? minuteMs : 0
  const touches = ({ bar }: Step): boolean =>
    bar.at < stretch.to - shift && rangeRules[range].wholeOf(bar.at).to > stretch.from - shift
  const session = market && sessionAt(market, stretch.noon - (shift && 1))
  const isClosed = isWeekend || session?.isOpen === false
  const index = end === 'from' ? steps.findIndex(touches) : steps.findLastIndex(touches)
  if (stretch.from > to) return { problem: { code: 'future' } }
  const [first] = steps
  if (first && stretch.to <= first.bar.at) return { problem: { code: 'before', at: first.bar.at } }
  if (isClosed) return { problem: { code: 'closed', at: session && !session.isOpen ? session.opens : null } }
  return index < 0 ? { problem: { code: 'none' } } : { index }
}
