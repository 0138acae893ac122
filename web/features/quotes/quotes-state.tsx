'use client'

import { useMemo } from 'react'
import type { Locale } from '#locales/table.ts'
import { momentIn } from '#web/features/hours/moment.ts'
import { firstOpening } from '#web/features/hours/session-words.ts'
import { type Traded, useMinute, useSessions } from '#web/features/hours/use-sessions.ts'
import { LiveState, type QuoteWords } from './live-state.tsx'
import { useQuotes } from './use-quotes.ts'

/** The line that says how fresh the prices of a list are, and whether any of its markets is open. */
export const QuotesState = ({
  locale,
  traded,
  words,
  note,
}: {
  locale: Locale
  traded: readonly Traded[]
  words: QuoteWords
  note: string
}) => {
  const symbols = useMemo(() => traded.map(({ symbol }) => symbol), [traded])
  const { quotes, state, lastAt } = useQuotes(symbols, locale)
  const now = useMinute()
  const sessions = useSessions(traded, now)
  const opening = sessions && firstOpening(symbols, sessions)
  const isEmpty = quotes.length === 0
  const isLive = state === 'live'
  return (
    <LiveState
      locale={locale}
      state={isLive && isEmpty ? 'empty' : isLive && opening !== null ? 'closed' : state}
      lastAt={lastAt}
      opens={opening !== null && now !== null ? momentIn(locale, opening, now) : ''}
      words={words}
      note={note}
    />
  )
}
