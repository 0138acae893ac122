import type { Namespaces } from '#locales/resources.ts'
import type { Locale } from '#locales/table.ts'
import { fill } from '#common/fill.ts'
import { accountCurrencies, rateOf } from '#web/features/calculators/conversion.ts'
import type { Direction, Sum } from '#web/features/calculators/formulas.ts'
import { type BillTerms, planBill } from '#web/features/calculators/plan-bill.ts'
import { formatPrice, formatSigned } from '#web/lib/numbers/decimal.ts'
import { formatPercent } from '#web/lib/numbers/percent.ts'
import { formatMoney } from '#web/lib/numbers/money.ts'
import { ratioOf, whole } from '#web/lib/numbers/ratio.ts'
import { unitSpace } from '#web/lib/numbers/unit-space.ts'

export type BillWords = Namespaces['trading']['bill']

export interface BillLine {
  key: 'spread' | 'margin' | 'night' | 'percent'
  label: string
  note: string
  value: string
}

export interface BillLines {
  lines: readonly BillLine[]
  /** What keeps the figures from being whole, in words; null when nothing does. */
  missing: string | null
}

/** An amount with its sign of currency, of those an account can be kept in; others have their letters, as five currencies are written with a `$`. */
export const billMoney = (locale: Locale, { value, currency }: Sum, isSigned = false): string => {
  if (accountCurrencies.some((known) => known === currency))
    return formatMoney(locale, value, currency, isSigned)
  const figure = isSigned ? formatSigned(locale, value) : formatPrice(locale, value)
  return `${figure}${unitSpace}${currency}`
}

/**
 * The four lines of a bill in the words of the ticket. `bidOf` gives a bid by symbol, null while unknown. Without a
 * rate to the wanted currency the figures are in the quote currency; nothing is invented.
 */
export const planLines = (
  locale: Locale,
  terms: BillTerms & { symbol: string },
  choice: { direction: Direction; lots: string; currency: string },
  bidOf: (symbol: string) => string | null,
  words: BillWords,
): BillLines => {
  const rate = rateOf(terms.quote, choice.currency, (symbol) => ratioOf(bidOf(symbol) ?? ''))
  const bid = bidOf(terms.symbol)
  const bill = planBill(terms, {
    ...choice,
    bid,
    rate: rate ?? whole(1),
    currency: rate ? choice.currency : terms.quote,
  })
  const money = (sum: Sum | null | undefined, isSigned = false) =>
    sum ? billMoney(locale, sum, isSigned) : words.unknown
  const leverage = terms.maxLeverage
  const lines: BillLine[] = [
    { key: 'spread', label: words.spread, note: words.spreadNote, value: money(bill?.spread) },
    {
      key: 'margin',
      label: words.margin,
      note: bill?.value
        ? fill(words.marginNote, { value: money(bill.value), leverage })
        : fill(words.marginUnknown, { leverage }),
      value: money(bill?.margin),
    },
    {
      key: 'night',
      label: words.night,
      note: bill?.night ? words.nightNote : words.nightUnknown,
      value: money(bill?.night, true),
    },
    {
      key: 'percent',
      label: fill(words.percent, { step: formatPercent(locale, '1') }),
      note: words.percentNote,
      value: money(bill?.onePercent),
    },
  ]
  if (bid === null) return { lines, missing: words.noPrice }
  const currencies = { currency: terms.quote, wanted: choice.currency }
  return { lines, missing: rate ? null : fill(words.noRate, currencies) }
}
