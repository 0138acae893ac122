import type { ReactNode } from 'react'
import { ChangePlace, PricePlace } from '#web/features/quotes/places.tsx'
import { rowFacts } from '#web/features/quotes/row-facts.ts'
import type { QuoteWords } from '#web/live/plan-state.ts'
import type { Locale } from '#locales/table.ts'

export interface RelatedInstrument {
  symbol: string
  name: string | null
  href: string
  /** The last bid on record. */
  bid: string | undefined
  /** Its course of the day. */
  course: ReactNode
}

/** Related instruments with their course, bid and, once the broker has answered, change since the open. */
export const RelatedPrices = ({
  locale,
  instruments,
  words,
}: {
  locale: Locale
  instruments: readonly RelatedInstrument[]
  words: QuoteWords
}) => (
  <ul className="related" data-prices="">
    {instruments.map(({ symbol, name, href, bid, course }) => (
      <li key={symbol} {...rowFacts({ symbol, assetClass: '', hours: null }, { written: 'percent' })}>
        <a href={href}>
          <b>
            {symbol}
            <span className="aloud"> {name}</span>
          </b>{' '}
          <span className="related__course">{course}</span>
          <span className="related__bid">
            <PricePlace locale={locale} value={bid} none={words.noPrice} />
          </span>{' '}
          <span className="related__change">
            <ChangePlace name="since-open" words={words.directions} change={null} none="" />
          </span>
        </a>
      </li>
    ))}
  </ul>
)
