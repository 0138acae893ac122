import type enTrading from '#locales/en/trading.json'
import { type Locale, locales } from '#locales/table.ts'
import type { QuoteState } from './quote-feed.ts'

export type QuoteWords = (typeof enTrading)['quotes']

/** One for each language: to make it anew would be a third of the script of a tick. */
const clocks = new Map<Locale, Intl.DateTimeFormat>()

const clock = (locale: Locale, at: number): string => {
  const format =
    clocks.get(locale) ??
    new Intl.DateTimeFormat(locales[locale].intl, { timeStyle: 'medium', timeZone: 'UTC' })
  clocks.set(locale, format)
  return format.format(at)
}

/** `closed`: no market shown is open; `empty`: the broker answers and quotes none of what was asked. */
export type ShownState = QuoteState | 'closed' | 'empty'

const said = (words: QuoteWords, state: ShownState, at: string, opens: string): [string, string] => {
  const dated = (text: string) => text.replace('{{time}}', at)
  switch (state) {
    case 'loading':
      return ['', words.waiting]
    case 'live':
      return [words.live, dated(words.polled)]
    case 'stale':
      return [dated(words.stale), words.staleNote]
    case 'paused':
      return [words.paused, at ? dated(words.pausedNote) : words.pausedEmpty]
    case 'closed':
      return [words.closed, words.closedNote.replace('{{time}}', opens)]
    case 'empty':
      return [words.empty, words.emptyNote]
    default:
      return [words.error, words.errorNote]
  }
}

/**
 * How fresh the prices are: five cells that fill in five seconds while the line is live, hatched when it is
 * not. Not a live region, since prices that speak every five seconds would drown the page (quality 6).
 */
export const LiveState = ({
  locale,
  state,
  lastAt,
  opens = '',
  words,
  note,
}: {
  locale: Locale
  state: ShownState
  lastAt: number | null
  /** When the first closed market opens, in words of the visitor's clock. */
  opens?: string
  words: QuoteWords
  note: string
}) => {
  const [lead, rest] = said(words, state, lastAt === null ? '' : clock(locale, lastAt), opens)
  return (
    <p className={`live live--${state}`}>
      <span className="poll" aria-hidden="true" key={lastAt} />
      {/* Another sentence is another element: the browser would count words that grow as a shift. */}
      <span className="live__words" key={state}>
        {lead && <b>{lead}</b>} {rest}
      </span>
      <span className="live__scriptless">{words.noScript}</span>
      <span className="live__note">{note}</span>
    </p>
  )
}
