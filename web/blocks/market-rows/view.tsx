import type { ViewProps } from '#web/blocks/define-block.ts'
import { WidePart } from '#web/blocks/parts/wide-part.tsx'
import { LivePart } from '#web/blocks/parts/live-part.tsx'
import { Spark } from '#web/features/chart/spark.tsx'
import { readCourses } from '#web/features/history/read-history.ts'
import { resources } from '#web/i18n/resources.ts'
import type { MarketRowsBlock } from './query.ts'
import { RowsIsland } from './rows-island.tsx'

/** Markets in rows; the figures that the server knows are drawn by it, and follow the broker in the browser. */
export const View = async ({ block, locale }: ViewProps<MarketRowsBlock>) => {
  const { quotes, classes, marketRows } = resources[locale].trading
  const courses = await readCourses(
    block.rows.flatMap(({ instruments }) => instruments.map(({ symbol }) => symbol)),
  )
  return (
    <WidePart block={block}>
      <LivePart locale={locale}>
        <RowsIsland
          locale={locale}
          rows={block.rows.map(({ assetClass, instruments, ...row }) => ({
            ...row,
            title: classes[assetClass],
            instruments: instruments.map(({ symbol, href, hours }) => ({
              symbol,
              href,
              hours,
              assetClass,
              spark: <Spark closes={courses.get(symbol) ?? []} />,
              bid: courses.get(symbol)?.at(-1) ?? null,
            })),
          }))}
          words={quotes}
          upTo={marketRows.upTo}
          note={block.note ?? quotes.indicative}
        />
      </LivePart>
    </WidePart>
  )
}
