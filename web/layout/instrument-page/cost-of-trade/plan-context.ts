import { accountCurrencies, legsOf, shownCurrencies } from '#web/features/calculators/conversion.ts'
import { typedAs } from '#web/features/calculators/number-text.ts'
import { sizesOf, usualSizeOf } from '#web/features/calculators/plan-bill.ts'
import { marketOf } from '#web/features/hours/market-of.ts'
import { ratioOf } from '#web/lib/numbers/ratio.ts'
import { zoneOf } from '#web/lib/zone.ts'
import type { Locale } from '#locales/table.ts'
import type { CostData, CostTerms } from './cost-data.ts'
import type { Asked } from './plan-address.ts'
import { type CostContext, planSample, type Typed } from './plan-answer.ts'
import { stepsOf, timeText } from './plan-steps.ts'

/** The pairs that convert a result to any account’s currency, but for the instrument itself. */
export const legsFor = ({ symbol, quote }: Pick<CostTerms, 'symbol' | 'quote'>): string[] => [
  ...new Set(
    accountCurrencies.flatMap((currency) => legsOf(quote, currency) ?? []).filter((leg) => leg !== symbol),
  ),
]

/** What a trade is worked out with, on the clock of the language. */
export const contextOf = (locale: Locale, terms: CostTerms, data: CostData): CostContext => {
  const zone = zoneOf[locale]
  return { locale, terms, data, zone, market: marketOf(terms), steps: stepsOf(data, zone) }
}

/** What stands in the fields at first: the sample of the range at the usual size, in euro. */
export const firstTyped = (context: CostContext): Typed => {
  const { locale, terms, data } = context
  const lots = usualSizeOf(sizesOf(terms)) ?? terms.minLot
  const sample = planSample(context, lots)
  return {
    range: data.history.range,
    from: sample?.from ?? '',
    to: sample?.to ?? '',
    side: sample?.side ?? 'buy',
    lots: typedAs(locale, lots),
    currency: 'EUR',
  }
}

/** An instant of an address on the page’s clock; a date, and what is neither, stays as it is. */
const dateIn = (text: string, zone: string): string => {
  const at = text.endsWith('Z') ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? text : timeText(zone, at)
}

/**
 * What an address carries, with the sample for what it does not name; an unknown currency is that of the sample. Times
 * and sizes of a link are the same in every language; those of the form are in the page’s own notation.
 */
export const askedTyped = (context: CostContext, asked: Omit<Asked, 'symbol'>): Typed => {
  const { locale, terms, zone } = context
  const first = firstTyped(context)
  const isShown = shownCurrencies(terms.quote).some((currency) => currency === asked.currency)
  const { lots } = asked
  return {
    range: first.range,
    from: asked.from === null ? first.from : dateIn(asked.from, zone),
    to: asked.to === null ? first.to : dateIn(asked.to, zone),
    side: asked.side ?? first.side,
    lots: lots !== null && ratioOf(lots) ? typedAs(locale, lots) : (lots ?? first.lots),
    currency: isShown && asked.currency ? asked.currency : first.currency,
  }
}
