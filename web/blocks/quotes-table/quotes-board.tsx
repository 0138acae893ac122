'use client'

import { fill } from '#common/fill.ts'
import { memo, useMemo, useState } from 'react'
import type { Locale } from '#locales/table.ts'
import { countedText } from '#web/i18n/pips.ts'
import { type HoursWords, sessionWords } from '#web/features/hours/session-words.ts'
import { useSessions } from '#web/features/hours/use-sessions.ts'
import { ownZone } from '#web/lib/browser/own-zone.ts'
import { offsetText, zoneOf } from '#web/lib/zone.ts'
import { useMinute } from '#web/lib/use-now.ts'
import { toggleFavourite, useFavourites } from '#web/features/quotes/favourites.ts'
import type { QuoteWords } from '#web/live/plan-state.ts'
import { StateLine } from '#web/features/quotes/state-line.tsx'
import { useAnnouncer } from '#web/features/quotes/use-announcer.ts'
import { useOpenPrices } from '#web/features/quotes/use-open-prices.ts'
import { feedOf } from '#web/live/quote-feeds.ts'
import { CourseEnds } from '#web/features/board/cells.tsx'
import { NothingFound } from '#web/features/board/nothing-found.tsx'
import { isFound } from '#web/features/board/plan/plan-search.ts'
import { useCourses } from '#web/features/board/use-courses.ts'
import { BoardTools } from './board-tools.tsx'
import type { BoardWords } from './board-words.ts'
import { planAnnouncement } from './plan/plan-announcement.ts'
import { type Column, directionIn, sorted, type Sorting, sortingAfter } from './plan/plan-list.ts'
import { BoardHead } from './board-head.tsx'
import { type BoardInstrument, QuoteRow } from './quote-row.tsx'

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
  /** Of when the prices are that come with the page, in words. */
  known: string | null
  /** When the server drew it, ms since 1970. */
  drawnAt: number
}

/** Drawn once: what is written into it stays. */
const Line = memo(StateLine)

const everything = 'all'
const favouritesOnly = 'favourites'

/**
 * The live board: rows come with the page and the last prices on record; the page script writes new ones into them with
 * every poll (`board-row-in.ts`).
 */
export const QuotesBoard = ({ locale, groups, words, caption, known: knownWords, drawnAt }: BoardProps) => {
  const { quotes: quoteWords, board, hours } = words
  const listed = useMemo(() => groups.flatMap(({ instruments }) => instruments), [groups])
  const symbols = useMemo(() => listed.map(({ symbol }) => symbol), [listed])
  const feed = feedOf(symbols, locale)
  const opens = useOpenPrices(symbols, locale)
  const known = useMemo(() => new Map(listed.map((instrument) => [instrument.symbol, instrument])), [listed])
  const table = useCourses(feed, (symbol) => known.get(symbol)?.closes ?? [])
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
    const { quotes } = feed.current()
    const bids = new Map(quotes.map(({ name, bid }) => [name, bid]))
    const diffs = new Map(quotes.map(({ name, diff }) => [name, diff]))
    setSorting(next)
    setOrder(sorted(listed, next, { bids, diffs, opens }))
  }
  const pause = () => {
    feed.setPaused(!isPaused)
    setPaused(!isPaused)
  }
  const labels = useMemo(
    () => ({
      noPrice: quoteWords.noPrice,
      bid: board.bid,
      ask: board.ask,
      spread: board.spread,
      range: board.rule,
      low: board.low,
      high: board.high,
      today: board.watched,
      lastPoll: quoteWords.lastPoll,
      sinceOpen: quoteWords.sinceOpen,
      directions: quoteWords.directions,
      session: board.session,
      unknownHours: hours.unknown,
    }),
    [quoteWords, board, hours],
  )
  const rowOf = (instrument: BoardInstrument, group: string) => (
    <QuoteRow
      key={instrument.symbol}
      locale={locale}
      instrument={instrument}
      isHidden={!isShown(instrument, group)}
      isFavourite={favourites.includes(instrument.symbol)}
      favouriteLabel={fill(board.favourite, { symbol: instrument.symbol })}
      moreLabel={fill(board.more, { symbol: instrument.symbol })}
      {...(now === null
        ? instrument.drawn
        : sessionWords(locale, sessions?.get(instrument.symbol), now, hours))}
      labels={labels}
      onFavourite={toggleFavourite}
    />
  )
  const groupOf = new Map(
    groups.flatMap(({ key, instruments }) => instruments.map(({ symbol }) => [symbol, key])),
  )
  // One body for all rows: sorted by a column they cross the groups, and React moves rows only within their parent.
  const rows =
    sorting === 'list'
      ? groups.flatMap(({ key, label, instruments }) => {
          const number = instruments.filter((instrument) => isShown(instrument, key)).length
          return [
            <tr className="board__group" key={`group ${key}`} hidden={number === 0}>
              <th colSpan={9} scope="colgroup">
                {label} <em>{countedText(locale, String(number), board.found)}</em>
              </th>
            </tr>,
            ...instruments.map((instrument) => rowOf(instrument, key)),
          ]
        })
      : order.flatMap((symbol) => {
          const instrument = known.get(symbol)
          return instrument ? [rowOf(instrument, groupOf.get(symbol) ?? '')] : []
        })

  return (
    <div className="board" data-live-part="" data-prices="">
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
        <Line known={knownWords} words={quoteWords} note={quoteWords.indicative} />
      </BoardTools>
      <output className="aloud">{spoken}</output>
      <CourseEnds />
      <table className="table board__table" ref={table} hidden={shown.length === 0}>
        <caption className="aloud">{caption}</caption>
        <BoardHead
          words={board}
          lastChange={quoteWords.lastPoll}
          sinceOpen={quoteWords.sinceOpen}
          zone={offsetText(now === null ? zoneOf[locale] : ownZone(), now ?? drawnAt)}
          directionOf={(column: Column) => directionIn(column, sorting)}
          onSort={(column: Column) => sort(sortingAfter(column, sorting))}
        />
        {/* Figures that are written many times a minute are no text to translate. */}
        <tbody translate="no">{rows}</tbody>
      </table>
      {shown.length === 0 && (
        <NothingFound
          title={board.nothing}
          note={chosen === favouritesOnly && favourites.length === 0 ? board.noFavourites : board.nothingNote}
          reset={board.reset}
          onReset={() => {
            setChosen(everything)
            setSearch('')
          }}
        />
      )}
    </div>
  )
}
