import type { Direction } from '#web/features/calculators/formulas.ts'
import { type Course, planCourse, type TradeBar } from '#web/features/calculators/plan-close-out.ts'
import { otherSide, planTrade, type Trade, type TradePoint } from '#web/features/calculators/plan-trade.ts'
import { canonicalOf } from '#web/features/calculators/number-text.ts'
import { type Problem as SizeProblem, readLots } from '#web/features/calculators/read-fields.ts'
import type { Market } from '#web/features/hours/sessions.ts'
import { toDecimal, whole } from '#web/lib/numbers/ratio.ts'
import type { Locale } from '#locales/table.ts'
import { type CostData, type CostRange, type CostTerms, rateAt } from './cost-data.ts'
import { type DateProblem, type Step, stepAt } from './plan-steps.ts'

/** What somebody asks for, as it was typed: a link, a form and the tool carry the same. */
export interface Typed {
  range: CostRange
  /** Dates as a field has them. */
  from: string
  to: string
  side: Direction
  /** In the language’s notation. */
  lots: string
  currency: string
}

export type CostProblem =
  | ({ field: 'from' | 'to' } & (DateProblem | { code: 'order' }))
  | ({ field: 'lots' } & SizeProblem)

/** What became of a trade of one direction. */
export interface Outcome {
  trade: Trade
  course: Course
  /** Index of the bar that it was closed at, and the price it had. */
  stop: number
  bid: string
}

export interface Answer {
  problems: readonly CostProblem[]
  /** Indexes of the bars chosen; null where a date cannot be used. */
  open: number | null
  close: number | null
  outcome: Outcome | null
  /** The other direction over the same days. */
  other: Outcome | null
  /** Of the figures: the wanted one, or that of the price while no rate is known for one of the points. */
  currency: string
  /** A decimal string; null where the size cannot be used. */
  lots: string | null
}

export interface CostContext {
  locale: Locale
  terms: CostTerms
  data: CostData
  steps: readonly Step[]
  zone: string
  market: Market | null
}

/** What is booked between two bars, in a direction: to the close that was chosen, or to where half of the margin was gone. */
const outcomeOf = (
  { terms, data, steps }: CostContext,
  choice: { direction: Direction; lots: string; currency: string },
  { open, close }: { open: number; close: number },
): Outcome | null => {
  const rateIn = (at: number, side: 'open' | 'close') =>
    terms.quote === choice.currency ? whole(1) : rateAt(data, terms.quote, choice.currency, { at, side })
  const [first, last] = [steps[open], steps[close]]
  const [openRate, closeRate] = [first && rateIn(first.bar.at, 'open'), last && rateIn(last.bar.at, 'close')]
  if (!first || !last || !openRate || !closeRate) return null
  const start: TradePoint = { at: first.opened, bid: first.bar.open, rate: openRate }
  const between = steps.slice(open, close + 1).flatMap(({ bar }): TradeBar[] => {
    const rate = rateIn(bar.at, 'open')
    return rate ? [{ at: bar.at, open: bar.open, high: bar.high, low: bar.low, rate }] : []
  })
  const course = planCourse(terms, choice, start, between)
  const { closedOut } = course
  const end = closedOut ?? { at: last.closed, bid: last.bar.close, rate: closeRate }
  const trade = planTrade(terms, choice, { open: start, close: end })
  const stop = closedOut ? steps.findIndex(({ bar }) => bar.at === closedOut.at) : close
  return trade && { trade, course, stop, bid: end.bid }
}

/** What was typed, worked out. */
export const planAnswer = (context: CostContext, typed: Typed): Answer => {
  const { locale, terms } = context
  const problems: CostProblem[] = []
  const [from, to] = [stepAt(typed.from, 'from', context), stepAt(typed.to, 'to', context)]
  if ('problem' in from) problems.push({ field: 'from', ...from.problem })
  if ('problem' in to) problems.push({ field: 'to', ...to.problem })
  const size = readLots(typed.lots.trim() === '' ? '' : canonicalOf(locale, typed.lots), terms)
  if ('problem' in size) problems.push({ field: 'lots', ...size.problem })
  const open = 'index' in from ? from.index : null
  const close = 'index' in to ? to.index : null
  if (open !== null && close !== null && open > close) problems.push({ field: 'to', code: 'order' })
  const lots = 'value' in size ? toDecimal(size.value, 8).replace(/\.?0+$/, '') : null
  const nothing = { problems, open, close, lots, outcome: null, other: null, currency: typed.currency }
  if (problems.length > 0 || open === null || close === null || lots === null) return nothing
  for (const currency of new Set([typed.currency, terms.quote])) {
    const choice = { direction: typed.side, lots, currency }
    const outcome = outcomeOf(context, choice, { open, close })
    const other = outcomeOf(context, { ...choice, direction: otherSide(typed.side) }, { open, close })
    if (outcome) return { ...nothing, outcome, other, currency }
  }
  return nothing
}

/** How many bars the sample of a range goes over: a day of trading, about a week, about a month. */
const lengths: Readonly<Record<CostRange, number>> = { '1w': 12, '1m': 6, '1y': 4 }

interface Sample {
  typed: Pick<Typed, 'from' | 'to' | 'side'>
  result: number
}

/** A point in the currency of the price: which trade lost most is the same in any. */
const pointAt = (at: number, bid: string): TradePoint => ({ at, bid, rate: whole(1) })

/**
 * The trade that a range begins with: of those over so many bars the one that lost most, bought; sold where none that
 * was bought lost. The same for everybody who asks with the same bars. Null without a bar.
 */
export const planSample = ({ steps, data, terms }: CostContext, lots: string): Sample['typed'] | null => {
  const length = Math.min(lengths[data.history.range], steps.length)
  const samplesOf = (side: Direction): Sample[] =>
    steps.flatMap((first, open) => {
      const last = steps[open + length - 1]
      if (!last) return []
      const trade = planTrade(
        terms,
        { direction: side, lots, currency: terms.quote },
        { open: pointAt(first.opened, first.bar.open), close: pointAt(last.closed, last.bar.close) },
      )
      return trade
        ? [{ typed: { from: first.from, to: last.to, side }, result: Number(trade.result.value) }]
        : []
    })
  const bought = samplesOf('buy')
  const losing = bought.some(({ result }) => result < 0) ? bought : [...bought, ...samplesOf('sell')]
  return losing.toSorted((a, b) => a.result - b.result)[0]?.typed ?? null
}
