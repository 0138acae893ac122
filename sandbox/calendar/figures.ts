import { chance } from '#sandbox/market/noise.ts'
import type { Release } from './release.ts'

/** What is known of one publication: decimal strings without the unit. */
export interface Figures {
  actual: string
  forecast: string
  /** The figure against its forecast in units of its usual change, signed by what it does to the currency. */
  surprise: number
}

const quarterOfPoint = 0.25

function rateAt(seed: string, { id, level }: Release, place: number): number {
  // A rate moves rarely: the sum of slow steps, of which most are none.
  const steps = Array.from({ length: 8 }, (_, back) => {
    const draw = chance(seed, `${id}/step/${place - back}`)
    return draw > 1.1 ? 1 : draw < -1.1 ? -1 : 0
  })
  const moved = steps.reduce((sum: number, step) => sum + step, 0)
  return Math.max(0, level + moved * quarterOfPoint)
}

function valueAt(seed: string, release: Release, place: number): number {
  if (release.isRate) return rateAt(seed, release, place)
  return release.level + release.swing * chance(seed, `${release.id}/value/${place}`)
}

/**
 * The figures of a publication, the same for the same seed.
 * @param place counts the publications of a release; its neighbours are the ones before and after
 */
export function figuresOf(seed: string, release: Release, place: number): Figures {
  const { digits, swing, effect, isRate = false, id } = release
  const value = valueAt(seed, release, place)
  const before = valueAt(seed, release, place - 1)
  const draw = chance(seed, `${id}/forecast/${place}`)
  // Decisions on rates are mostly foreseen; other figures are missed by a part of their usual change.
  const foreseen = isRate ? (Math.abs(draw) > 1.6 ? before : value) : value - swing * 0.6 * draw
  const actual = value.toFixed(digits)
  const forecast = foreseen.toFixed(digits)
  return { actual, forecast, surprise: (effect * (Number(actual) - Number(forecast))) / swing }
}
