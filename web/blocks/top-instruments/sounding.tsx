import type { ReactNode } from 'react'
import { Delta, Price } from '#web/design/price.tsx'
import type { Quote } from '#web/features/quotes/quote.ts'
import { formatSigned, percentChange, subtract, withPlacesOf } from '#web/lib/numbers/decimal.ts'
import { percentSign } from '#web/lib/numbers/format.ts'
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

/** An instrument with its price. A dash reserves the space before the first answer, never a figure. */
export const Sounding = ({
  locale,
  symbol,
  name,
  href,
  quote,
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
  open: string | undefined
  /** The last price of a closed market: nothing moves, and it says so. */
  isClosed: boolean
  words: QuoteWords
  closedWord: string
  children: ReactNode
}) => (
  <li className="sounding">
    <p className="sounding__name">
      <strong>{href ? <a href={href}>{symbol}</a> : symbol}</strong>
      {name && <em>{name}</em>}
    </p>
    <p className="sounding__bid">
      {quote ? (
        <Price locale={locale} value={quote.bid} />
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
          {quote && open ? (
            <SinceOpen locale={locale} bid={quote.bid} open={open} isClosed={isClosed} words={words} />
          ) : (
            <span className="delta">–</span>
          )}
        </dd>
      </div>
    </dl>
    {children}
  </li>
)
