'use client'

import { useState } from 'react'
import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import { Icon } from '#web/design/icon.tsx'
import { formatMoney } from '#web/lib/numbers/money.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { mostTrades, type PracticeTerms } from '../account/account.ts'
import { pageStore } from '../account/page-store.ts'
import { closePosition } from '../account/settle.ts'
import { standingOf } from '../account/value-account.ts'
import { usePractice } from '../use-practice.ts'
import { AccountActs } from './account-acts.tsx'
import type { AccountWords } from './account-words.ts'
import { ClosedTable } from './closed-table.tsx'
import { EmptyAccount, type Ways } from './empty-account.tsx'
import { EquityBar } from './equity-bar.tsx'
import { OpenTable } from './open-table.tsx'
import { UnreadableAccount } from './unreadable-account.tsx'

/** A figure of the account with its name. */
const Figure = ({ label, text }: { label: string; text: string }) => (
  <div>
    <dt>{label}</dt>
    <dd className="fig" translate="no">
      {text}
    </dd>
  </div>
)

/**
 * The practice account of this browser: what it has, its open positions with a button that closes each, those closed with
 * every cost, and what can be done with it.
 */
export const AccountView = ({
  locale,
  terms,
  words,
  dialog,
  ways,
}: {
  locale: Locale
  /** The instruments of the page, as published today. */
  terms: readonly (PracticeTerms & { href?: string })[]
  words: AccountWords
  dialog: { yes: string; no: string }
  /** Where a first position is opened; null on a page with a ticket. */
  ways: Ways | null
}) => {
  const practice = usePractice(locale, terms)
  const [said, setSaid] = useState('')
  const { kept, account, market } = practice
  const { currency } = account
  const hrefs = new Map(terms.map(({ symbol, href }) => [symbol, href]))
  const standing = standingOf(account, market)
  const { equity, result, margin, free, closeOutAt } = standing
  const trades = account.open.length + account.closed.length
  const money = (value: string | null, isSigned = false) =>
    value === null ? words.unknown : formatMoney(locale, value, currency, isSigned)
  const close = (id: string) => {
    let isClosed = false
    pageStore.change((before) => {
      const after = before && closePosition(before, id, market)
      const [trade] = after?.closed ?? []
      if (trade) {
        isClosed = true
        const price = formatPrice(locale, trade.closed.price)
        setSaid(fill(words.closedNow, { symbol: trade.symbol, price, result: money(trade.result, true) }))
      }
      return after
    })
    if (!isClosed) setSaid(words.notNow)
  }
  const unpriced = standing.open.find(({ valued }) => valued === null)
  const hasUnknownNights = account.open.some(({ nights }) => nights.some(({ perLot }) => perLot === null))
  return (
    <div className="practice-account" data-live-part="bare">
      <p className="practice-account__kept">
        <Icon name="lock" size={18} />
        <span>{words.kept}</span>
      </p>
      {kept.state === 'unreadable' ? (
        <UnreadableAccount kept={kept} words={words} />
      ) : trades === 0 ? (
        <EmptyAccount locale={locale} account={account} words={words} ways={ways} now={market.now} />
      ) : (
        <>
          <dl className="practice-account__figures">
            <Figure label={words.equity} text={money(equity)} />
            <Figure label={words.result} text={money(result, true)} />
            <Figure label={words.margin} text={money(margin)} />
            <Figure label={words.available} text={money(free)} />
          </dl>
          {equity !== null && <EquityBar {...{ locale, equity, margin, closeOutAt, currency, words }} />}
          {unpriced && (
            <p className="practice-account__note">
              {fill(words.noPrice, { symbol: unpriced.position.terms.symbol })}
            </p>
          )}
          <h3>{words.open}</h3>
          {account.open.length === 0 ? (
            <p className="practice-account__note">{words.none}</p>
          ) : (
            <OpenTable
              {...{ locale, standing, currency, words }}
              hrefOf={(symbol) => hrefs.get(symbol) ?? null}
              onClose={close}
            />
          )}
          {hasUnknownNights && <p className="practice-account__note">{words.nightsUnknown}</p>}
          {account.closed.length > 0 && (
            <>
              <h3>{words.closed}</h3>
              <ClosedTable {...{ locale, currency, words }} closed={account.closed} />
            </>
          )}
          {trades >= mostTrades && (
            <p className="practice-account__note">{fill(words.full, { most: mostTrades })}</p>
          )}
        </>
      )}
      {kept.state === 'account' && !kept.isKept && <p className="practice-account__warn">{words.unkept}</p>}
      <AccountActs {...{ locale, kept, account, words, dialog }} now={market.now} onSay={setSaid} />
      <output className="practice-account__said">{said}</output>
      <p className="practice-account__note">{words.rules}</p>
    </div>
  )
}
