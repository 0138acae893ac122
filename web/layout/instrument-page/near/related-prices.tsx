'use client'

import type { ReactNode } from 'react'
import { Delta, Price } from '#web/design/price.tsx'
import { useOpenPrices } from '#web/features/quotes/use-open-prices.ts'
import { useQuotes } from '#web/features/quotes/use-quotes.ts'
import { percentSign } from '#web/lib/numbers/percent.ts'
import { percentChange } from '#web/lib/numbers/decimal.ts'
import type { Locale } from '#locales/table.ts'

export interface RelatedInstrument {
  symbol: string
  name: string | null
  href: string
  /** The last bid the server knew. */
  bid: string | null
  /** Its course of the day, drawn by the server. */
  course: ReactNode
}

/** Related instruments with their course, bid and change since the open. */
export const RelatedPrices = ({
  locale,
  instruments,
  directions,
  noPrice,
}: {
  locale: Locale
  instruments: readonly RelatedInstrument[]
  directions: { up: string; down: string; flat: string }
  noPrice: string
}) => {
  const symbols = instruments.map(({ symbol }) => symbol)
  const { quotes } = useQuotes(symbols, locale)
  const opens = useOpenPrices(symbols, locale)
  return (
    <ul className="related" data-live-part="">
      {instruments.map(({ symbol, name, href, bid: known, course }) => {
        const live = quotes.find((quote) => quote.name === symbol)?.bid ?? null
        const bid = live ?? known
        const open = opens[symbol]
        const change = live !== null && open !== undefined ? percentChange(open, live) : null
        return (
          <li key={symbol}>
            <a href={href}>
              <b>
                {symbol}
                <span className="aloud"> {name}</span>
              </b>
              <span className="related__course">{course}</span>
              <span className="related__bid">
                {bid === null ? (
                  <span className="px">
                    <span aria-hidden="true">–</span>
                    <span className="aloud">{noPrice}</span>
                  </span>
                ) : (
                  <Price locale={locale} value={bid} />
                )}
              </span>
              <span className="related__change">
                {change !== null && (
                  <Delta locale={locale} value={change} words={directions} suffix={percentSign(locale)} />
                )}
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
