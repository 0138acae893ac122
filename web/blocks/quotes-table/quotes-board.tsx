'use client'

import { fill } from '#common/fill.ts'
import { useMemo, useState } from 'react'
import type { Locale } from '#locales/table.ts'
import { type HoursWords, sessionWords } from '#web/features/hours/session-words.ts'
import { useMinute, useSessions } from '#web/features/hours/use-sessions.ts'
import { toggleFavourite, useFavourites } from '#web/features/quotes/favourites.ts'
import type { QuoteWords } from '#web/features/quotes/live-state.tsx'
import { QuotesState } from '#web/features/quotes/quotes-state.tsx'
import { useAnnouncer } from '#web/features/quotes/use-announcer.ts'
import { useOpenPrices } from '#web/features/quotes/use-open-prices.ts'
import { feedOf } from '#web/features/quotes/use-quotes.ts'
import { BoardTools } from './board-tools.tsx'
import type { BoardWords } from './board-words.ts'
import { planAnnouncement } from './plan-announcement.ts'
import { isFound, sorted, type Sorting } from './plan-list.ts'
import { CourseEnds } from './price-cells.tsx'
import { type BoardInstrument, QuoteRow } from './quote-row.tsx'
import { usePaintedRows } from './use-painted-rows.ts'

export interface BoardGroup {
  key: string
  label: string
  instruments: readonly BoardInstrument[]
}

interface BoardProps {
  locale: Locale
  groups: readonly BoardGroup[]
  words: { quotes: QuoteWords; board: BoardWords; hours: HoursWords }
  caption: string
}

const everything = 'all'
const favouritesOnly = 'favourites'

/** The live board: rows come with the page, prices are written into them with every poll. */
export const QuotesBoard = ({ locale, groups, words, caption }: BoardProps) => {
  const { quotes: quoteWords, board, hours } = words
  const listed = useMemo(() => groups.flatMap(({ instruments }) => instruments), [groups])
  const symbols = useMemo(() => listed.map(({ symbol }) => symbol), [listed])
  const feed = feedOf(symbols, locale)
  const opens = useOpenPrices(symbols, locale)
  const table = usePaintedRows(feed, opens, locale)
  const now = useMinute()
  const sessions = useSessions(listed, now)
  const favourites = useFavourites()
  const [chosen, setChosen] = useState(everything)
  const [search, setSearch] = useState('')
  const [sorting, setSorting] = useState<Sorting>('list')
  const [order, setOrder] = useState<readonly string[]>(symbols)
  const [isPaused, setPaused] = useState(false)
  const [isAnnouncing, setAnnouncing] = useState(false)

  const isShown = ({ symbol, name }: BoardInstrument, group: string) =>
    (chosen === everything ||
      chosen === group ||
      (chosen === favouritesOnly && favourites.includes(symbol))) &&
    isFound({ symbol, name }, search)
  const shown = groups.flatMap(({ key, instruments }) =>
    instruments.filter((instrument) => isShown(instrument, key)).map(({ symbol }) => symbol),
  )
  const spoken = useAnnouncer(isAnnouncing, () =>
    planAnnouncement(locale, feed.current().quotes, favourites, shown, {
      pattern: board.spoken,
      directions: quoteWords.directions,
    }),
  )
  const sort = (next: Sorting) => {
    const bids = new Map(feed.current().quotes.map(({ name, bid }) => [name, bid]))
    setSorting(next)
    setOrder(sorted(listed, next, { bids, opens }))
  }
  const pause = () => {
    feed.setPaused(!isPaused)
    setPaused(!isPaused)
  }
  const labels = useMemo(
    () => ({
      noPrice: quoteWords.noPrice,
      lastPoll: quoteWords.lastPoll,
      sinceOpen: quoteWords.sinceOpen,
      directions: quoteWords.directions,
      session: board.session,
    }),
    [quoteWords, board],
  )
  const place = new Map(order.map((symbol, index) => [symbol, index]))
  const placeOf = ({ symbol }: BoardInstrument) => place.get(symbol) ?? 0

  return (
    <div className="board" data-live-part="">
      <BoardTools
        words={board}
        choices={[
          { key: everything, label: board.all, number: listed.length },
          ...groups.map(({ key, label, instruments }) => ({ key, label, number: instruments.length })),
          { key: favouritesOnly, label: board.favourites, number: favourites.length },
        ]}
        chosen={chosen}
        onChoose={setChosen}
        search={search}
        onSearch={setSearch}
        sorting={sorting}
        onSort={sort}
        isPaused={isPaused}
        onPause={pause}
        isAnnouncing={isAnnouncing}
        onAnnounce={() => setAnnouncing(!isAnnouncing)}
      >
        <QuotesState locale={locale} traded={listed} words={quoteWords} note={quoteWords.indicative} />
      </BoardTools>
      <output className="aloud">{spoken}</output>
      <CourseEnds />
      <table className="table board__table" ref={table} hidden={shown.length === 0}>
        <caption className="aloud">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{board.instrument}</th>
            <th scope="col" className="is-figure">
              {board.bid}
            </th>
            <th scope="col" className="is-figure">
              {quoteWords.lastPoll}
            </th>
            <th scope="col" className="is-figure">
              {quoteWords.sinceOpen}
            </th>
            <th scope="col">{board.rule}</th>
            <th scope="col">{board.watched}</th>
            <th scope="col">{board.session}</th>
          </tr>
        </thead>
        {groups.map(({ key, label, instruments }) => {
          const number = instruments.filter((instrument) => isShown(instrument, key)).length
          return (
            <tbody key={key} hidden={number === 0}>
              <tr className="board__group">
                <th colSpan={7} scope="rowgroup">
                  {label} <em>{fill(board.found, { number: String(number) })}</em>
                </th>
              </tr>
              {instruments
                .toSorted((a, b) => placeOf(a) - placeOf(b))
                .map((instrument) => (
                  <QuoteRow
                    key={instrument.symbol}
                    instrument={instrument}
                    isHidden={!isShown(instrument, key)}
                    isFavourite={favourites.includes(instrument.symbol)}
                    favouriteLabel={fill(board.favourite, { symbol: instrument.symbol })}
                    {...sessionWords(locale, sessions?.get(instrument.symbol), now, hours)}
                    labels={labels}
                    onFavourite={toggleFavourite}
                  />
                ))}
            </tbody>
          )
        })}
      </table>
      {shown.length === 0 && (
        <div className="vacant">
          <p className="vacant__title">{board.nothing}</p>
          <p>
            {chosen === favouritesOnly && favourites.length === 0 ? board.noFavourites : board.nothingNote}
          </p>
          <button
            type="button"
            className="btn btn--small"
            onClick={() => {
              setChosen(everything)
              setSearch('')
            }}
          >
            {board.reset}
          </button>
        </div>
      )}
    </div>
  )
}
