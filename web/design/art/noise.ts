/** A repeatable stream of numbers in [0, 1): the same seed always draws the same chart. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** A height at a place; the sea bed, in arbitrary units, higher is shallower. */
export type Field = (x: number, y: number) => number

const ease = (t: number) => t * t * (3 - 2 * t)

/** Smooth value noise in [0, 1] over the plane, one knot per unit. */
export const valueNoise = (seed: number): Field => {
  const next = randomFrom(seed)
  const knots = Float64Array.from({ length: 4096 }, next)
  const knot = (i: number, j: number) => knots[(i * 73 + j * 179) & 4095] ?? 0
  return (x, y) => {
    const i = Math.floor(x)
    const j = Math.floor(y)
    const a = ease(x - i)
    const b = ease(y - j)
    const upper = knot(i, j) * (1 - a) + knot(i + 1, j) * a
    const lower = knot(i, j + 1) * (1 - a) + knot(i + 1, j + 1) * a
    return upper * (1 - b) + lower * b
  }
}

/** A rounded hill of height 1 at (cx, cy). */
export const hill =
  (cx: number, cy: number, sx: number, sy: number): Field =>
  (x, y) =>
    Math.exp(-(((x - cx) / sx) ** 2 + ((y - cy) / sy) ** 2))
