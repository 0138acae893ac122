'use client'

import { ownZone } from '#web/lib/browser/own-zone.ts'
import type { ReactNode } from 'react'
import { fill } from '#common/fill.ts'
import type enTrading from '#locales/en/trading.json'
import type { Locale } from '#locales/table.ts'
import { Delta, Price } from '#web/design/price.tsx'
import type { DayFigures } from '#web/features/chart/plan/day.ts'
import { offsetText } from '#web/lib/zone.ts'
import { useDayFigures } from '#web/features/chart/live/use-day-figures.ts'
import { momentIn } from '#web/features/hours/moment.ts'
import { useSessions } from '#web/features/hours/use-sessions.ts'
import { useMinute } from '#web/lib/use-now.ts'
import type { ChartInstrument } from '#web/features/chart/chart-instrument.ts'
import type { QuoteWords } from '#web/live/plan-state.ts'
import { QuotesState } from '#web/features/quotes/quotes-state.tsx'
import { useOpenPrices } from '#web/features/quotes/use-open-prices.ts'
import { useQuotes } from '#web/features/quotes/use-quotes.ts'
import { formatSigned, percentChange, subtract } from '#web/lib/numbers/decimal.ts'
import { percentSign } from '#web/lib/numbers/percent.ts'
import { DayRange } from './day-range.tsx'
import { askOf, leftText, nextChange, placeAt } from './plan-rail.ts'

export type RailWords = Pick<
  (typeof enTrading)['plate'],
  | 'bid'
  | 'ask'
  | 'askNote'
  | 'spread'
  | 'today'
  | 'sinceOpen'
  | 'session'
  | 'openState'
  | 'closedState'
  | 'closes'
  | 'opens'
  | 'left'
  | 'leftDays'
  | 'leftMinutes'
  | 'indicative'
> &
  Pick<(typeof enTrading)['chart'], 'low' | 'high' | 'places'>

/** What the server knew: the last price it drew with its time, the day, and the market's state in words. */
export interface RailStart {
  bid: string
  asOf: string
  day: Omit<DayFigures, 'lowAt' | 'highAt'> | null
}

/** Figures of a price that fit the rail at its full size. */
const shortPrice = 9

const SinceOpen = ({
  locale,
  bid,
  open,
  since,
  words,
}: {
  locale: Locale
  bid: string
  open: string
  /** Follows the change: `since the open`. */
  since: string
  words: QuoteWords
}) => {
  const change = subtract(bid, open)
  const percent = percentChange(open, bid)
  if (change === null) return null
  return (
    <>
      <Delta
        locale={locale}
        value={change}
        words={words.directions}
        suffix={percent === null ? '' : ` (${formatSigned(locale, percent)}${percentSign(locale)})`}
      />{' '}
      {since}
    </>
  )
}

/** Bid, indicative ask, day and state beside the chart, new with every poll; until the first, what the server knew. */
export const LiveRail = ({
  locale,
  instrument,
  pipSize,
  typicalSpread,
  spreadText,
  start,
  state,
  words,
  quoteWords,
}: {
  locale: Locale
  instrument: ChartInstrument
  pipSize: string
  /** In pips, a decimal string, and in words. */
  typicalSpread: string
  spreadText: string
  start: RailStart | null
  /** The market's state in words, before the visitor's clock is known. */
  state: { lead: string; rest: string }
  words: RailWords
  quoteWords: QuoteWords
}) => {
  const { symbol } = instrument
  const quotes = useQuotes([symbol], locale)
  const open = useOpenPrices([symbol], locale)[symbol]
  const polled = quotes.quotes.find(({ name }) => name === symbol)?.bid
  const known = useDayFigures(instrument, quotes)
  const bid = polled ?? start?.bid ?? null
  const figures = known ?? start?.day ?? null
  const day = figures && { ...figures, open: open ?? figures.open }
  const ask = bid && askOf(bid, typicalSpread, pipSize)
  return (
    <div className={bid && bid.length > shortPrice ? 'rail rail--long' : 'rail'} data-live-part="">
      <div className="rail__bid">
        <h2>{words.bid}</h2>
        {bid ? <Price locale={locale} value={bid} /> : <NoPrice words={quoteWords} />}
        <p>
          {bid && day && (
            <SinceOpen locale={locale} bid={bid} open={day.open} since={words.sinceOpen} words={quoteWords} />
          )}
          {start && (
            <span className={polled === undefined ? 'rail__as-of' : 'rail__as-of is-past'}>{start.asOf}</span>
          )}
        </p>
      </div>
      <dl className="rail__two">
        <div>
          <dt>{words.ask}</dt>
          <dd>
            {ask ? <Price locale={locale} value={ask} /> : <NoPrice words={quoteWords} />}
            <small>{words.askNote}</small>
          </dd>
        </div>
        <div>
          <dt>{words.spread}</dt>
          <dd>
            <span className="fig" translate="no">
              {spreadText}
            </span>
          </dd>
        </div>
      </dl>
      <div className="rail__day">
        <h3>{words.today}</h3>
        {bid && day ? <DayRange locale={locale} day={day} bid={bid} words={words} /> : <p>–</p>}
      </div>
      <div className="rail__state">
        <MarketState locale={locale} instrument={instrument} server={state} words={words} />
        <QuotesState locale={locale} traded={[instrument]} words={quoteWords} note={words.indicative} />
      </div>
    </div>
  )
}

const NoPrice = ({ words }: { words: QuoteWords }): ReactNode => (
  <span className="px px--none">
    <span className="aloud">{words.noPrice}</span>
    <span aria-hidden="true">–</span>
  </span>
)

/** Whether the market is open, which place is at work, and when that changes. */
const MarketState = ({
  locale,
  instrument,
  server,
  words,
}: {
  locale: Locale
  instrument: ChartInstrument
  server: { lead: string; rest: string }
  words: RailWords
}) => {
  const now = useMinute()
  const state = useSessions([instrument], now)?.get(instrument.symbol)
  const change = state ? nextChange(state) : null
  const place = state?.isOpen && now !== null ? placeAt(now) : null
  const zone = now === null ? 'UTC' : ownZone()
  const said =
    state && now !== null
      ? {
          isOpen: state.isOpen,
          lead: [
            state.isOpen ? words.openState : words.closedState,
            place && fill(words.session, { place: words.places[place] }),
          ]
            .filter(Boolean)
            .join('. '),
          rest:
            change === null
              ? ''
              : fill(state.isOpen ? words.closes : words.opens, {
                  time: `${momentIn(locale, change, now)} ${offsetText(zone, change)}`,
                  left: leftText(change - now, words),
                }),
        }
      : { isOpen: server.lead === words.openState, ...server }
  return (
    <>
      <p className={`rail__lead${said.isOpen ? '' : ' is-closed'}`}>
        <i aria-hidden="true" />
        <b>{said.lead}</b>
      </p>
      <p>{said.rest}</p>
    </>
  )
}
