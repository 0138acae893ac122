import type { ReactNode } from 'react'
import { Delta, Price } from '#web/design/price.tsx'
import type { Quote } from '#web/features/quotes/quote.ts'
import { formatSigned, percentChange, subtract, withPlacesOf } from '#web/lib/numbers/decimal.ts'
import { percentSign } from '#web/lib/numbers/percent.ts'
import type { Locale } from '#locales/table.ts'
import type { QuoteWords } from '#web/features/quotes/live-state.tsx'

/** Change of the bid since the open; a dash while either is unknown. */
const SinceOpen = ({
  locale,
  bid,
  open,
  isClosed,
  words,
}: {
  locale: Locale
  bid: string
  open: string
  isClosed: boolean
  words: QuoteWords
}) => {
  const change = subtract(bid, open)
  const percent = percentChange(open, bid)
  if (change === null || percent === null) return <span className="delta">–</span>
  return (
    <Delta
      locale={locale}
      value={change}
      words={words.directions}
      isStill={isClosed}
      suffix={` (${formatSigned(locale, percent)}${percentSign(locale)})`}
    />
  )
}

/** An instrument with its price: the broker's, before its first answer the last on record; a dash where there is none. */
export const Sounding = ({
  locale,
  symbol,
  name,
  href,
  quote,
  known,
  open,
  isClosed,
  words,
  closedWord,
  children,
}: {
  locale: Locale
  symbol: string
  name: string | null
  href: string | null
  quote: Pick<Quote, 'bid' | 'diff'> | undefined
  /** The last bid on record, a decimal string. */
  known: string | undefined
  open: string | undefined
  /** The last price of a closed market: nothing moves, and it says so. */
  isClosed: boolean
  words: QuoteWords
  closedWord: string
  children: ReactNode
}) => {
  const bid = quote?.bid ?? known
  return (
    <li className="sounding">
      <p className="sounding__name">
        <strong>{href ? <a href={href}>{symbol}</a> : symbol}</strong>
        {name && <em>{name}</em>}
      </p>
      <p className="sounding__bid">
        {bid ? (
          <Price locale={locale} value={bid} />
        ) : (
          <span className="px px--none">
            <span className="aloud">{words.noPrice}</span>
            <span aria-hidden="true">–</span>
          </span>
        )}
      </p>
      <dl>
        <div>
          <dt>{words.lastPoll}</dt>
          <dd>
            {isClosed ? (
              <span className="delta">{closedWord}</span>
            ) : quote ? (
              <Delta locale={locale} value={withPlacesOf(quote.bid, quote.diff)} words={words.directions} />
            ) : (
              <span className="delta">–</span>
            )}
          </dd>
        </div>
        <div>
          <dt>{words.sinceOpen}</dt>
          <dd>
            {bid && open ? (
              // Another element when the market turns out to be closed: a change whose triangle goes counts as a shift.
              <SinceOpen key={String(isClosed)} {...{ locale, bid, open, isClosed, words }} />
            ) : (
              <span className="delta">–</span>
            )}
          </dd>
        </div>
      </dl>
      {children}
    </li>
  )
}
