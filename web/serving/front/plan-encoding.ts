import { BoundedMap } from '#common/bounded-map.ts'

/** The encodings that are held ready. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** Of the parts of Accept-Encoding, the weight of each name: `gzip;q=0.5, br` (RFC 9110, 12.5.3). */
const weights = (header: string): Map<string, number> => {
  const found = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...settings] = part.split(';').map((one) => one.trim())
    const weight = settings.find((one) => one.startsWith('q='))
    const q = weight === undefined ? 1 : Number(weight.slice(2))
    if (name !== '') found.set(name, Number.isFinite(q) ? q : 0)
  }
  return found
}

/** Also for who names no encoding: the bytes as they are. */
const asTheyAre: readonly Encoding[] = ['identity']

/** The few headers that browsers send; a visitor can send any number of others. */
const known = new BoundedMap<string, readonly Encoding[]>(200)

/**
 * The encodings a visitor takes, the smallest first unless another is wished for more. Empty where none of them is
 * taken, or `deflate` alone, which is not held.
 */
export const planEncoding = (header: string | undefined): readonly Encoding[] => {
  if (header === undefined) return asTheyAre
  const before = known.get(header)
  if (before) return before
  const plan = plannedFor(header)
  known.set(header, plan)
  return plan
}

const plannedFor = (header: string): readonly Encoding[] => {
  const asked = weights(header)
  const weightOf = (name: string): number => asked.get(name) ?? asked.get('*') ?? 0
  const packed = (['br', 'gzip'] as const)
    .filter((name) => weightOf(name) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a))
  if (packed.length === 0 && weightOf('deflate') > 0) return []
  const isTakenPlain = (asked.get('identity') ?? asked.get('*') ?? 1) > 0
  return isTakenPlain ? [...packed, 'identity'] : packed
}
