import type { CalendarAnswer } from '#web/features/calendar/use-calendar.ts'
import { fill } from '#common/fill.ts'
import type { CalendarWords } from '#web/features/calendar/parts/calendar-words.ts'

/** Placeholder of the list, shown only when loading takes a while. */
export const LoadingRows = () => (
  <div className="calendar__bars" aria-hidden="true">
    {[62, 48, 70, 55, 40, 66, 52].map((width) => (
      <span key={width} style={{ width: `${width}%` }} />
    ))}
  </div>
)

/** Freshness of the calendar. Not a live region: it changes every minute. */
export const Freshness = ({
  state,
  at,
  words,
  askNow,
}: {
  state: CalendarAnswer['state']
  /** Time of the last successful answer, in the visitor's zone. */
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

/** Empty state: nothing scheduled, or everything filtered out. */
export const NoReleases = ({
  hidden,
  words,
  clear,
}: {
  /** Number of releases hidden by the filter. */
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
