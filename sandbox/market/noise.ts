/** A 32-bit hash of a text (FNV-1a). */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return hash >>> 0
}

/** Stirs 32 bits so that neighbours have nothing in common (the finaliser of MurmurHash3). */
function stir(value: number): number {
  let bits = value
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** A bell-shaped number around 0 with deviation 1, fixed by its key and its place. */
function bell(key: number, place: number): number {
  const a = stir(key ^ stir(place))
  const b = stir(a ^ 0x9e3779b9)
  const sum = (a >>> 16) + (a & 0xffff) + (b >>> 16) + (b & 0xffff)
  return (sum / 65_535 - 2) * Math.sqrt(3)
}

/** A bell-shaped number around 0 with deviation 1 that a seed and a name fix for ever. */
export const chance = (seed: string, name: string): number => bell(hashText(`${seed}/${name}`), 0)

/** Layers of noise with steps of 2 s, 4 s and so on up to some three days. */
const layers = 18
const shortest = 2_000
const day = 86_400_000

/**
 * A walk around 0 whose moves grow with the root of time up to three days, and which then returns: the sum of
 * layers of straight lines between fixed random points. Any instant is found at once, without the ones before,
 * and the same seed and name give the same walk after every restart.
 * @returns the walk in units of its usual move in a day
 */
export function walk(seed: string, name: string, instant: number): number {
  const key = hashText(`${seed}/${name}`)
  let sum = 0
  for (let layer = 0; layer < layers; layer += 1) {
    const step = shortest * 2 ** layer
    const place = Math.floor(instant / step)
    const part = instant / step - place
    const layerKey = stir(key + layer)
    const value = bell(layerKey, place) * (1 - part) + bell(layerKey, place + 1) * part
    // A layer's share of the variance is in proportion to its step; the factor makes a day's move one unit.
    sum += value * Math.sqrt(step / (4 * day))
  }
  return sum
}
