import { fill } from '#common/fill.ts'
import { barNamer } from '#web/features/chart/plan/table.ts'
import { closeOutPercent } from '#web/features/calculators/formulas.ts'
import { billMoney } from '#web/layout/instrument-page/bill/plan-lines.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { formatPercent } from '#web/lib/numbers/percent.ts'
import type { Answer, CostContext, Outcome, Typed } from './plan-answer.ts'
import { type CostWords, planCostLines, sizeText, stepNamer } from './plan-lines.ts'

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
