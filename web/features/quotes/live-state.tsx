import { ownZone } from '#web/lib/browser/own-zone.ts'
import { fill } from '#common/fill.ts'
import type { Ref } from 'react'
import type enTrading from '#locales/en/trading.json'
import { type Locale, locales } from '#locales/table.ts'
import { offsetText } from '#web/lib/zone.ts'
import type { QuoteState } from './quote-feed.ts'

export type QuoteWords = (typeof enTrading)['quotes']

interface Clock {
  format: Intl.DateTimeFormat
  zone: string
  /** The hour whose difference from UTC is known, and that difference in words. */
  hour: number
  offset: string
}

/** One per language: creating it each time would be a third of a tick's script. */
const clocks = new Map<Locale, Clock>()

const made = (locale: Locale): Clock => {
  const format = new Intl.DateTimeFormat(locales[locale].intl, { timeStyle: 'medium' })
  return { format, zone: ownZone(), hour: Number.NaN, offset: '' }
}

/** A time on the visitor's clock, with its difference from UTC: prices come only after hydration. */
export const clock = (locale: Locale, at: number): string => {
  const known = clocks.get(locale) ?? made(locale)
  const hour = Math.floor(at / 3_600_000)
  const offset = hour === known.hour ? known.offset : offsetText(known.zone, at)
  clocks.set(locale, { ...known, hour, offset })
  return `${known.format.format(at)} ${offset}`
}

/** `closed`: all markets shown are closed; `empty`: the broker answers but quotes none of the instruments. */
export type ShownState = QuoteState | 'closed' | 'empty'

const said = (
  words: QuoteWords,
  state: ShownState,
  at: string,
  opens: string,
  known: string | null,
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

const fillings = new WeakMap<Element, Animation>()

/**
 * Restarts the animation of the five cells. Restarting the same animation avoids its start and end events, which React
 * listens for. It is looked up once, because that forces layout; one that was replaced with a state of the line has no
 * effect.
 */
const refill = (poll: Element): void => {
  const known = fillings.get(poll)
  const filling = known && known.currentTime !== null ? known : poll.getAnimations({ subtree: true })[0]
  if (!filling) return
  fillings.set(poll, filling)
  filling.currentTime = 0
}

/**
 * Updates a live status line after an answer. Written to the DOM directly, since only its time changes and React would
 * spend on it what all rows cost (record 23).
 */
export const paintAnswer = (line: HTMLElement, words: QuoteWords, locale: Locale, at: number): void => {
  const rest = line.querySelector('[data-cell="rest"]')
  const poll = line.querySelector('[data-cell="poll"]')
  if (!rest || !poll) throw new Error('the line beside the prices lacks a cell')
  refill(poll)
  rest.textContent = said(words, 'live', clock(locale, at), '', null)[1]
}

/**
 * Freshness of the prices: five cells that fill in five seconds while live, hatched otherwise. Not a live region:
 * announcements every five seconds would drown the page (quality 6).
 */
export const LiveState = ({
  locale,
  state,
  lastAt,
  opens = '',
  known = null,
  doubts = '',
  words,
  note,
  line,
}: {
  locale: Locale
  state: ShownState
  lastAt: number | null
  /** When the first closed market opens, in the visitor's time. */
  opens?: string
  /** Of when the prices are that the server drew, in words. */
  known?: string | null | undefined
  /** Which prices are not those of now, in words. */
  doubts?: string
  words: QuoteWords
  note: string
  /** The element for {@link paintAnswer}. */
  line?: Ref<HTMLParagraphElement>
}) => {
  const [lead, rest] = said(words, state, lastAt === null ? '' : clock(locale, lastAt), opens, known)
  return (
    // Where the last prices are on record nothing is awaited.
    <p className={`live live--${state === 'loading' && known ? 'known' : state}`} ref={line}>
      <span className="poll" aria-hidden="true" data-cell="poll" />
      {/* Another sentence is another element: the browser would count words that grow as a shift. */}
      <span className="live__words" key={state}>
        {lead && <b>{lead}</b>}{' '}
        <span data-cell="rest" translate="no">
          {rest}
        </span>
      </span>
      <span className="live__scriptless">
        {known} {words.noScript}
      </span>
      <span className="live__note">
        {doubts && <b>{doubts} </b>}
        {note}
      </span>
    </p>
  )
}
