import type { Locale } from '#locales/table.ts'
import { LivePart } from '#web/blocks/parts/live-part.tsx'
import { Spark } from '#web/features/chart/spark.tsx'
import { readCourses } from '#web/features/history/read-history.ts'
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
  const course = (await readCourses([symbol])).get(symbol) ?? []
  return (
    <LivePart locale={locale}>
      <CardIsland
        locale={locale}
        instrument={{ symbol, hours, assetClass }}
        name={name}
        href={href}
        spark={course.length > 1 ? <Spark closes={course} width={264} height={44} /> : null}
        known={course.at(-1) ?? null}
        words={quotes}
        own={livePrice}
      />
    </LivePart>
  )
}
