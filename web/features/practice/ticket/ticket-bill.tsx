import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import { type BillTerms, planBill } from '#web/features/calculators/plan-bill.ts'
import type { Direction, Sum } from '#web/features/calculators/formulas.ts'
import { formatMoney } from '#web/lib/numbers/money.ts'
import { formatPercent } from '#web/lib/numbers/percent.ts'
import type { Ratio } from '#web/lib/numbers/ratio.ts'

export interface BillLineWords {
  spread: string
  margin: string
  night: string
  percent: string
  unknown: string
}

/** The four lines of a ticket, in the account's currency; what cannot be known without a price or a rate is a dash. */
export const TicketBill = ({
  locale,
  terms,
  chosen,
  words,
}: {
  locale: Locale
  terms: BillTerms
  chosen: { direction: Direction; lots: string; bid: string | null; rate: Ratio | null; currency: string }
  words: BillLineWords
}) => {
  const bill = planBill(terms, chosen)
  const money = (sum: Sum | null | undefined, isSigned = false) =>
    sum ? formatMoney(locale, sum.value, sum.currency, isSigned) : words.unknown
  const lines = [
    { key: 'spread', label: words.spread, text: money(bill?.spread) },
    { key: 'margin', label: words.margin, text: money(bill?.margin) },
    { key: 'night', label: words.night, text: money(bill?.night, true) },
    {
      key: 'percent',
      label: fill(words.percent, { move: formatPercent(locale, '1') }),
      text: money(bill?.onePercent),
    },
  ]
  return (
    <dl className="practice-ticket__bill">
      {lines.map(({ key, label, text }) => (
        <div key={key} className={key === 'percent' ? 'is-risk' : undefined}>
          <dt>{label}</dt>
          <dd className="fig" translate="no">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
