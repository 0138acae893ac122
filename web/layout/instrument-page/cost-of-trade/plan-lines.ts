import { fill } from '#common/fill.ts'
import type { Namespaces } from '#locales/resources.ts'
import { barNamer } from '#web/features/chart/plan/table.ts'
import { charges, closeOutPercent } from '#web/features/calculators/formulas.ts'
import type { Trade } from '#web/features/calculators/plan-trade.ts'
import { countedText, type LotWords, lotsText, type PipWords, pipWord } from '#web/i18n/pips.ts'
import { billMoney, type BillWords } from '#web/layout/instrument-page/bill/plan-lines.ts'
import { nightName } from '#web/layout/instrument-page/contract/night-name.ts'
import { formatPrice, subtract, withPlacesOf } from '#web/lib/numbers/decimal.ts'
import { formatPercent } from '#web/lib/numbers/percent.ts'
import { ratioOf } from '#web/lib/numbers/ratio.ts'
import type { Answer, CostContext, Outcome, Typed } from './plan-answer.ts'

/** All words of the tool. */
export interface CostWords {
  own: Namespaces['trading']['pastTrade']
  bill: Pick<
    BillWords,
    'direction' | 'buy' | 'sell' | 'size' | 'currency' | 'accounts' | 'noRate' | 'unknown'
  >
  lots: LotWords
  pips: PipWords
  problems: Namespaces['trading']['calculators']['problems']
  ranges: Namespaces['trading']['plate']['ranges']
  range: string
  chart: Namespaces['trading']['chart']
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
  { locale, terms }: CostContext,
  typed: Typed,
  { nights }: Trade,
  { own }: CostWords,
): string => {
  if (nights.count === 0) return own.nightsNone
  const rate = typed.side === 'buy' ? terms.overnightLong : terms.overnightShort
  if (rate === null) return own.nightsUnknown
  const isTriple = nights.counted > nights.count
  return fill(isTriple ? own.nightsTriple : own.nightsNote, {
    count: countedText(locale, String(nights.count), own.nights),
    day: terms.tripleNight ? nightName(locale, terms.tripleNight) : '',
    rate: billMoney(locale, { value: rate, currency: terms.quote }, true),
  })
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
    nights: own.nights.other,
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
      note: nightsNote(context, typed, trade, words),
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

const stoppedOn = (context: CostContext, { stop }: Outcome): string => {
  const names = stepNamer(context)
  return context.data.history.range === '1w'
    ? `${names.opened(stop)} – ${names.closed(stop)}`
    : names.opened(stop)
}

export interface CostSentences {
  /** Whether the position was closed before the point that was chosen. */
  isStopped: boolean
  /** What became of the close-out; empty without an answer. */
  closeOut: string
  /** The other direction: what it is called, and its result. */
  other: { label: string; value: string }
  /** What is heard after a change; why there is no answer, else. */
  told: string
  /** What is to be known of the figures: another currency than was wanted, for want of a rate. */
  missing: string
}

/** What stands below the lines, and what is heard of them. */
export const planSentences = (
  context: CostContext,
  typed: Typed,
  answer: Answer,
  words: CostWords,
): CostSentences => {
  const { locale } = context
  const { own, bill } = words
  const { outcome, other, open, problems } = answer
  const isBought = typed.side === 'buy'
  const otherLabel = isBought ? own.otherBuy : own.otherSell
  const [problem] = problems
  if (!outcome || open === null || answer.lots === null) {
    const field = problem ? { from: own.from, to: own.to, lots: own.size }[problem.field] : ''
    const told = problem ? fill(own.wrong, { field }) : ''
    return {
      isStopped: false,
      closeOut: '',
      other: { label: otherLabel, value: bill.unknown },
      told,
      missing: '',
    }
  }
  const { closedOut, least } = outcome.course
  const stopped = closedOut && {
    date: stoppedOn(context, outcome),
    price: formatPrice(locale, closedOut.bid),
  }
  const kept =
    least === null
      ? own.noMargin
      : fill(own.kept, { level: formatPercent(locale, closeOutPercent), least: formatPercent(locale, least) })
  const otherStop = other?.course.closedOut
    ? `, ${fill(own.otherStopped, { date: stoppedOn(context, other) })}`
    : ''
  const names = stepNamer(context)
  const values = Object.fromEntries(
    planCostLines(context, typed, answer, words).map(({ key, value }) => [key, value]),
  )
  return {
    isStopped: closedOut !== null,
    closeOut: stopped ? fill(own.stopped, stopped) : kept,
    other: {
      label: `${otherLabel}${otherStop}`,
      value: other ? billMoney(locale, other.trade.result, true) : bill.unknown,
    },
    told: [
      fill(own.told, {
        ...values,
        direction: bill[typed.side],
        size: sizeText(context, answer.lots, words),
        from: names.opened(open),
        to: names.closed(outcome.stop),
      }),
      stopped ? fill(own.stopped, stopped) : '',
    ]
      .filter(Boolean)
      .join(' '),
    missing:
      answer.currency === typed.currency
        ? ''
        : fill(bill.noRate, { currency: answer.currency, wanted: typed.currency }),
  }
}

/** Why a field cannot be used, and what helps; null where it can. */
export const problemText = (
  context: CostContext,
  answer: Answer,
  field: 'from' | 'to' | 'lots',
  words: CostWords,
): string | null => {
  const problem = answer.problems.find((one) => one.field === field)
  if (!problem) return null
  const { locale, data, zone } = context
  if (problem.field === 'lots')
    return fill(words.problems[problem.code], {
      limit: 'limit' in problem ? formatPrice(locale, problem.limit) : '',
    })
  const { problems } = words.own
  if (problem.code === 'closed' && problem.at === null) return problems.weekend
  const { range } = data.history
  const name = barNamer(range === '1w' || problem.code === 'closed' ? '1w' : '1y', zone, locale)
  return fill(problems[problem.code], {
    date: 'at' in problem && problem.at !== null ? name(problem.at) : '',
    example: range === '1w' ? '2026-11-04T14:00' : '2026-11-04',
  })
}

/** Whether a text is a size that the rule of sizes has a place for. */
export const placeOf = (sizes: readonly string[], lots: string | null): number => {
  const size = ratioOf(lots ?? '')
  if (!size) return 0
  const below = sizes.filter((one) => Number(one) <= Number(lots))
  return Math.max(0, below.length - 1)
}
