'use client'

import type { ReactNode } from 'react'
import type { Locale } from '#locales/table.ts'
import { Price, triangles } from '#web/design/price.tsx'
import { isClosedNow } from '#web/features/hours/session-words.ts'
import { type Traded, useSessions } from '#web/features/hours/use-sessions.ts'
import { useMinute } from '#web/lib/use-now.ts'
import type { QuoteWords } from '#web/features/quotes/live-state.tsx'
import { QuotesState } from '#web/features/quotes/quotes-state.tsx'
import { useOpenPrices } from '#web/features/quotes/use-open-prices.ts'
import type { RecordedDay } from '#web/features/history/plan-day.ts'
import { useQuotes } from '#web/features/quotes/use-quotes.ts'
import { planChange, type RowChange } from './plan-change.ts'

export interface RowInstrument extends Traded {
  href: string
  /** Today's course, drawn by the server; null where there is none. */
  spark: ReactNode
  /** What the server knows. */
  known: Pick<RecordedDay, 'bid' | 'open' | 'isClosed'> | undefined
}

export interface Row {
  key: string
  href: string
  title: string
  count: number
  unit: string | null
  leverage: string | null
  leverageNote: string | null
  instruments: readonly RowInstrument[]
}

const Change = ({ change, words }: { change: RowChange | null; words: QuoteWords }) => {
  if (!change) return <span className="delta">–</span>
  const { text, direction } = change
  if (!direction) return <span className="delta">{text}</span>
  return (
    <span className={`delta delta--${direction}`}>
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <path d={triangles[direction]} />
      </svg>
      <span>
        <span className="aloud">{words.directions[direction]} </span>
        {text}
      </span>
    </span>
  )
}

/** The client component: polls the prices of all rows and renders them. */
export const LiveRows = ({
  locale,
  rows,
  known: knownWords,
  words,
  upTo,
  note,
}: {
  locale: Locale
  rows: readonly Row[]
  /** Of when that is what the server knows, in words. */
  known: string | null
  words: QuoteWords
  upTo: string
  note: string
}) => {
  const traded = rows.flatMap(({ instruments }) => instruments)
  const symbols = traded.map(({ symbol }) => symbol)
  const { quotes } = useQuotes(symbols, locale)
  const opens = useOpenPrices(symbols, locale)
  const sessions = useSessions(traded, useMinute())
  return (
    <div className="markets" data-live-part="">
      <QuotesState locale={locale} traded={traded} known={knownWords} words={words} note={note} />
      <ul className="markets__rows">
        {rows.map(({ key, href, title, count, unit, leverage, leverageNote, instruments }) => (
          <li key={key}>
            <a className="markets__market" href={href}>
              <h3>{title}</h3>
              <p>
                <span className="fig">{count}</span> {unit}
              </p>
            </a>
            <ul className="markets__instruments">
              {instruments.map(({ symbol, href: address, spark, known }) => {
                const bid = quotes.find(({ name }) => name === symbol)?.bid ?? known?.bid
                const open = opens[symbol] ?? known?.open
                const isClosed = isClosedNow(sessions, symbol, known)
                return (
                  <li key={symbol}>
                    <a href={address}>
                      <b>{symbol}</b>
                      <span className="markets__spark">{spark}</span>
                      <span className="markets__bid">
                        {bid === undefined ? (
                          <span className="px px--none">–</span>
                        ) : (
                          <Price locale={locale} value={bid} />
                        )}
                      </span>
                      <Change change={planChange(locale, bid, open, isClosed)} words={words} />
                    </a>
                  </li>
                )
              })}
            </ul>
            {leverage && (
              <p className="markets__leverage">
                <small>{upTo}</small> <span className="fig">{leverage}</span>
                {leverageNote && <small> {leverageNote}</small>}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
