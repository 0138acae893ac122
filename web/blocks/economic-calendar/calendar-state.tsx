import type { CalendarAnswer } from '#web/features/calendar/use-calendar.ts'
import { fill } from '#common/fill.ts'
import type { CalendarWords } from './calendar-words.ts'

/** Bars in the shape of a list, drawn only when the answer takes its time. */
export const LoadingRows = () => (
  <div className="calendar__bars" aria-hidden="true">
    {[62, 48, 70, 55, 40, 66, 52].map((width) => (
      <span key={width} style={{ width: `${width}%` }} />
    ))}
  </div>
)

/** How fresh the calendar is. Not a live region: it changes by itself each minute. */
export const Freshness = ({
  state,
  at,
  words,
  askNow,
}: {
  state: CalendarAnswer['state']
  /** Time of the last good answer, as the visitor's zone writes it. */
  at: string
  words: CalendarWords
  askNow: () => void
}) => {
  if (state === 'loading') return <p className="calendar__state">{words.loading}</p>
  if (state === 'live') return <p className="calendar__state">{fill(words.live, { time: at })}</p>
  return (
    <div className="calendar__fault" role="alert">
      <p>
        <b>{state === 'stale' ? fill(words.stale, { time: at }) : words.error}</b>{' '}
        {state === 'stale' ? words.staleNote : words.errorNote}
      </p>
      <button type="button" className="btn btn--small" onClick={askNow}>
        {words.retry}
      </button>
    </div>
  )
}

/** Nothing to list: because there is nothing, or because it is filtered away. */
export const NoReleases = ({
  hidden,
  words,
  clear,
}: {
  /** How many of the period the filter hides. */
  hidden: number
  words: CalendarWords
  clear: () => void
}) => (
  <div className="vacant">
    <p className="vacant__title">{hidden > 0 ? words.nothingFits : words.empty}</p>
    <p>{hidden > 0 ? fill(words.nothingFitsNote, { number: hidden }) : words.emptyNote}</p>
    {hidden > 0 && (
      <button type="button" className="btn btn--small" onClick={clear}>
        {words.clear}
      </button>
    )}
  </div>
)
