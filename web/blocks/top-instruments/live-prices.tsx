'use client'

import { type ReactNode, useState } from 'react'
import { useOpenPrices } from '#web/features/quotes/use-open-prices.ts'
import { useQuotes } from '#web/features/quotes/use-quotes.ts'
import type { Locale } from '#locales/table.ts'
import { CoursePlot } from './course-plot.tsx'
import { LiveState, type QuoteWords } from './live-state.tsx'
import { extendCourse, noCourse } from './plan-course.ts'
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
  // The course of the first instrument, as far as it was watched; extended as soon as a poll is drawn.
  const [course, setCourse] = useState(noCourse)
  const extended = extendCourse(course, lastAt, quotes.find(({ name }) => name === symbols[0])?.bid)
  if (extended !== course) setCourse(extended)
  return (
    <div className="ledger">
      <ul className="ledger__cells" aria-label={words.region}>
        {instruments.map(({ symbol, name }, index) => (
          <Sounding
            key={symbol}
            locale={locale}
            symbol={symbol}
            name={name}
            quote={quotes.find((quote) => quote.name === symbol)}
            open={opens[symbol]}
            words={words}
          >
            {index === 0 && <CoursePlot course={course} />}
          </Sounding>
        ))}
      </ul>
      <div className="ledger__state">
        <LiveState locale={locale} state={state} lastAt={lastAt} words={words} note={note} />
        {children}
      </div>
    </div>
  )
}
