import { fill } from '#common/fill.ts'
import type enTrading from '#locales/en/trading.json'
import type { Locale } from '#locales/table.ts'
import { momentIn } from './moment.ts'
import type { SessionState } from './sessions.ts'

export type HoursWords = (typeof enTrading)['hours']

/** The state of a market and until when, in words. */
export interface SessionLines {
  session: string
  sessionTime: string
  isOpen: boolean
}

/** The two lines of a session, in the visitor's time or on the clock of a zone; empty while unknown. */
export const sessionWords = (
  locale: Locale,
  state: SessionState | undefined,
  now: number | null,
  words: HoursWords,
  zone?: string,
): SessionLines => {
  if (!state || now === null) return { session: '', sessionTime: '', isOpen: false }
  const say = (text: string, at: number) => fill(text, { time: momentIn(locale, at, now, zone) })
  if (state.isOpen) return { session: words.open, sessionTime: say(words.until, state.closes), isOpen: true }
  const sessionTime = state.opens === null ? '' : say(words.opens, state.opens)
  return { session: words.closed, sessionTime, isOpen: false }
}

/** Whether a market is closed: by its sessions once the visitor's clock is known, else as the server saw it. */
export const isClosedNow = (
  sessions: ReadonlyMap<string, SessionState> | null,
  symbol: string,
  known: { isClosed: boolean } | undefined,
): boolean => (sessions ? sessions.get(symbol)?.isOpen === false : known?.isClosed === true)

/** When the first of these markets opens, if all are closed; null if one is open or unknown. */
export const firstOpening = (
  symbols: readonly string[],
  sessions: ReadonlyMap<string, SessionState>,
): number | null => {
  let first: number | null = null
  for (const symbol of symbols) {
    const state = sessions.get(symbol)
    if (!state || state.isOpen) return null
    if (state.opens !== null && (first === null || state.opens < first)) first = state.opens
  }
  return first
}
