import { localeIds } from '#locales/table.ts'
import { units as unitsOf } from '#locales/units.gen.ts'
import { unitSpace } from './unit-space.ts'

/** Units after a number, in all languages together: a word of one means nothing in another. */
const units = [
  '%|ms|s|min|h|[kMG]B',
  '(?:AUD|CAD|CHF|CNH|EUR|GBP|HKD|JPY|NZD|PLN|USD)',
  ...localeIds.flatMap((id) => unitsOf[id]),
]

/** A number or placeholder, a space, and a unit. */
const loose = new RegExp(`(\\d|\\}\\}) (?=(?:${units.join('|')})(?![\\p{L}\\d]))`, 'gu')

/** Keeps numbers and units on one line (DIN 5008, PN-83/P-55366; applied to English too). */
export const bindUnits = (text: string): string => text.replace(loose, `$1${unitSpace}`)

/** Applies {@link bindUnits} to every text in a value, at any depth. */
export const bindUnitsIn = (value: unknown): unknown => {
  if (typeof value === 'string') return bindUnits(value)
  if (Array.isArray(value)) return value.map(bindUnitsIn)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bindUnitsIn(inner)]))
}
