'use client'

import { memo, useEffect, useEffectEvent, useRef } from 'react'
import type { Locale } from '#locales/table.ts'
import { momentIn } from '#web/features/hours/moment.ts'
import { firstOpening } from '#web/features/hours/session-words.ts'
import type { Traded } from '#web/features/hours/sessions-of.ts'
import { useSessions } from '#web/features/hours/use-sessions.ts'
import { useMinute } from '#web/lib/use-now.ts'
import { lineIn } from '#web/live/paint-line.ts'
import { clock } from '#web/live/clock.ts'
import { doubtsText } from '#web/live/plan-doubts.ts'
import { planState, type QuoteWords } from '#web/live/plan-state.ts'
import { feedOf } from '#web/live/quote-feeds.ts'
import { StateLine } from './state-line.tsx'

/** Drawn once: what is written into it stays. */
const Line = memo(StateLine)

/** Status line of a list of prices that React draws: freshness, and whether any market is open. */
export const QuotesState = ({
  locale,
  traded,
  known = null,
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
  const symbols = traded.map(({ symbol }) => symbol)
  const feed = feedOf(symbols, locale)
  const now = useMinute()
  const sessions = useSessions(traded, now)
  const line = useRef<HTMLParagraphElement>(null)
  const write = useRef<ReturnType<typeof lineIn>>(undefined)
  const paint = useEffectEvent((states = sessions) => {
    if (!line.current) return
    write.current ??= lineIn(line.current, locale, words)
    const { state, quotes, lastAt } = feed.current()
    const opening = states && firstOpening(symbols, states)
    write.current({
      state: planState({ state, quotes }, opening),
      lastAt,
      opens: opening !== null && now !== null ? momentIn(locale, opening, now) : '',
      doubts: doubtsText(quotes, words.doubts, (at) => clock(locale, at)),
    })
  })
  useEffect(() => feed.listen(() => paint()), [feed])
  useEffect(() => paint(sessions), [sessions])
  return <Line known={known} words={words} note={note} line={line} />
}
