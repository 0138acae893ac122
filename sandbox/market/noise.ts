/** A 32-bit hash of a text (FNV-1a). */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return hash >>> 0
}

/** Mixes 32 bits so that neighbours are uncorrelated (the finaliser of MurmurHash3). */
function mix(value: number): number {
  let bits = value
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** An approximately normal number with mean 0 and deviation 1, determined by its key and index. */
function normal(key: number, place: number): number {
  const a = mix(key ^ mix(place))
  const b = mix(a ^ 0x9e3779b9)
  const sum = (a >>> 16) + (a & 0xffff) + (b >>> 16) + (b & 0xffff)
  return (sum / 65_535 - 2) * Math.sqrt(3)
}

/** An approximately normal number with mean 0 and deviation 1, determined by seed and name. */
export const seededNormal = (seed: string, name: string): number => normal(hashText(`${seed}/${name}`), 0)

/** Layers of noise with steps of 2 s, 4 s and so on up to about three days. */
const layers = 18
const shortest = 2_000
const day = 86_400_000

/**
 * A mean-reverting walk around 0 whose moves grow with the square root of time up to three days: the sum of
 * layers of straight lines between fixed random points. Any instant is computed directly, and the same seed
 * and name give the same walk after every restart.
 * @returns the walk in units of its usual daily move
 */
export function walk(seed: string, name: string, instant: number): number {
  const key = hashText(`${seed}/${name}`)
  let sum = 0
  for (let layer = 0; layer < layers; layer += 1) {
    const step = shortest * 2 ** layer
    const place = Math.floor(instant / step)
    const part = instant / step - place
    const layerKey = mix(key + layer)
    const value = normal(layerKey, place) * (1 - part) + normal(layerKey, place + 1) * part
    // A layer's variance is proportional to its step; the factor scales a daily move to one unit.
    sum += value * Math.sqrt(step / (4 * day))
  }
  return sum
}
