import { fill } from '#common/fill.ts'
import type { Namespaces } from '#locales/resources.ts'
import type { ChartWords } from '#web/features/chart/chart-words.ts'
import { barNamer } from '#web/features/chart/plan/table.ts'
import { charges } from '#web/features/calculators/formulas.ts'
import { countedText, type LotWords, lotsText, type PipWords, pipWord } from '#web/i18n/pips.ts'
import { billMoney, type BillWords } from '#web/layout/instrument-page/bill/plan-lines.ts'
import { nightName } from '#web/layout/instrument-page/contract/night-name.ts'
import { formatPrice, subtract, withPlacesOf } from '#web/lib/numbers/decimal.ts'
import { formatPercent } from '#web/lib/numbers/percent.ts'
import { ratioOf } from '#web/lib/numbers/ratio.ts'
import type { Answer, CostContext, Outcome, Typed } from './plan-answer.ts'

/** All words of the tool. */
export interface CostWords {
  own: Omit<Namespaces['trading']['pastTrade'], 'title' | 'description' | 'noneTitle' | 'none' | 'back'>
  bill: Pick<
    BillWords,
    'direction' | 'buy' | 'sell' | 'size' | 'currency' | 'accounts' | 'noRate' | 'unknown'
  >
  lots: LotWords
  pips: PipWords
  problems: Namespaces['trading']['calculators']['problems']
  ranges: Namespaces['trading']['plate']['ranges']
  range: string
  chart: Pick<ChartWords, 'rangeNames' | 'picture' | 'nothing' | 'ahead' | 'closed' | 'places'>
}

export interface CostLine {
  key: 'price' | 'spread' | 'nights' | 'conversion' | 'result'
  label: string
  note: string
  value: string
}

/** How the opening and the close of a step are named: days by their date, two hours by when they begin and end. */
export const stepNamer = ({ locale, data, zone, steps }: CostContext) => {
  const { range } = data.history
  const name = barNamer(range, zone, locale)
  return {
    opened: (index: number): string => name(steps[index]?.opened ?? 0),
    closed: (index: number): string => {
      const step = steps[index]
      if (!step) return ''
      // The last price is a moment before the end.
      return range === '1w' ? name(step.closed + 1) : name(step.bar.at)
    },
  }
}

const wayOf = (pips: string): 'flat' | 'favour' | 'against' =>
  Number(pips) === 0 ? 'flat' : Number(pips) > 0 ? 'favour' : 'against'

const nightsNote = (
  { locale, terms, data }: CostContext,
  typed: Typed,
  { trade: { nights }, course }: Outcome,
  { own }: CostWords,
): string => {
  // When in a week it was closed is not known, so neither are the nights before.
  const isOpen = course.closedOut !== null && data.history.range === '1y'
  if (nights.count === 0) return isOpen ? own.nightsOpen : own.nightsNone
  const rate = typed.side === 'buy' ? terms.overnightLong : terms.overnightShort
  if (rate === null) return own.nightsUnknown
  const isTriple = nights.counted > nights.count
  const note = fill(isTriple ? own.nightsTriple : own.nightsNote, {
    count: countedText(locale, String(nights.count), own.nights),
    day: terms.tripleNight ? nightName(locale, terms.tripleNight) : '',
    // A line ends after a minus, unless a word joiner holds it.
    rate: billMoney(locale, { value: rate, currency: terms.quote }, true).replace('−', '−\u2060'),
  })
  return isOpen ? `${note}, ${own.nightsOpen}` : note
}

/** How much of the margin a result is, whatever its sign: `40%`. */
const shareText = ({ locale }: CostContext, left: string): string =>
  formatPercent(locale, (subtract(left, '100') ?? '0').replace('-', ''))

/** A size as the language writes it. */
export const sizeText = ({ locale, terms }: CostContext, lots: string, words: CostWords): string =>
  lotsText(locale, withPlacesOf(terms.lotStep || lots, lots), words.lots)

/** The lines of a trade in words, from its price to its result; dashes where nothing could be worked out. */
export const planCostLines = (
  context: CostContext,
  typed: Typed,
  answer: Answer,
  words: CostWords,
): CostLine[] => {
  const { locale, terms, steps } = context
  const { own, bill } = words
  const { outcome, open } = answer
  const keys = ['price', 'spread', 'nights', 'conversion', 'result'] as const
  const labels = {
    price: own.price,
    spread: own.spread,
    nights: own.nightsName,
    conversion: own.conversion,
    result: own.result,
  }
  const first = open === null ? undefined : steps[open]
  if (!outcome || !first)
    return keys.map((key) => ({ key, label: labels[key], note: '', value: bill.unknown }))
  const { trade, bid } = outcome
  const money = (sum: { value: string; currency: string } | null) =>
    sum ? billMoney(locale, sum, true) : bill.unknown
  const counted = String(trade.nights.counted)
  return [
    {
      key: 'price',
      label: own.price,
      note: fill(own[wayOf(trade.pips)], {
        from: formatPrice(locale, first.bar.open),
        to: formatPrice(locale, bid),
        pips: countedText(locale, trade.pips.replace('-', ''), words.pips),
      }),
      value: money(trade.price),
    },
    {
      key: 'spread',
      label: own.spread,
      note: typed.side === 'buy' ? own.spreadBuy : own.spreadSell,
      value: money(trade.spread),
    },
    {
      key: 'nights',
      label: `${formatPrice(locale, counted)} ${pipWord(locale, counted, own.nights)}`,
      note: nightsNote(context, typed, outcome, words),
      value: money(trade.nights.sum),
    },
    {
      key: 'conversion',
      label: own.conversion,
      note: trade.conversion
        ? fill(own.conversionNote, {
            share: formatPercent(locale, charges.conversion),
            currency: terms.quote,
          })
        : fill(own.conversionNone, { currency: terms.quote }),
      value: money(trade.conversion),
    },
    {
      key: 'result',
      label: own.result,
      note:
        trade.left === null
          ? own.resultNoMargin
          : fill(own.resultNote, {
              share: shareText(context, trade.left),
              margin: billMoney(locale, trade.margin),
            }),
      value: money(trade.result),
    },
  ]
}

/** The place of a size on the rule of sizes, or of the last one below it. */
export const placeOf = (sizes: readonly string[], lots: string | null): number => {
  const size = ratioOf(lots ?? '')
  if (!size) return 0
  const below = sizes.filter((one) => Number(one) <= Number(lots))
  return Math.max(0, below.length - 1)
}
