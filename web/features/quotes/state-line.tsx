import { type QuoteWords, stateWordsOf } from '#web/live/plan-state.ts'

/** A text, so that React, which comes later, leaves be what was written in its place. */
const unwritten = ''

/**
 * Freshness of the prices: five cells that fill in five seconds while live, hatched otherwise. Drawn once, and written
 * into by `web/live/paint-line.ts`. Not a live region: announcements every five seconds would drown the page (quality 6).
 */
export const StateLine = ({
  known,
  words,
  note,
}: {
  /** Of when the prices are that the server drew, in words; null where it had none. */
  known: string | null
  words: QuoteWords
  note: string
}) => (
  // Where the last prices are on record nothing is awaited.
  <p
    className={known ? 'live live--known' : 'live live--loading'}
    data-cell="state"
    data-words={JSON.stringify(stateWordsOf(words))}
  >
    <span className="poll" aria-hidden="true" data-cell="poll" />
    <span className="live__words" data-cell="words">
      <b data-cell="lead" suppressHydrationWarning>
        {unwritten}
      </b>{' '}
      <span data-cell="rest" translate="no" suppressHydrationWarning>
        {known ?? words.waiting}
      </span>
    </span>
    <span className="live__scriptless">
      {known} {words.noScript}
    </span>
    <span className="live__note">
      <b data-cell="doubts" suppressHydrationWarning>
        {unwritten}
      </b>{' '}
      {note}
    </span>
  </p>
)
