/** What a visitor has watched of one price since the page was opened: one bid per poll, oldest first. */
export interface Course {
  /** Time of the newest bid, ms since 1970; null before the first. */
  at: number | null
  /** Time of the oldest bid kept. */
  since: number | null
  bids: readonly number[]
}

export const noCourse: Course = { at: null, since: null, bids: [] }

/** Five minutes of polls: older ones leave, so that the drawing keeps its scale. */
const longest = 60

/** The course with one more poll; the same one when there is nothing new. */
export const extendCourse = (course: Course, at: number | null, bid: string | undefined): Course => {
  const value = Number(bid)
  if (at === null || at === course.at || bid === undefined || !Number.isFinite(value)) return course
  const bids = [...course.bids, value].slice(-longest)
  const since = course.since === null ? at : Math.max(course.since, at - (longest - 1) * 5_000)
  return { at, since, bids }
}

export interface CourseDrawing {
  line: string
  /** Where the newest fix lies. */
  end: { x: number; y: number }
  /** Height of the oldest bid: the dashed line to compare with. */
  startY: number
}

const tenth = (value: number) => Math.round(value * 10) / 10

/** The course on a plate of the given size; null with fewer than two polls, since a point is no course. */
export const drawCourse = ({ bids }: Course, width: number, height: number): CourseDrawing | null => {
  const first = bids[0]
  if (first === undefined || bids.length < 2) return null
  const low = Math.min(...bids)
  const span = Math.max(...bids) - low || 1
  const isLevel = Math.max(...bids) === low
  const place = (bid: number, index: number) => ({
    x: tenth((width * index) / (bids.length - 1)),
    y: isLevel ? height / 2 : tenth(height - (height * (bid - low)) / span),
  })
  const points = bids.map(place)
  const end = points.at(-1) ?? place(first, 0)
  return {
    line: points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
    end,
    startY: place(first, 0).y,
  }
}

/** A time as charts write it beside a fix: four figures, UTC. */
export const fourFigures = (at: number): string => new Date(at).toISOString().slice(11, 16).replace(':', '')
