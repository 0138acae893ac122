import { seededNormal } from '#sandbox/market/noise.ts'
import type { Release } from './release.ts'

/** The figures of one publication: decimal strings without the unit. */
export interface Figures {
  actual: string
  forecast: string
  /**
   * The difference of figure and forecast in units of the usual surprise's reach, signed by its effect on the currency.
   */
  surprise: number
}

const quarterOfPoint = 0.25

function rateAt(seed: string, { id, level }: Release, place: number): number {
  // A rate changes rarely: the sum of steps, most of which are zero.
  const steps = Array.from({ length: 8 }, (_, back) => {
    const draw = seededNormal(seed, `${id}/step/${place - back}`)
    return draw > 1.1 ? 1 : draw < -1.1 ? -1 : 0
  })
  const moved = steps.reduce((sum: number, step) => sum + step, 0)
  return Math.max(0, level + moved * quarterOfPoint)
}

/** Weights of the latest draws in a level that drifts; their squares add up to one. */
const memory = [0.72, 0.5, 0.35, 0.24, 0.17, 0.12]

function valueAt(seed: string, release: Release, place: number): number {
  const { id, course, level, swing } = release
  if (course === 'rate') return rateAt(seed, release, place)
  const drawn = (back: number) => seededNormal(seed, `${id}/value/${place - back}`)
  const distance =
    course === 'change' ? drawn(0) : memory.reduce((sum, weight, back) => sum + weight * drawn(back), 0)
  return level + swing * distance
}

/** How far forecasts miss, in swings: what drifts is forecast better. */
const misses = { level: 0.4, change: 0.6 } as const

/** A figure without the minus of a negative that rounds to zero. */
const written = (value: number, digits: number): string =>
  value.toFixed(digits).replace(/^-(0(?:\.0+)?)$/, '$1')

/**
 * The figures of a publication, deterministic for a seed.
 * @param place numbers the publications of a release consecutively
 */
export function figuresOf(seed: string, release: Release, place: number): Figures {
  const { digits, swing, effect, course, id } = release
  const value = valueAt(seed, release, place)
  const draw = seededNormal(seed, `${id}/forecast/${place}`)
  const miss = course === 'rate' ? 0.6 : misses[course]
  // Rate decisions are mostly forecast correctly; a wrong forecast is that nothing changes.
  const expected =
    course === 'rate'
      ? Math.abs(draw) > 1.6
        ? valueAt(seed, release, place - 1)
        : value
      : value - swing * miss * draw
  const actual = written(value, digits)
  const forecast = written(expected, digits)
  const reach = (swing * miss) / misses.change
  return { actual, forecast, surprise: (effect * (Number(actual) - Number(forecast))) / reach }
}

/** The figure of a publication alone. */
export const actualOf = (seed: string, release: Release, place: number): string =>
  written(valueAt(seed, release, place), release.digits)
