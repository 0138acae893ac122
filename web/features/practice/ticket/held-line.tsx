import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import { lotsText, type LotWords } from '#web/i18n/pips.ts'
import { formatMoney } from '#web/lib/numbers/money.ts'
import { formatPrice, withPlacesOf } from '#web/lib/numbers/decimal.ts'
import type { PracticeTerms } from '../account/account.ts'
import type { SizeTerms } from '../account/plan-order.ts'
import { valueOf } from '../account/value-account.ts'
import type { Practice } from '../use-practice.ts'
import type { PracticeWords } from './plan-ticket-words.ts'

/** The latest open position of an instrument, with what it is worth now; nothing without one or without a price. */
export const HeldLine = ({
  locale,
  practice: { account, market },
  terms,
  words,
  lots,
}: {
  locale: Locale
  practice: Practice
  terms: PracticeTerms & SizeTerms
  words: PracticeWords['held']
  lots: LotWords
}) => {
  const position = account.open.findLast((one) => one.terms.symbol === terms.symbol)
  const valued = position && valueOf(position, market, account.currency)
  if (!valued) return null
  const { result } = valued.trade
  const size = lotsText(locale, withPlacesOf(terms.lotStep, position.lots), lots)
  return (
    <p className="practice-ticket__held">
      <i aria-hidden="true" />
      <span>
        {fill(words[position.direction], { size, price: formatPrice(locale, valued.opened) })}{' '}
        <b className="fig" translate="no">
          {formatMoney(locale, result.value, result.currency, true)}
        </b>
      </span>
    </p>
  )
}
