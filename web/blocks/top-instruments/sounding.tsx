import type { ReactNode } from 'react'
import type { RecordedDay } from '#web/features/history/plan-day.ts'
import type { Traded } from '#web/features/hours/sessions-of.ts'
import { ChangePlace, PricePlace } from '#web/features/quotes/places.tsx'
import { rowFacts } from '#web/features/quotes/row-facts.ts'
import { planSinceOpen } from '#web/live/plan-change.ts'
import type { QuoteWords } from '#web/live/plan-state.ts'
import type { Locale } from '#locales/table.ts'

export interface LedgerInstrument extends Traded {
  name: string | null
  href: string | null
}

/** An instrument with its price: the last on record, until the broker's come; a dash where there is none. */
export const Sounding = ({
  locale,
  instrument,
  day,
  words,
  closedWord,
  children,
}: {
  locale: Locale
  instrument: LedgerInstrument
  /** What is on record of it. */
  day: Pick<RecordedDay, 'bid' | 'open' | 'isClosed'> | undefined
  words: QuoteWords
  /** Stands beside the last price of a closed market: nothing moves. */
  closedWord: string
  children: ReactNode
}) => {
  const { symbol, name, href } = instrument
  const { bid, open, isClosed = false } = day ?? {}
  return (
    <li
      className="sounding"
      {...rowFacts(instrument, { open, isClosed, written: 'both', closed: closedWord })}
    >
      <p className="sounding__name">
        <strong>{href ? <a href={href}>{symbol}</a> : symbol}</strong>
        {name && <em>{name}</em>}
      </p>
      <p className="sounding__bid">
        <PricePlace locale={locale} value={bid} none={words.noPrice} />
      </p>
      <dl>
        <div>
          <dt>{words.lastPoll}</dt>
          <dd>
            <ChangePlace
              name="since-poll"
              words={words.directions}
              change={isClosed ? { direction: null, text: closedWord } : null}
            />
          </dd>
        </div>
        <div>
          <dt>{words.sinceOpen}</dt>
          <dd>
            <ChangePlace
              name="since-open"
              words={words.directions}
              change={planSinceOpen(locale, { bid, open, isClosed }, 'both')}
            />
          </dd>
        </div>
      </dl>
      {children}
    </li>
  )
}
