'use client'

import type { ReactNode } from 'react'
import { isClosedNow } from '#web/features/hours/session-words.ts'
import { type Traded, useSessions } from '#web/features/hours/use-sessions.ts'
import { useMinute } from '#web/lib/use-now.ts'
import { noCourse } from '#web/features/quotes/course.ts'
import { CoursePlot } from '#web/features/quotes/course-plot.tsx'
import type { QuoteWords } from '#web/features/quotes/live-state.tsx'
import { QuotesState } from '#web/features/quotes/quotes-state.tsx'
import { useOpenPrices } from '#web/features/quotes/use-open-prices.ts'
import type { RecordedDay } from '#web/features/history/plan-day.ts'
import { useQuotes } from '#web/features/quotes/use-quotes.ts'
import type { Locale } from '#locales/table.ts'
import { Sounding } from './sounding.tsx'

export interface LedgerInstrument extends Traded {
  name: string | null
  href: string | null
  /** What the server knows. */
  known: Pick<RecordedDay, 'bid' | 'open' | 'isClosed'> | undefined
}

/** The client component: polls prices and renders them. */
export const LivePrices = ({
  locale,
  instruments,
  known: knownWords,
  words,
  closedWord,
  note,
  children,
}: {
  locale: Locale
  instruments: readonly LedgerInstrument[]
  /** Of when that is what the server knows, in words. */
  known: string | null
  words: QuoteWords
  /** What stands beside the price of a closed market. */
  closedWord: string
  note: string
  children?: ReactNode
}) => {
  const symbols = instruments.map(({ symbol }) => symbol)
  const { quotes, courses } = useQuotes(symbols, locale)
  const opens = useOpenPrices(symbols, locale)
  const sessions = useSessions(instruments, useMinute())
  return (
    <div className="ledger" data-live-part="">
      <ul className="ledger__cells" aria-label={words.region}>
        {instruments.map(({ symbol, name, href, known }, index) => (
          <Sounding
            key={symbol}
            locale={locale}
            symbol={symbol}
            name={name}
            href={href}
            quote={quotes.find((quote) => quote.name === symbol)}
            known={known?.bid}
            open={opens[symbol] ?? known?.open}
            isClosed={isClosedNow(sessions, symbol, known)}
            words={words}
            closedWord={closedWord}
          >
            {index === 0 && <CoursePlot course={courses.get(symbol) ?? noCourse} />}
          </Sounding>
        ))}
      </ul>
      <div className="ledger__state">
        <QuotesState locale={locale} traded={instruments} known={knownWords} words={words} note={note} />
        {children}
      </div>
    </div>
  )
}
