/** The bids of one instrument since the page was opened, one per poll, oldest first. */
export interface Course {
  /** Time of the latest bid, ms since 1970; null before the first. */
  at: number | null
  /** Times and values of the bids kept. */
  times: readonly number[]
  bids: readonly number[]
}

export const noCourse: Course = { at: null, times: [], bids: [] }

/** Five minutes of polls, so that the drawing keeps its scale. */
const longestCourse = 60

/** Adds a poll to the course; returns the same object when nothing is new. */
export const extendCourse = (course: Course, at: number | null, bid: string | undefined): Course => {
  const value = Number(bid)
  if (at === null || at === course.at || bid === undefined || !Number.isFinite(value)) return course
  return {
    at,
    times: [...course.times, at].slice(-longestCourse),
    bids: [...course.bids, value].slice(-longestCourse),
  }
}

/** Time of the oldest bid kept; null before the first. */
export const courseSince = ({ times }: Course): number | null => times[0] ?? null

/** X coordinates for a course of this many polls; the last result is shared by all courses of a page. */
let stops: { width: number; count: number; texts: readonly string[] } = { width: 0, count: 0, texts: [] }

const stopsOf = (width: number, count: number): readonly string[] => {
  if (stops.width !== width || stops.count !== count) {
    const step = width / (count - 1)
    const texts = Array.from(
      { length: count },
      (_, index) => `${index === 0 ? 'M' : 'L'}${Math.round(index * step)} `,
    )
    stops = { width, count, texts }
  }
  return stops.texts
}

export interface CourseDrawing {
  line: string
  /** Position of the latest bid. */
  end: { x: number; y: number }
  /** Y coordinate of the oldest bid: the dashed reference line. */
  startY: number
}

/** The course in a box of the given size, in integers; null with fewer than two polls. */
export const drawCourse = ({ bids }: Course, width: number, height: number): CourseDrawing | null => {
  const first = bids[0]
  if (first === undefined || bids.length < 2) return null
  let low = first
  let high = first
  for (const bid of bids) {
    if (bid < low) low = bid
    if (bid > high) high = bid
  }
  const scale = high === low ? 0 : height / (high - low)
  const yOf = (bid: number) => Math.round(high === low ? height / 2 : (high - bid) * scale)
  let line = ''
  stopsOf(width, bids.length).forEach((stop, index) => {
    line += `${stop}${yOf(bids[index] ?? first)}`
  })
  return { line, end: { x: width, y: yOf(bids.at(-1) ?? first) }, startY: yOf(first) }
}

/** A time as noted on sea charts: four digits, UTC. */
export const fourFigures = (at: number): string => new Date(at).toISOString().slice(11, 16).replace(':', '')
