import { useEffect, useRef, useState } from 'react'
import type { TimedRelease } from '../release.ts'
import type { ZoneClock } from '../zone-clock.ts'
import { fill } from '#common/fill.ts'
import type { CalendarWords } from '../parts/calendar-words.ts'
import { graduation, minutesOf, placeOf, planMarks, ruleWidth, topOf } from './plan-day-rule.ts'
import './day-rule.css'

/** Scrollable areas must be reachable by keyboard (WCAG 2.1.1). */
const keyboardScroll = { tabIndex: 0 }
const flagWidth = 86

/**
 * A day's releases on a 24-hour timeline: the taller the mark, the more important. The list has the same content. Its
 * `key` is the day: narrow windows show a part of it, initially around now.
 */
export const DayRule = ({
  releases,
  clock,
  now,
  isToday,
  drawnAt,
  day,
  said,
  words,
}: {
  releases: readonly TimedRelease[]
  clock: ZoneClock
  now: number
  isToday: boolean
  /** The time of the page, while the visitor's is not known: the page script moves the mark from there. */
  drawnAt?: number | undefined
  /** The day, written on the drawing. */
  day: string
  /** What a screen reader hears. */
  said: string
  words: Pick<CalendarWords, 'nowAt'>
}) => {
  const frame = useRef<HTMLElement>(null)
  const time = clock.timeOf(now)
  const x = placeOf(minutesOf(time))
  const [share] = useState(isToday ? x / ruleWidth : 0.45)
  useEffect(() => {
    const { current } = frame
    if (!current) return undefined
    // It tells once the page has been laid out: to ask before that would lay the page out twice.
    const laidOut = new ResizeObserver(() => {
      laidOut.disconnect()
      // Where the page script has done so, or somebody has scrolled, it stays.
      if (current.scrollLeft === 0) current.scrollLeft = share * current.scrollWidth - current.clientWidth / 2
    })
    laidOut.observe(current)
    return () => laidOut.disconnect()
  }, [share])
  const marks = planMarks(releases, clock, now)
  const top = topOf(marks, day !== '')
  const flagX = Math.min(x, ruleWidth - flagWidth)
  return (
    <section className="day-rule" aria-label={said} ref={frame} data-share={share} {...keyboardScroll}>
      <svg viewBox={`0 ${top} ${ruleWidth} ${132 - top}`} aria-hidden="true">
        <path className="day-rule__line" d={graduation.rule + graduation.hour} />
        <path className="day-rule__fine" d={graduation.fine} />
        <path className="day-rule__bars" d={graduation.bars} />
        {graduation.labels.map(({ x: at, text, anchor }) => (
          <text className="day-rule__hour" key={text} x={at} y="124" textAnchor={anchor}>
            {text}
          </text>
        ))}
        <text className="day-rule__day" x="8" y={top + 17}>
          {day}
        </text>
        {marks.map(({ id, line, lead, isPast }) => (
          <g key={id}>
            <path className={isPast ? 'day-rule__mark is-past' : 'day-rule__mark'} d={line} />
            {lead && <path className="day-rule__fine" d={lead} />}
          </g>
        ))}
        {/* Over all lines, and clear of them: one to a raised label passes behind those below it. */}
        <g stroke="var(--shoal-2)" strokeWidth="5" paintOrder="stroke">
          {marks.map(
            ({ id, label }) =>
              label && (
                <text className="day-rule__code" key={id} x={label.x} y={label.y} textAnchor="middle">
                  {label.text}
                </text>
              ),
          )}
        </g>
        {isToday && (
          <g className="day-rule__now" key={drawnAt === undefined ? 'live' : 'drawn'} data-now={drawnAt}>
            <path d={`M${x} ${top + 2}V110`} />
            <rect x={flagX} y={top + 1} width={flagWidth} height="21" />
            <text x={flagX + 8} y={top + 16} data-now-text={drawnAt} suppressHydrationWarning>
              {fill(words.nowAt, { time })}
            </text>
          </g>
        )}
      </svg>
    </section>
  )
}
