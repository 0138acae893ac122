import { addDays, type CalendarDay, mondayOf, type Period } from '#web/features/calendar/plan-days.ts'

/** A day on the strip of a week. */
export interface StripDay {
  day: string
  count: number
  /** Those of high importance. */
  important: number
  /** A line for each release, as high as it is important, on a ground of 40 by 16. */
  marks: string
}

const ground = { width: 40, height: 16 }
/** Marks stand this far apart, or closer where there are many. */
const farthest = 4
const heights = { 1: 5, 2: 10, 3: ground.height } as const

const marksOf = (releases: CalendarDay['releases']): string => {
  const step = Math.min(farthest, ground.width / Math.max(1, releases.length))
  const from = (ground.width - step * (releases.length - 1)) / 2
  return releases
    .map(({ importance }, index) => {
      const x = Math.round((from + index * step) * 10) / 10
      return `M${x} ${ground.height}v-${heights[importance ?? 1]}`
    })
    .join('')
}

/** The days from Monday of this week to a week from today. */
export const presentPeriod = (today: string): Period => ({ from: mondayOf(today), to: addDays(today, 6) })

/**
 * Seven days with what is released on each: of a week from Monday; around today from Saturday on once the week's last
 * working day is over, for what is to come.
 */
export const planStrip = (
  days: readonly CalendarDay[] | null,
  { from }: Period,
  today: string | null,
): StripDay[] => {
  const saturday = addDays(from, 5)
  const first = today !== null && today >= saturday ? saturday : from
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(first, index)
    const releases =
      days?.find((one) => one.day === day)?.releases.filter(({ kind }) => kind !== 'holiday') ?? []
    return {
      day,
      count: releases.length,
      important: releases.filter(({ importance }) => importance === 3).length,
      marks: marksOf(releases),
    }
  })
}
