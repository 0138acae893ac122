import { fill } from '#common/fill.ts'
import type enTrading from '#locales/en/trading.json'
import type { Quotes, QuoteState } from './quote-feed.ts'

export type QuoteWords = (typeof enTrading)['quotes']

/** Of all words about prices, what the line needs to say any state. */
export const stateWordsOf = ({
  waiting,
  live,
  polled,
  stale,
  staleNote,
  paused,
  pausedNote,
  pausedEmpty,
  closed,
  closedNote,
  empty,
  emptyNote,
  error,
  errorNote,
  doubts,
}: QuoteWords) => ({
  waiting,
  live,
  polled,
  stale,
  staleNote,
  paused,
  pausedNote,
  pausedEmpty,
  closed,
  closedNote,
  empty,
  emptyNote,
  error,
  errorNote,
  doubts,
})

export type StateWords = ReturnType<typeof stateWordsOf>

/** `closed`: all markets shown are closed; `empty`: the broker answers but quotes none of the instruments. */
export type ShownState = QuoteState | 'closed' | 'empty'

/**
 * The state of a list of prices.
 * @param opening when the first of its markets opens, if all are closed, ms since 1970
 */
export const planState = (
  { state, quotes }: Pick<Quotes, 'state' | 'quotes'>,
  opening: number | null,
): ShownState => {
  if (state !== 'live') return state
  if (quotes.length === 0) return 'empty'
  return opening === null ? 'live' : 'closed'
}

/**
 * What the line beside prices says of them: the state in a word, and the rest.
 * @param at of when they are, in words; empty before the first
 * @param opens when the first closed market opens, in words
 * @param known of when the prices are that the server drew, in words
 */
export const sayState = (
  words: StateWords,
  state: ShownState,
  { at = '', opens = '', known = null }: { at?: string; opens?: string; known?: string | null },
): [string, string] => {
  const dated = (text: string) => fill(text, { time: at })
  switch (state) {
    case 'loading':
      return ['', known ?? words.waiting]
    case 'live':
      return [words.live, dated(words.polled)]
    case 'stale':
      return [dated(words.stale), words.staleNote]
    case 'paused':
      return [words.paused, at ? dated(words.pausedNote) : words.pausedEmpty]
    case 'closed':
      return [words.closed, fill(words.closedNote, { time: opens })]
    case 'empty':
      return [words.empty, words.emptyNote]
    default:
      return [words.error, words.errorNote]
  }
}
