import type { Locale } from '#locales/table.ts'
import { LivePart } from '#web/blocks/parts/live-part.tsx'
import { Spark } from '#web/features/chart/spark.tsx'
import { readDays } from '#web/features/history/read-history.ts'
import { recordedWords } from '#web/features/history/recorded-words.ts'
import { resources } from '#web/i18n/resources.ts'
import { CardIsland } from './card-island.tsx'
import type { LivePriceBlock } from './query.ts'

/** An instrument's bid, change and course of the day: what the server knows, followed in the browser. */
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
  return (
    <LivePart locale={locale}>
      <CardIsland
        locale={locale}
        instrument={traded}
        name={name}
        href={href}
        spark={day && day.closes.length > 1 ? <Spark closes={day.closes} width={264} height={44} /> : null}
        known={day && { bid: day.bid, open: day.open, isClosed: day.isClosed }}
        knownWords={recordedWords(locale, days, now)}
        words={quotes}
        own={livePrice}
      />
    </LivePart>
  )
}
