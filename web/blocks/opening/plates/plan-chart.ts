import { highestLeverage } from '#web/lib/numbers/plan-margin.ts'
import { dividedBy, toDecimal, whole } from '#web/lib/numbers/ratio.ts'

/** A point of a drawing, both shares of 100 of its frame, from the upper left. */
export interface Point {
  x: number
  y: number
}

/** The trade that the charts draw: its value in euros, at the highest leverage for a retail client. */
const value = whole(10_000)
const margin = dividedBy(value, whole(highestLeverage))

/** The trade in decimal strings: its value, its margin, and what a move of one per cent is worth. */
export const trade = {
  value: toDecimal(value, 0),
  margin: toDecimal(margin, 2),
  onePercent: toDecimal(dividedBy(value, whole(100)), 0),
} as const

/** The course of the loss in the drawing: rises and falls in the order in which they come. */
const falls = [6, -4, 9, -3, 7, 5, -4, 10, 4]

/** A course from the fix, each step as long as its fall or rise says; `isUp` turns it over. */
const course = (from: Point, steps: readonly number[], isUp: boolean): Point[] =>
  steps.reduce<Point[]>(
    (points, step) => {
      const last = points.at(-1) ?? from
      return [...points, { x: last.x + 5, y: last.y + (isUp ? -step : step) }]
    },
    [from],
  )

/** Two courses of one position from one fix. They have the same steps in opposite order, so neither is the longer. */
export const planCourses = (from: Point): { up: Point[]; down: Point[] } => ({
  up: course(from, falls.toReversed(), true),
  down: course(from, falls, false),
})

/** Nights booked at the end of each day from Monday to Sunday, on currencies: Wednesday brings the weekend's. */
const nightsOfWeek: readonly number[] = [1, 1, 3, 1, 1, 0, 0]

/** Nights booked by the end of each day of so many weeks. */
export const planNights = (weeks: number): { booked: number[]; charges: number; nights: number } => {
  const days = Array.from({ length: weeks }, () => nightsOfWeek).flat()
  let sum = 0
  const booked = days.map((nights) => (sum += nights))
  return { booked, charges: days.filter((nights) => nights > 0).length, nights: sum }
}

const hundredth = (amount: number) => Math.round(amount * 100) / 100

/** The path of a line in a frame of 100 by 100. */
export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${hundredth(x)} ${hundredth(y)}`).join('')

interface Frame {
  from: Point
  to: Point
}

/** Where the tread after so many days begins: the corner that words can stand over. */
export const treadOf = (booked: readonly number[], { from, to }: Frame, days: number): Point => ({
  x: hundredth(from.x + ((to.x - from.x) * days) / booked.length),
  y: hundredth(from.y + ((to.y - from.y) * (booked[days - 1] ?? 0)) / (booked.at(-1) ?? 1)),
})

/** The path of stairs: down by one tread at the end of each day. */
export const stairsOf = (booked: readonly number[], frame: Frame): string => {
  const { from, to } = frame
  const wide = (to.x - from.x) / booked.length
  const parts = booked.map((_, day) => `h${hundredth(wide)}V${treadOf(booked, frame, day + 1).y}`)
  return `M${from.x} ${from.y}${parts.join('')}`
}
