import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import { Spark } from '#web/features/chart/spark.tsx'
import { readDays } from '#web/features/history/read-history.ts'
import { recordedWords } from '#web/features/history/recorded-words.ts'
import { ChangePlace, PricePlace } from '#web/features/quotes/places.tsx'
import { rowFacts } from '#web/features/quotes/row-facts.ts'
import { StateLine } from '#web/features/quotes/state-line.tsx'
import { resources } from '#web/i18n/resources.ts'
import { planSinceOpen } from '#web/live/plan-change.ts'
import type { LivePriceBlock } from './query.ts'

/** An instrument's bid, change and course of the day: what the server knows, followed in the browser (`web/live`). */
export const PriceCard = async ({
  instrument: { symbol, name, href, hours, assetClass },
  locale,
}: {
  instrument: NonNullable<LivePriceBlock['instrument']>
  locale: Locale
}) => {
  const { quotes, livePrice } = resources[locale].trading
  const now = Date.now()
  const traded = { symbol, hours, assetClass }
  const days = await readDays([traded], now)
  const day = days.get(symbol)
  const { bid, open, isClosed = false } = day ?? {}
  return (
    <section
      className="live-price"
      aria-label={fill(livePrice.bid, { symbol })}
      data-prices=""
      {...rowFacts(traded, { open, isClosed, written: 'percent' })}
    >
      <a href={href}>
        <b>{fill(livePrice.bid, { symbol })}</b>
        <span>{name}</span>
      </a>
      <p className="live-price__bid">
        <PricePlace locale={locale} value={bid} none={quotes.noPrice} />
      </p>
      <p className="live-price__change">
        <ChangePlace
          name="since-open"
          words={quotes.directions}
          change={planSinceOpen(locale, { bid, open, isClosed }, 'percent')}
        />{' '}
        {livePrice.sinceOpen}
      </p>
      {day && day.closes.length > 1 && (
        <div className="live-price__course">
          <Spark closes={day.closes} width={264} height={44} />
        </div>
      )}
      <StateLine known={recordedWords(locale, days, now)} words={quotes} note={quotes.indicative} />
    </section>
  )
}
