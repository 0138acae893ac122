import { seededNormal } from '#sandbox/market/noise.ts'
import type { Release } from './release.ts'

/** The figures of one publication: decimal strings without the unit. */
export interface Figures {
  actual: string
  forecast: string
  /**
   * The difference of figure and forecast in units of the usual change, signed by its effect on the currency.
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

function valueAt(seed: string, release: Release, place: number): number {
  if (release.isRate) return rateAt(seed, release, place)
  return release.level + release.swing * seededNormal(seed, `${release.id}/value/${place}`)
}

/**
 * The figures of a publication, deterministic for a seed.
 * @param place numbers the publications of a release consecutively
 */
export function figuresOf(seed: string, release: Release, place: number): Figures {
  const { digits, swing, effect, isRate = false, id } = release
  const value = valueAt(seed, release, place)
  const before = valueAt(seed, release, place - 1)
  const draw = seededNormal(seed, `${id}/forecast/${place}`)
  // Rate decisions are mostly forecast correctly; other forecasts miss by a fraction of the usual change.
  const isForecastExact = isRate ? (Math.abs(draw) > 1.6 ? before : value) : value - swing * 0.6 * draw
  const actual = value.toFixed(digits)
  const forecast = isForecastExact.toFixed(digits)
  return { actual, forecast, surprise: (effect * (Number(actual) - Number(forecast))) / swing }
}
