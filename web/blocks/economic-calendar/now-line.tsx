import { fill } from '#common/fill.ts'
import type { CalendarWords } from '#web/features/calendar/parts/calendar-words.ts'
import { timeUntil } from '#web/features/calendar/parts/figures.tsx'
import type { TimedRelease } from '#web/features/calendar/release.ts'
import type { ZoneClock } from '#web/features/calendar/zone-clock.ts'

/** The current time and when the next release is: `09:52 now, next in 3 h 38 min`. */
export const NowLine = ({
  clock,
  now,
  drawnAt,
  next,
  words,
}: {
  clock: ZoneClock
  now: number
  /** The time of the page, while the visitor's is not known: the page script moves it, and nothing is counted down. */
  drawnAt: number | undefined
  next: TimedRelease | undefined
  words: CalendarWords
}) => {
  const isDrawn = drawnAt !== undefined
  return (
    <>
      <span className="fig" key={isDrawn ? 'drawn' : 'live'} data-now-text={drawnAt} suppressHydrationWarning>
        {clock.timeOf(now)}
      </span>{' '}
      <span>
        {next
          ? fill(words.nextIn, {
              now: words.now,
              time: isDrawn ? clock.timeOf(next.at) : timeUntil(next.at, now, words),
            })
          : words.now}
      </span>
    </>
  )
}
