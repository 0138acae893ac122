import type { ViewProps } from '#web/blocks/define-block.ts'
import { WidePart } from '#web/blocks/parts/wide-part.tsx'
import { LivePart } from '#web/blocks/parts/live-part.tsx'
import { Spark } from '#web/features/chart/spark.tsx'
import { readDays } from '#web/features/history/read-history.ts'
import { recordedWords } from '#web/features/history/recorded-words.ts'
import { resources } from '#web/i18n/resources.ts'
import type { MarketRowsBlock } from './query.ts'
import { RowsIsland } from './rows-island.tsx'

/** Markets in rows; the figures that the server knows are drawn by it, and follow the broker in the browser. */
export const View = async ({ block, locale }: ViewProps<MarketRowsBlock>) => {
  const { quotes, classes, marketRows } = resources[locale].trading
  const now = Date.now()
  const days = await readDays(
    block.rows.flatMap(({ instruments }) => instruments),
    now,
  )
  return (
    <WidePart block={block}>
      <LivePart locale={locale}>
        <RowsIsland
          locale={locale}
          rows={block.rows.map(({ assetClass, instruments, ...row }) => ({
            ...row,
            title: classes[assetClass],
            instruments: instruments.map(({ symbol, href, hours }) => {
              const day = days.get(symbol)
              return {
                symbol,
                href,
                hours,
                assetClass,
                spark: <Spark closes={day?.closes ?? []} />,
                known: day && { bid: day.bid, open: day.open, isClosed: day.isClosed },
              }
            }),
          }))}
          known={recordedWords(locale, days, now)}
          words={quotes}
          upTo={marketRows.upTo}
          note={block.note ?? quotes.indicative}
        />
      </LivePart>
    </WidePart>
  )
}
