import { gridLines, heightOf, planScale } from '#web/features/chart/plan-scale.ts'

/** What the course needs of a bar of the history: its start, ms since 1970, and its close as the broker wrote it. */
export interface CourseBar {
  at: number
  close: string
}

/** Where the course runs in its drawing; units of the view box. */
export interface CourseLayout {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
  /** The stretch of time drawn, and the distance of two position fixes. */
  hours: number
  fixHours: number
}

export const courseLayouts = {
  wide: { width: 800, height: 400, left: 84, right: 690, top: 40, bottom: 346, hours: 18, fixHours: 4 },
  narrow: { width: 360, height: 200, left: 10, right: 262, top: 36, bottom: 164, hours: 10, fixHours: 3 },
} as const satisfies Record<string, CourseLayout>

interface Point {
  x: number
  y: number
}

/** A position at a full hour, as navigators note it. */
export interface Fix extends Point {
  at: number
  /** Its time stands below the line where the course comes down to it, else above. */
  isBelow: boolean
}

export interface CourseDrawing {
  /** The course; a gap of the history is a gap of the line. */
  line: string
  fixes: readonly Fix[]
  /** Prices at round heights, decimal strings, where none hides the last price. */
  grid: readonly { y: number; price: string }[]
  end: Point & { at: number; price: string }
  /** Begin of the course, ms, and the ends of its range as the broker wrote them. */
  from: number
  low: string
  high: string
}

/** With fewer bars, an hour of prices, there is no course yet. */
const fewestBars = 4
const hourMs = 3_600_000
/** Heights nearer to the last price than this would run into its tag. */
const tagRoom = 22

const rounded = (value: number): number => Math.round(value * 10) / 10

const placesOf = (price: string): number => price.split('.')[1]?.length ?? 0

const lowestOf = (bars: readonly CourseBar[], first: CourseBar) =>
  bars.reduce((least, bar) => (Number(bar.close) < Number(least.close) ? bar : least), first).close
const highestOf = (bars: readonly CourseBar[], first: CourseBar) =>
  bars.reduce((most, bar) => (Number(bar.close) > Number(most.close) ? bar : most), first).close

/** The last hours of a history as a course across a chart; null while there is too little of it. */
export const planCourse = (
  { bars: all, stepMs, to }: { bars: readonly CourseBar[]; stepMs: number; to: number },
  { left, right, top, bottom, hours, fixHours }: CourseLayout,
): CourseDrawing | null => {
  const newest = all.at(-1)
  if (!newest) return null
  const bars = all.filter(({ at }) => at > newest.at - hours * hourMs)
  const [first] = bars
  if (!first || bars.length < fewestBars) return null
  /** A close stands at the end of its bar; that of a running bar at the moment of the answer. */
  const timeOf = (bar: CourseBar) => Math.min(bar.at + stepMs, to)
  const [from, end] = [timeOf(first), timeOf(newest)]
  const [low, high] = [lowestOf(bars, first), highestOf(bars, first)]
  const digits = Math.max(...bars.map(({ close }) => placesOf(close)))
  const scale = planScale(Number(low), Number(high), { digits, lines: 4 })
  const xOf = (bar: CourseBar) => rounded(left + ((right - left) * (timeOf(bar) - from)) / (end - from))
  const yOf = (price: number) => rounded(top + (bottom - top) * heightOf(scale, price))
  const points = bars.map((bar, index) => ({
    x: xOf(bar),
    y: yOf(Number(bar.close)),
    at: timeOf(bar),
    follows: index > 0 && bar.at - (bars[index - 1]?.at ?? bar.at) <= stepMs,
  }))
  const endY = yOf(Number(newest.close))
  return {
    line: points.map(({ x, y, follows }) => `${follows ? 'L' : 'M'}${x} ${y}`).join(''),
    fixes: points.flatMap(({ x, y, at }, index) => {
      const isNearEnd = (right - x) / (right - left) < 0.06
      if (at % (fixHours * hourMs) !== 0 || isNearEnd) return []
      return [{ x, y, at, isBelow: (points[Math.max(0, index - 4)]?.y ?? y) < y }]
    }),
    grid: gridLines(scale)
      .map(({ price, text }) => ({ y: yOf(price), price: text }))
      .filter(({ y }) => Math.abs(y - endY) > tagRoom),
    end: { x: right, y: endY, at: end, price: newest.close },
    from,
    low,
    high,
  }
}
