'use client'

import { useEffect, useState } from 'react'
import type { Locale } from '#locales/table.ts'
import { askHistory } from '#web/features/chart/live/ask-history.ts'
import { Spark } from '#web/features/chart/spark.tsx'
import type { Traded } from '#web/features/hours/sessions-of.ts'
import { useFavourites } from '#web/features/quotes/favourites.ts'
import { ChangePlace, PricePlace } from '#web/features/quotes/places.tsx'
import { rowFacts } from '#web/features/quotes/row-facts.ts'
import type { QuoteWords } from '#web/live/plan-state.ts'
import type { CentreWords } from './centre-head.tsx'

/** An instrument with its page. */
export interface StarredInstrument extends Traded {
  href: string
}

/** The course of the day, once the site has said it; nothing where it cannot. */
const DayCourse = ({ symbol }: { symbol: string }) => {
  const [closes, setCloses] = useState<readonly string[]>([])
  useEffect(() => {
    let isGone = false
    askHistory(symbol, '1d').then(
      ({ bars }) => isGone || setCloses(bars.map(({ close }) => close)),
      // The price stands without it.
      (error: unknown) => console.warn(`no course of ${symbol}:`, error),
    )
    return () => {
      isGone = true
    }
  }, [symbol])
  return <Spark closes={closes} />
}

/** The instruments that were starred on the board, with course, bid and change; the page script writes the prices. */
export const Starred = ({
  locale,
  instruments,
  boardHref,
  words,
  quotes,
}: {
  locale: Locale
  instruments: readonly StarredInstrument[]
  /** Where stars are given; null where that page is not published. */
  boardHref: string | null
  words: CentreWords['starred']
  quotes: Pick<QuoteWords, 'noPrice' | 'directions'>
}) => {
  const symbols = useFavourites()
  const starred = symbols.flatMap((symbol) => instruments.find((one) => one.symbol === symbol) ?? [])
  return (
    <section aria-labelledby="centre-starred">
      <h2 id="centre-starred">{words.heading}</h2>
      {starred.length === 0 ? (
        <p className="centre__text">
          {words.none} {boardHref ? <a href={boardHref}>{words.board}</a> : words.board}.
        </p>
      ) : (
        <ul className="centre__starred" data-prices="">
          {starred.map(({ href, ...traded }) => (
            <li key={traded.symbol} {...rowFacts(traded, { written: 'percent' })}>
              <a href={href}>
                <b>{traded.symbol}</b>
                <DayCourse symbol={traded.symbol} />
                <PricePlace locale={locale} value={undefined} none={quotes.noPrice} />
                <ChangePlace name="since-open" words={quotes.directions} change={null} none="" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
