import { fill } from '#common/fill.ts'
import { type Locale, locales } from '#locales/table.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { LivePart } from '#web/blocks/parts/live-part.tsx'
import type { ViewProps } from '#web/blocks/define-block.ts'
import { recordedWords } from '#web/features/history/recorded-words.ts'
import { StateLine } from '#web/features/quotes/state-line.tsx'
import { resources } from '#web/i18n/resources.ts'
import { zoneIn } from '#web/i18n/zone-in.ts'
import { formatPercent } from '#web/lib/numbers/percent.ts'
import { offsetText, zoneOf } from '#web/lib/zone.ts'
import { Beside } from './beside.tsx'
import { MarketBoardIsland } from './board-island.tsx'
import type { MarketGroup, MarketRow } from './market-row.ts'
import { type LeverageGroup, planGroups } from './plan/plan-groups.ts'
import type { MarketBoardBlock } from './query.ts'
import { readRows } from './read-rows.ts'

type Group = LeverageGroup<MarketBoardBlock['instruments'][number]>

const noteOf = (locale: Locale, { margin, currencies, isOfThem }: Group): string => {
  const { market } = resources[locale].trading
  const list = new Intl.ListFormat(locales[locale].intl, {
    type: isOfThem ? 'conjunction' : 'disjunction',
  }).format(currencies)
  return [
    fill(market.margin, { margin: formatPercent(locale, margin) }),
    ...(currencies.length > 0 ? [fill(isOfThem ? market.pairsOf : market.pairsWith, { list })] : []),
  ].join(', ')
}

const drawnGroup = (locale: Locale, group: Group, rows: ReadonlyMap<string, MarketRow>): MarketGroup => ({
  key: group.leverage,
  label: fill(resources[locale].trading.market.group, { leverage: group.leverage }),
  note: noteOf(locale, group),
  rows: group.instruments.flatMap(({ symbol }) => rows.get(symbol) ?? []),
})

/** A market with its prices, costs and next releases, and what moves it beside them. */
export const View = async ({ block, locale }: ViewProps<MarketBoardBlock>) => {
  const { classes, quotes, board, market: words, calendar } = resources[locale].trading
  if (block.instruments.length === 0) return null
  const now = Date.now()
  const { rows, days, size, currency } = await readRows(locale, block, now)
  const bySymbol = new Map(rows.map((row) => [row.symbol, row]))
  const groups = planGroups(block.instruments)
  const currencies: Record<string, string> = words.currencies
  const costs = {
    size,
    currency: currency === null ? words.ownCurrency : (currencies[currency] ?? currency),
  }
  const isPairs = block.assetClass === 'forex'
  const zone = zoneOf[locale]
  return (
    <BlockFrame block={block} name="market" isWide>
      <div className="market__in" data-prices="">
        <div className="market__state">
          <StateLine known={recordedWords(locale, days, now)} words={quotes} note={quotes.indicative} />
        </div>
        <LivePart locale={locale}>
          <MarketBoardIsland
            locale={locale}
            groups={groups.map((group) => drawnGroup(locale, group, bySymbol))}
            words={words}
            labels={{
              search: isPairs ? words.searchPair : board.search,
              star: board.favourite,
              stars: board.favourites,
              instrument: isPairs ? words.pair : board.instrument,
              bid: board.bid,
              reset: board.reset,
              noPrice: quotes.noPrice,
              low: board.low,
              high: board.high,
              directions: quotes.directions,
              levels: calendar.levels,
            }}
            size={size}
            costs={fill(words.costs, costs)}
            caption={fill(words.caption, { market: classes[block.assetClass], ...costs })}
            zone={offsetText(zone, now)}
            drawnAt={now}
            note={<p className="block__note">{fill(words.note, { zone: zoneIn(zone, locale) })}</p>}
            beside={
              <Beside
                locale={locale}
                block={block}
                leverages={groups.map(({ leverage }) => leverage)}
                now={now}
              />
            }
          />
        </LivePart>
      </div>
    </BlockFrame>
  )
}
