import 'server-only'
import type { BarStep } from '#web/broker/history/bar-steps.ts'
import { firstFills } from '#web/broker/history/fill/first-fills.ts'
import { coursesOf, dayBarsOf, historyOf, tradingDaysOf } from '#web/broker/history/histories.ts'
import type { HistoryRange, PriceHistory } from '#web/broker/history/history.ts'
import { endPageAt, endPageWhenFilled } from '#web/content/render/render-scope.ts'
import { isBuilding } from '#web/lib/settings.ts'
import { rangeRules } from '#web/broker/history/plan-ranges.ts'
import type { Traded } from '#web/features/hours/sessions-of.ts'
import { planDay, type RecordedDay } from './plan-day.ts'
import { ordinaryDayOf, ordinaryDays } from './plan-ordinary-day.ts'
import { nextDrawing } from './plan-drawing.ts'

/** To be called before bars are read: what is filled behind it ends the page. */
const endWhenFilled = async (symbols: readonly string[], step: BarStep, now: number): Promise<void> => {
  const fills = firstFills()
  const filled = await Promise.all(symbols.map((symbol) => fills.isFilled(symbol, step, now)))
  if (filled.includes(false)) await endPageWhenFilled()
}

/**
 * The history of an instrument for a page. Has the page drawn anew with the next quarter of an hour, and once the broker
 * has filled the history, without telling open pages of it. A build holds no history.
 */
export const readHistory = async (
  symbol: string,
  range: HistoryRange,
  now = Date.now(),
): Promise<PriceHistory> => {
  if (isBuilding()) {
    const { lengthMs, stepMs } = rangeRules[range]
    return { symbol, range, stepMs, from: now - lengthMs, to: now, bars: [], since: null }
  }
  await endWhenFilled([symbol], rangeRules[range].from, now)
  const history = await historyOf(symbol, range, now)
  await endPageAt(nextDrawing(now, history.bars.length))
  return history
}

/** The closes of the last day of trading by symbol, oldest first, for small courses; ends the page as above. */
export const readCourses = async (
  symbols: readonly string[],
  now = Date.now(),
): Promise<Map<string, readonly string[]>> => {
  if (isBuilding()) return new Map()
  await endWhenFilled(symbols, '15m', now)
  const courses = await coursesOf(symbols, now)
  await endPageAt(nextDrawing(now, Math.max(0, ...[...courses.values()].map(({ length }) => length))))
  return courses
}

/** The last day of trading by symbol; one of which nothing is on record is left out. Ends the page as above. */
export const readDays = async (
  instruments: readonly Traded[],
  now = Date.now(),
): Promise<Map<string, RecordedDay>> => {
  if (isBuilding()) return new Map()
  const symbols = instruments.map(({ symbol }) => symbol)
  await endWhenFilled(symbols, '15m', now)
  const known = await dayBarsOf(symbols, now)
  await endPageAt(nextDrawing(now, Math.max(0, ...[...known.values()].map(({ length }) => length))))
  return new Map(
    instruments.flatMap((instrument) => {
      const day = planDay(instrument, known.get(instrument.symbol) ?? [], rangeRules['1d'].stepMs, now)
      return day ? [[instrument.symbol, day]] : []
    }),
  )
}

const dayMs = 86_400_000

/** As long as so many trading days last, with a fortnight of holidays. */
const ordinaryMs = (ordinaryDays * (7 / 5) + 14) * dayMs

/** The height of an ordinary day by symbol; one with too few days on record is left out. Ends the page as above. */
export const readOrdinaryDays = async (
  symbols: readonly string[],
  now = Date.now(),
): Promise<Map<string, string>> => {
  if (isBuilding()) return new Map()
  await endWhenFilled(symbols, '1d', now)
  const known = await tradingDaysOf(symbols, ordinaryMs, now)
  return new Map(
    symbols.flatMap((symbol) => {
      const height = ordinaryDayOf(known.get(symbol) ?? [])
      return height === null ? [] : [[symbol, height]]
    }),
  )
}
