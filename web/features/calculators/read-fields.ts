import { compare, dividedBy, type Ratio, ratioOf, whole } from '#web/lib/numbers/ratio.ts'

/** Why a field is invalid, as a text key, with the limit exceeded. */
export type Problem =
  | { code: 'empty' | 'shape' | 'positive' | 'whole' }
  | { code: 'least' | 'most' | 'step'; limit: string }

export type Reading = { value: Ratio } | { problem: Problem }

/** A field's canonical value; null if it is no number, '' if empty. */
export type Entry = string | null

const read = (entry: Entry): Reading => {
  if (entry === '') return { problem: { code: 'empty' } }
  const value = entry === null ? null : ratioOf(entry)
  return value ? { value } : { problem: { code: 'shape' } }
}

const check = (reading: Reading, ...rules: ((value: Ratio) => Problem | null)[]): Reading => {
  if ('problem' in reading) return reading
  for (const rule of rules) {
    const problem = rule(reading.value)
    if (problem) return { problem }
  }
  return reading
}

const zero = whole(0)
const isPositive = (value: Ratio): Problem | null => (compare(value, zero) > 0 ? null : { code: 'positive' })

const isAtMost =
  (limit: string) =>
  (value: Ratio): Problem | null => {
    const most = ratioOf(limit)
    return most && compare(value, most) > 0 ? { code: 'most', limit } : null
  }

/** A price, rate or amount: any number above zero. */
export const readPositive = (entry: Entry): Reading => check(read(entry), isPositive)

/** An annual rate in per cent, possibly negative. */
export const readYearly = (entry: Entry): Reading =>
  check(read(entry), isAtMost('100'), (value) =>
    compare(value, whole(-100)) < 0 ? { code: 'least', limit: '-100' } : null,
  )

/** Nights held: an integer from one to a year. */
export const readNights = (entry: Entry): Reading =>
  check(read(entry), isPositive, ({ under }) => (under === 1n ? null : { code: 'whole' }), isAtMost('366'))

/** Order size within the instrument's limits, in its steps. */
export const readLots = (
  entry: Entry,
  { minLot, maxLot, lotStep }: { minLot: string; maxLot: string; lotStep: string },
): Reading =>
  check(
    read(entry),
    isPositive,
    (value) => {
      const least = ratioOf(minLot)
      return least && compare(value, least) < 0 ? { code: 'least', limit: minLot } : null
    },
    isAtMost(maxLot),
    (value) => {
      const step = ratioOf(lotStep)
      return step && compare(step, zero) > 0 && dividedBy(value, step).under !== 1n
        ? { code: 'step', limit: lotStep }
        : null
    },
  )
