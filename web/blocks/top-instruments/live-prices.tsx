'use client'

import type { ReactNode } from 'react'
import { useOpenPrices } from '#web/features/quotes/use-open-prices.ts'
import { useQuotes } from '#web/features/quotes/use-quotes.ts'
import type { Locale } from '#locales/table.ts'
import { LiveState, type QuoteWords } from './live-state.tsx'
import { Sounding } from './sounding.tsx'

/** The smallest island that can react: it asks for the prices and draws them. */
export const LivePrices = ({
  locale,
  instruments,
  words,
  note,
  children,
}: {
  locale: Locale
  instruments: readonly { symbol: string; name: string | null }[]
  words: QuoteWords
  note: string
  children: ReactNode
}) => {
  const symbols = instruments.map(({ symbol }) => symbol)
  const { quotes, state, lastAt } = useQuotes(symbols)
  const opens = useOpenPrices(symbols)
  return (
    <div className="ledger">
      <ul className="ledger__cells" aria-label={words.region}>
        {instruments.map(({ symbol, name }) => (
          <Sounding
            key={symbol}
            locale={locale}
            symbol={symbol}
            name={name}
            quote={quotes.find((quote) => quote.name === symbol)}
            open={opens[symbol]}
            words={words}
          />
        ))}
      </ul>
      <div className="ledger__state">
        <LiveState locale={locale} state={state} lastAt={lastAt} words={words} note={note} />
        {children}
      </div>
    </div>
  )
}
