'use client'

import { useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Locale } from '#locales/table.ts'
import { momentIn } from '#web/features/hours/moment.ts'
import { firstOpening } from '#web/features/hours/session-words.ts'
import { type Traded, useSessions } from '#web/features/hours/use-sessions.ts'
import { useMinute } from '#web/lib/use-now.ts'
import { clock, LiveState, paintAnswer, type QuoteWords, type ShownState } from './live-state.tsx'
import { doubtsText } from './plan-doubts.ts'
import { noQuotes, type Quotes } from './quote-feed.ts'
import { feedOf } from './quote-feeds.ts'

/** The state shown; unchanged while only the time is new, so that React does nothing. */
const stateOf = ({ state, quotes }: Quotes): ShownState =>
  state === 'live' && quotes.length === 0 ? 'empty' : state

/** Status line of a list of prices: freshness, and whether any market is open. */
export const QuotesState = ({
  locale,
  traded,
  known: drawn,
  words,
  note,
}: {
  locale: Locale
  traded: readonly Traded[]
  /** Of when the prices are that the server drew, in words; null where it had none. */
  known?: string | null
  words: QuoteWords
  note: string
}) => {
  const symbols = useMemo(() => traded.map(({ symbol }) => symbol), [traded])
  const feed = feedOf(symbols, locale)
  const known = useSyncExternalStore(
    feed.listen,
    () => stateOf(feed.current()),
    () => stateOf(noQuotes),
  )
  const doubts = useSyncExternalStore(
    feed.listen,
    () => doubtsText(feed.current().quotes, words.doubts, (at) => clock(locale, at)),
    () => '',
  )
  const now = useMinute()
  const sessions = useSessions(traded, now)
  const opening = sessions && firstOpening(symbols, sessions)
  const state = known === 'live' && opening !== null ? 'closed' : known
  const line = useRef<HTMLParagraphElement>(null)
  const paint = useEffectEvent(() => {
    const { lastAt } = feed.current()
    // In any other state React renders the line.
    if (state !== 'live' || stateOf(feed.current()) !== 'live' || lastAt === null || !line.current) return
    paintAnswer(line.current, words, locale, lastAt)
  })
  useEffect(() => feed.listen(() => paint()), [feed])
  return (
    <LiveState
      locale={locale}
      state={state}
      lastAt={known === 'loading' ? null : feed.current().lastAt}
      opens={opening !== null && now !== null ? momentIn(locale, opening, now) : ''}
      known={drawn}
      doubts={doubts}
      words={words}
      note={note}
      line={line}
    />
  )
}
