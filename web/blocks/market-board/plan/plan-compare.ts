/** The course of a day: bids and when each was, ms since 1970, oldest first. */
export interface DayCourse {
  /** When the session began. */
  from: number
  at: readonly number[]
  bids: readonly string[]
}

/** Two courses on one scale, as they are drawn in a box of `width` by `height`. */
export interface Comparison {
  /** When both begin, and when the later of them ends. */
  from: number
  to: number
  /** Per cent at the top and the bottom of the box, and at each line. */
  top: number
  bottom: number
  lines: readonly { percent: number; y: number }[]
  first: ComparedCourse
  second: ComparedCourse
}

export interface ComparedCourse {
  path: string
  /** Where it ends, and its change since `from` in per cent. */
  end: { x: number; y: number; percent: number }
}

/** Steps between lines, in per cent, of which at most five are drawn. */
const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50]

const rounded = (value: number): number => Math.round(value * 10) / 10

interface Point {
  at: number
  percent: number
}

const changesFrom = (course: DayCourse, from: number): Point[] => {
  const begin = course.at.findIndex((at) => at >= from)
  const base = Number(course.bids[begin])
  if (begin < 0 || !(Math.abs(base) > 0)) return []
  return course.at.slice(begin).map((at, index) => ({
    at,
    // A price below zero rises as its figure does.
    percent: ((Number(course.bids[begin + index]) - base) / Math.abs(base)) * 100,
  }))
}

/** As large as both courses and zero need it, from one line to another. */
const scaleOf = (percents: readonly number[]): { top: number; bottom: number; step: number } => {
  const [low, high] = [Math.min(0, ...percents), Math.max(0, ...percents)]
  const step = steps.find((one) => (high - low) / one <= 4) ?? 100
  const bottom = Math.floor(low / step + 1e-9) * step
  const top = Math.ceil(high / step - 1e-9) * step
  return top > bottom ? { top, bottom, step } : { top: step, bottom: -step, step }
}

/** Two days from the later of their beginnings on, in per cent of each first bid. Null where either has one bid only. */
export const planComparison = (
  one: DayCourse,
  other: DayCourse,
  { width, height }: { width: number; height: number },
): Comparison | null => {
  const from = Math.max(one.from, other.from)
  const [first, second] = [changesFrom(one, from), changesFrom(other, from)]
  if (first.length < 2 || second.length < 2) return null
  const begin = Math.min(...[first, second].map((points) => points[0]?.at ?? from))
  const to = Math.max(...[first, second].map((points) => points.at(-1)?.at ?? from))
  const { top, bottom, step } = scaleOf([...first, ...second].map(({ percent }) => percent))
  const x = (at: number) => rounded((width * (at - begin)) / (to - begin))
  const y = (percent: number) => rounded((height * (top - percent)) / (top - bottom))
  const drawn = (points: readonly Point[]): ComparedCourse => {
    const last = points.at(-1) ?? { at: begin, percent: 0 }
    return {
      path: `M${points.map(({ at, percent }) => `${x(at)} ${y(percent)}`).join('L')}`,
      end: { x: x(last.at), y: y(last.percent), percent: last.percent },
    }
  }
  const count = Math.round((top - bottom) / step)
  return {
    from: begin,
    to,
    top,
    bottom,
    lines: Array.from({ length: count + 1 }, (_, index) => {
      const percent = Math.round((top - index * step) * 100) / 100
      return { percent, y: y(percent) }
    }),
    first: drawn(first),
    second: drawn(second),
  }
}
