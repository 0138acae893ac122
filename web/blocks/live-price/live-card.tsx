'use client'

import { type ReactNode, useMemo } from 'react'
import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import { Delta, Price } from '#web/design/price.tsx'
import { isClosedNow } from '#web/features/hours/session-words.ts'
import { type Traded, useSessions } from '#web/features/hours/use-sessions.ts'
import { useMinute } from '#web/lib/use-now.ts'
import type { QuoteWords } from '#web/features/quotes/live-state.tsx'
import { QuotesState } from '#web/features/quotes/quotes-state.tsx'
import { useOpenPrices } from '#web/features/quotes/use-open-prices.ts'
import type { RecordedDay } from '#web/features/history/plan-day.ts'
import { useQuotes } from '#web/features/quotes/use-quotes.ts'
import { percentChange } from '#web/lib/numbers/decimal.ts'
import { percentSign } from '#web/lib/numbers/percent.ts'

/** The client component: follows one price. */
export const LiveCard = ({
  locale,
  instrument,
  name,
  href,
  spark,
  known,
  knownWords,
  words,
  own,
}: {
  locale: Locale
  instrument: Traded
  name: string
  href: string
  /** Today's course, drawn by the server; null where there is none. */
  spark: ReactNode
  /** What the server knows. */
  known: Pick<RecordedDay, 'bid' | 'open' | 'isClosed'> | undefined
  /** Of when that is, in words. */
  knownWords: string | null
  words: QuoteWords
  own: { bid: string; sinceOpen: string }
}) => {
  const { symbol } = instrument
  const traded = useMemo(() => [instrument], [instrument])
  const symbols = useMemo(() => [symbol], [symbol])
  const { quotes } = useQuotes(symbols, locale)
  const opens = useOpenPrices(symbols, locale)
  const sessions = useSessions(traded, useMinute())
  const isClosed = isClosedNow(sessions, symbol, known)
  const bid = quotes.find(({ name: one }) => one === symbol)?.bid ?? known?.bid
  const open = opens[symbol] ?? known?.open
  const change = bid === undefined || open === undefined ? null : percentChange(open, bid)
  return (
    <section className="live-price" aria-label={fill(own.bid, { symbol })} data-live-part="">
      <a href={href}>
        <b>{fill(own.bid, { symbol })}</b>
        <span>{name}</span>
      </a>
      <p className="live-price__bid">
        {bid === undefined ? <span className="px px--none">–</span> : <Price locale={locale} value={bid} />}
      </p>
      <p className="live-price__change">
        {change === null ? (
          <span className="delta">–</span>
        ) : (
          <Delta
            locale={locale}
            value={change}
            suffix={percentSign(locale)}
            isStill={isClosed}
            words={words.directions}
          />
        )}{' '}
        {own.sinceOpen}
      </p>
      {spark && <div className="live-price__course">{spark}</div>}
      <QuotesState locale={locale} traded={traded} known={knownWords} words={words} note={words.indicative} />
    </section>
  )
}
