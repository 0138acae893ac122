import type { Locale } from '#locales/table.ts'
import type { Instrument } from '#web/documents/instrument.ts'
import { askOf, type DayPrices } from '#web/features/chart/rail/plan-rail.ts'
import { MarketState, marketWords, type StateInWords } from '#web/features/chart/rail/market-state.tsx'
import { type RailFacts, railClass } from '#web/features/chart/rail/rail-in.ts'
import { ChangePlace, PricePlace } from '#web/features/quotes/places.tsx'
import { StateLine } from '#web/features/quotes/state-line.tsx'
import { countedText } from '#web/i18n/pips.ts'
import { resources } from '#web/i18n/resources.ts'
import { planSinceOpen } from '#web/live/plan-change.ts'
import { DayRange } from './day-range.tsx'

/** The last price on record with its time in words, and the day it is of. */
export interface RailStart {
  bid: string
  asOf: string
  day: DayPrices | null
}

const dayOf = ({ from, open, low, high }: DayPrices): DayPrices => ({ from, open, low, high })

/**
 * Bid, indicative ask, day and state beside the chart, as the server knows them. Written into with every poll
 * (`web/features/chart/rail/rail-in.ts`).
 */
export const Rail = ({
  locale,
  instrument,
  start,
  state,
}: {
  locale: Locale
  instrument: Instrument
  start: RailStart | null
  state: StateInWords
}) => {
  const { chart, plate, pips, quotes } = resources[locale].trading
  const { symbol, assetClass, hours, pipSize, typicalSpread } = instrument
  const bid = start?.bid
  const day = start?.day ? dayOf(start.day) : null
  const facts: RailFacts = { assetClass, hours, pipSize, typicalSpread, day, words: marketWords(locale) }
  const change = planSinceOpen(locale, { bid, open: day?.open, isClosed: !state.isOpen }, 'both')
  return (
    <div
      className={railClass(bid)}
      data-prices=""
      data-part="rail"
      data-symbol={symbol}
      data-facts={JSON.stringify(facts)}
    >
      <div className="rail__bid">
        <h2>{plate.bid}</h2>
        <PricePlace locale={locale} value={bid} none={quotes.noPrice} />
        <p data-cell="change">
          <ChangePlace name="since-open" words={quotes.directions} change={change} none="" />{' '}
          <span data-cell="since" hidden={change === null}>
            {plate.sinceOpen}
          </span>
          {start && (
            <span className="rail__as-of" data-cell="as-of">
              {start.asOf}
            </span>
          )}
        </p>
      </div>
      <dl className="rail__two">
        <div>
          <dt>{plate.ask}</dt>
          <dd data-cell="ask">
            <PricePlace
              locale={locale}
              value={(bid && askOf(bid, typicalSpread, pipSize)) || undefined}
              none={quotes.noPrice}
            />
            <small>{plate.askNote}</small>
          </dd>
        </div>
        <div>
          <dt>{plate.spread}</dt>
          <dd>
            <span className="fig" translate="no">
              {countedText(locale, typicalSpread, pips)}
            </span>
          </dd>
        </div>
      </dl>
      <div className="rail__day">
        <h3>{plate.today}</h3>
        <DayRange locale={locale} day={day} bid={bid} words={{ low: chart.low, high: chart.high }} />
        <p data-cell="no-day" hidden={day !== null}>
          –
        </p>
      </div>
      <div className="rail__state">
        <MarketState state={state} />
        <StateLine known={null} words={quotes} note={plate.indicative} />
      </div>
    </div>
  )
}
