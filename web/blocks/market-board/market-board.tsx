'use client'

import { type ReactNode, useMemo, useState } from 'react'
import { fill } from '#common/fill.ts'
import { type Locale, locales } from '#locales/table.ts'
import { CourseEnds } from '#web/features/board/cells.tsx'
import { NothingFound } from '#web/features/board/nothing-found.tsx'
import { isFound } from '#web/features/board/plan/plan-search.ts'
import { roles } from '#web/features/board/roles.ts'
import { useCourses } from '#web/features/board/use-courses.ts'
import { toggleFavourite, useFavourites } from '#web/features/quotes/favourites.ts'
import { useOpenPrices } from '#web/features/quotes/use-open-prices.ts'
import { feedOf } from '#web/live/quote-feeds.ts'
import { BoardHead } from './board-head.tsx'
import { BoardRow, type RowLabels } from './board-row.tsx'
import { Compare } from './compare.tsx'
import type { MarketGroup, MarketRow, MarketWords } from './market-row.ts'
import { MarketTools } from './market-tools.tsx'
import { directionIn, moveIn, ordered, type Sorting, sortingAfter } from './plan/plan-order.ts'
import { picked } from './plan/plan-picks.ts'

export interface MarketBoardProps {
  locale: Locale
  groups: readonly MarketGroup[]
  words: MarketWords
  labels: RowLabels & {
    search: string
    star: string
    stars: string
    instrument: string
    bid: string
    reset: string
  }
  /** What costs are for, in words. */
  size: string
  costs: string
  caption: string
  zone: string
  /** When the server drew it, ms since 1970. */
  drawnAt: number
  /** Below the table, and beside it. */
  note: ReactNode
  beside: ReactNode
}

/**
 * A market: rows by their leverage, to find, sort, star and compare. Rows come with the page and the last prices on
 * record; the page script writes new ones into them (`web/features/board/board-row-in.ts`).
 */
export const MarketBoard = ({
  locale,
  groups,
  words,
  labels,
  size,
  costs,
  caption,
  zone,
  drawnAt,
  note,
  beside,
}: MarketBoardProps) => {
  const listed = useMemo(() => groups.flatMap(({ rows }) => rows), [groups])
  const symbols = useMemo(() => listed.map(({ symbol }) => symbol), [listed])
  const known = useMemo(() => new Map(listed.map((row) => [row.symbol, row])), [listed])
  const feed = feedOf(symbols, locale)
  const opens = useOpenPrices(symbols, locale)
  const table = useCourses(feed, (symbol) => known.get(symbol)?.closes ?? [])
  const favourites = useFavourites()
  const [search, setSearch] = useState('')
  const [isStarredOnly, setStarredOnly] = useState(false)
  const [sorting, setSorting] = useState<Sorting>('list')
  const [order, setOrder] = useState<readonly string[]>(symbols)
  const [picks, setPicks] = useState<readonly string[]>([])

  const isShown = ({ symbol, name }: MarketRow) =>
    (!isStarredOnly || favourites.includes(symbol)) && isFound({ symbol, name }, search)
  const isEmpty = !listed.some(isShown)
  const starred = symbols.filter((symbol) => favourites.includes(symbol)).length

  const sort = (next: Sorting) => {
    const bids = new Map(feed.current().quotes.map(({ name, bid }) => [name, bid]))
    const moveOf = (symbol: string) => {
      const row = known.get(symbol)
      return moveIn(opens[symbol] ?? row?.open, bids.get(symbol) ?? row?.closes.at(-1))
    }
    setSorting(next)
    setOrder(ordered(listed, next, moveOf))
  }
  const pick = (symbol: string) => setPicks((before) => picked(before, symbol))
  const pair = [
    picks[0] ?? symbols[0],
    picks[1] ?? symbols.find((symbol) => symbol !== (picks[0] ?? symbols[0])),
  ].flatMap((symbol) => known.get(symbol ?? '') ?? [])
  const [first, second] = pair

  const rowOf = (row: MarketRow) => (
    <BoardRow
      key={row.symbol}
      locale={locale}
      row={row}
      isHidden={!isShown(row)}
      isStarred={favourites.includes(row.symbol)}
      isPicked={picks.includes(row.symbol)}
      starLabel={fill(labels.star, { symbol: row.symbol })}
      compareLabel={fill(words.compareOne, { symbol: row.symbol })}
      words={words}
      labels={labels}
      onStar={toggleFavourite}
      onPick={pick}
    />
  )
  // One body for all rows: sorted by a column they cross the groups, and React moves rows only within their parent.
  const rows =
    sorting === 'list'
      ? groups.flatMap(({ key, label, note: terms, rows: members }) => [
          <tr className="market__group" {...roles.row} key={`group ${key}`} hidden={!members.some(isShown)}>
            <th {...roles.head} colSpan={10} scope="rowgroup">
              <b>{label}</b> <em>{terms}</em>
            </th>
          </tr>,
          ...members.map(rowOf),
        ])
      : order.flatMap((symbol) => {
          const row = known.get(symbol)
          return row ? [rowOf(row)] : []
        })

  return (
    <div className="market__board" data-live-part="">
      <div className="market__main">
        <MarketTools
          words={words}
          searchLabel={labels.search}
          search={search}
          onSearch={setSearch}
          sorting={sorting}
          onSort={sort}
          isStarredOnly={isStarredOnly}
          starred={starred}
          onStarredOnly={() => setStarredOnly(!isStarredOnly)}
          costs={costs}
        />
        <CourseEnds />
        <table className="table market__table" {...roles.table} ref={table} hidden={isEmpty}>
          <caption className="aloud">{caption}</caption>
          <BoardHead
            words={words}
            labels={labels}
            zone={zone}
            directionOf={(column) => directionIn(column, sorting)}
            onSort={(column) => sort(sortingAfter(column, sorting))}
          />
          {/* Figures that are written many times a minute are no text to translate. */}
          <tbody {...roles.rows} translate="no">
            {rows}
          </tbody>
        </table>
        {isEmpty && (
          <NothingFound
            title={words.nothing}
            note={isStarredOnly && starred === 0 ? words.noStars : words.nothingNote}
            reset={labels.reset}
            onReset={() => {
              setStarredOnly(false)
              setSearch('')
            }}
          />
        )}
        <div className="market__dock" hidden={picks.length === 0}>
          <output>
            {picks.length > 0 &&
              fill(words.chosen, {
                list: new Intl.ListFormat(locales[locale].intl, { type: 'conjunction' }).format(picks),
              })}{' '}
            {picks.length === 1 && words.chooseSecond}
          </output>
          {picks.length === 2 && (
            <a className="btn btn--small" href="#compare">
              {words.seeCompared}
            </a>
          )}
          <button type="button" className="btn btn--small" onClick={() => setPicks([])}>
            {words.clear}
          </button>
        </div>
        {note}
      </div>
      {beside}
      {first && second && (
        <Compare
          locale={locale}
          rows={listed}
          pair={[first, second]}
          words={words}
          size={size}
          now={drawnAt}
          onChoose={(place, symbol) =>
            setPicks(place === 0 ? [symbol, second.symbol] : [first.symbol, symbol])
          }
        />
      )}
    </div>
  )
}
