import { Delta, Price } from '#web/design/price.tsx'
import { formatSigned, percentChange, subtract } from '#web/lib/decimal.ts'
import type { Locale } from '#locales/table.ts'
import type { QuoteWords } from './live-state.tsx'

interface Quote {
  bid: string
  diff: string
  open?: string
}

const SinceOpen = ({ locale, quote, words }: { locale: Locale; quote: Quote; words: QuoteWords }) => {
  const change = quote.open === undefined ? null : subtract(quote.bid, quote.open)
  const percent = quote.open === undefined ? null : percentChange(quote.open, quote.bid)
  if (change === null || percent === null) return <span className="delta">–</span>
  const sign = locale === 'de' ? ' %' : '%'
  return (
    <Delta
      locale={locale}
      value={change}
      words={words.directions}
      suffix={` (${formatSigned(locale, percent)}${sign})`}
    />
  )
}

/** One instrument of the ledger. Before the first answer its place is kept by a dash, never by a figure. */
export const Sounding = ({
  locale,
  symbol,
  name,
  quote,
  words,
}: {
  locale: Locale
  symbol: string
  name: string | null
  quote: Quote | undefined
  words: QuoteWords
}) => (
  <li className="sounding">
    <p className="sounding__name">
      <strong>{symbol}</strong>
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
          {quote ? (
            <Delta locale={locale} value={quote.diff} words={words.directions} />
          ) : (
            <span className="delta">–</span>
          )}
        </dd>
      </div>
      <div>
        <dt>{words.sinceOpen}</dt>
        <dd>
          {quote ? (
            <SinceOpen locale={locale} quote={quote} words={words} />
          ) : (
            <span className="delta">–</span>
          )}
        </dd>
      </div>
    </dl>
  </li>
)
