import { fill } from '#common/fill.ts'
import { useId } from 'react'
import type { Locale } from '#locales/table.ts'
import { shownCurrencies } from '#web/features/calculators/conversion.ts'
import { formatMoney } from '#web/lib/numbers/money.ts'
import { type Account, newAccount, startingSum } from '../account/account.ts'
import { pageStore } from '../account/page-store.ts'
import type { AccountWords } from './account-words.ts'

/** Where a first position is opened. */
export interface Ways {
  symbol: string
  href: string
  marketHref: string
}

/** Those that prices of the broker convert into. */
const currencies = shownCurrencies('EUR')

/** An account without a trade: what it begins with, in which currency, and where to open a position. */
export const EmptyAccount = ({
  locale,
  account,
  words,
  ways,
  now,
}: {
  locale: Locale
  account: Account
  words: AccountWords
  ways: Ways | null
  now: number
}) => {
  const id = useId()
  return (
    <div className="practice-account__empty">
      <p className="fig" translate="no">
        {formatMoney(locale, `${startingSum}.00`, account.currency)}
      </p>
      <h3>{words.emptyTitle}</h3>
      <p>{words.emptyText}</p>
      {ways && (
        <p className="practice-account__ways">
          <a className="btn" href={ways.href}>
            {fill(words.practise, { symbol: ways.symbol })}
          </a>
          <a className="btn" href={ways.marketHref}>
            {words.choose}
          </a>
        </p>
      )}
      <p className="practice-account__currency">
        <label htmlFor={id}>{words.currency}</label>
        <select
          id={id}
          className="input"
          value={account.currency}
          onChange={({ target }) => {
            const chosen = currencies.find((currency) => currency === target.value)
            if (chosen) pageStore.replace(newAccount(chosen, now))
          }}
        >
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </select>
      </p>
      <p className="practice-account__hint">{words.travel}</p>
    </div>
  )
}
