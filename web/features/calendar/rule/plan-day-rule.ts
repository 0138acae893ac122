import type { TimedRelease } from '../release.ts'
import type { ZoneClock } from '../zone-clock.ts'

/** Units of the drawing: the timeline runs from `edge` to `width - edge`. */
export const ruleWidth = 1260
const edge = 8
const tops = { 1: 62, 2: 44, 3: 24 } as const
/** Baseline of the marks. */
const foot = 82
const label = { width: 38, height: 15, step: 5, aside: 19 }

export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return 60 * hours + minutes
}

/** Position of a minute on the timeline. */
export const placeOf = (minutes: number): number =>
  Math.round((edge + ((ruleWidth - 2 * edge) * minutes) / 1440) * 10) / 10

export interface RuleMark {
  id: string
  /** The mark, and a thin line to a raised label. */
  line: string
  lead: string | null
  isPast: boolean
  /** Only the first of simultaneous releases of a currency has a label; one for all markets has none. */
  label: { x: number; y: number; text: string } | null
}

/**
 * The releases of a day as marks, taller if more important; labels are raised to avoid other labels and taller marks.
 */
export const planMarks = (releases: readonly TimedRelease[], clock: ZoneClock, now: number): RuleMark[] => {
  const marks = releases.map((release) => ({
    release,
    x: placeOf(minutesOf(clock.timeOf(release.at))),
    top: tops[release.importance ?? 1],
  }))
  const placed: { x: number; y: number }[] = []
  const countAt = new Map<number, number>()
  const named = new Set<string>()
  return marks.map(({ release, x, top }) => {
    const before = countAt.get(x) ?? 0
    countAt.set(x, before + 1)
    const name = `${x} ${release.currency}`
    const isNamed = release.currency === null || named.has(name)
    named.add(name)
    const shifted = x + before * 4
    const isHit = (y: number) =>
      placed.some((other) => Math.abs(other.x - x) < label.width && Math.abs(other.y - y) < label.height) ||
      marks.some((other) => other.x !== x && Math.abs(other.x - x) < label.aside && other.top < y + 4)
    const lowest = Math.min(...marks.filter((other) => other.x === x).map((other) => other.top)) - 8
    let y = lowest
    if (!isNamed) {
      while (isHit(y)) y -= label.step
      placed.push({ x, y })
    }
    return {
      id: release.id,
      line: `M${shifted} ${foot}V${top}`,
      lead: !isNamed && y < lowest ? `M${x} ${lowest + 8}V${y + 4}` : null,
      isPast: release.at <= now,
      label: isNamed ? null : { x, y, text: release.currency ?? '' },
    }
  })
}

const hours = Array.from({ length: 25 }, (_unused, hour) => hour)
const quarters = Array.from({ length: 97 }, (_unused, quarter) => quarter * 15)

/** The graduation: quarters, hours, and the bars of every second hour. */
export const graduation = {
  fine: quarters
    .filter((minutes) => minutes % 60 > 0)
    .map((minutes) => `M${placeOf(minutes)} 96V${minutes % 30 === 0 ? 88 : 91}`)
    .join(''),
  hour: hours.map((hour) => `M${placeOf(hour * 60)} 96V${foot}`).join(''),
  bars: hours
    .filter((hour) => hour % 2 === 0 && hour < 24)
    .map((hour) => `M${placeOf(hour * 60)} 99.5H${placeOf(hour * 60 + 60)}`)
    .join(''),
  rule: `M${edge} 96H${ruleWidth - edge}M${edge} 103H${ruleWidth - edge}`,
  labels: hours
    .filter((hour) => hour % 2 === 0)
    .map((hour) => ({
      x: placeOf(hour * 60),
      text: String(hour).padStart(2, '0'),
      anchor: hour === 0 ? ('start' as const) : hour === 24 ? ('end' as const) : ('middle' as const),
    })),
}

/** The day, where it is written on the drawing: at the top left, in a line this high, and the longest is this wide. */
const heading = { height: 24, width: 190 }

/** Top of the drawing: above the highest label, and above the day where it is written over labels of the first hours. */
export const topOf = (marks: readonly RuleMark[], hasDay = false): number =>
  Math.min(
    -24,
    ...marks.flatMap(({ label: words }) => {
      if (!words) return []
      const isUnderDay = hasDay && words.x - label.width / 2 < edge + heading.width
      return words.y - label.height - (isUnderDay ? heading.height : 0)
    }),
  )
