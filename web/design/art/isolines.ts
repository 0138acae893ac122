import type { Field } from './noise.ts'

export type Point = readonly [number, number]

/** The four edges of a grid cell: top, right, bottom, left. */
type Edge = 0 | 1 | 2 | 3

/**
 * For each of the 16 corner patterns (bit 8 upper left, 4 upper right, 2 lower right, 1 lower left) the
 * pieces of line that cross the cell, walked with the higher ground on the left hand. Saddles keep their
 * two hills apart.
 */
const crossings: readonly (readonly (readonly [Edge, Edge])[])[] = [
  [],
  [[2, 3]],
  [[1, 2]],
  [[1, 3]],
  [[0, 1]],
  [
    [0, 1],
    [2, 3],
  ],
  [[0, 2]],
  [[0, 3]],
  [[3, 0]],
  [[2, 0]],
  [
    [3, 0],
    [1, 2],
  ],
  [[1, 0]],
  [[3, 1]],
  [[2, 1]],
  [[3, 2]],
  [],
]

/**
 * The lines of equal height of a field, as closed rings (marching squares). The field counts as low beyond
 * the plate, so that every ring closes outside the visible part.
 */
export const isolines = (
  field: Field,
  width: number,
  height: number,
  level: number,
  step: number,
): Point[][] => {
  const margin = 2
  const columns = Math.ceil(width / step) + 1 + margin * 2
  const rows = Math.ceil(height / step) + 1 + margin * 2
  const isRim = (i: number, j: number) => i === 0 || j === 0 || i === columns - 1 || j === rows - 1
  const grid = Float64Array.from({ length: columns * rows }, (_, index) => {
    const i = index % columns
    const j = Math.floor(index / columns)
    return isRim(i, j) ? level - 1 : field((i - margin) * step, (j - margin) * step)
  })
  const at = (i: number, j: number) => grid[j * columns + i] ?? level - 1

  const points = new Map<number, Point>()
  const next = new Map<number, number>()
  const horizontal = (i: number, j: number) => (j * columns + i) * 2
  const vertical = (i: number, j: number) => horizontal(i, j) + 1

  const cross = (edge: Edge, i: number, j: number): number => {
    const isLevelEdge = edge === 0 || edge === 2
    const ei = edge === 1 ? i + 1 : i
    const ej = edge === 2 ? j + 1 : j
    const id = isLevelEdge ? horizontal(ei, ej) : vertical(ei, ej)
    if (!points.has(id)) {
      const from = at(ei, ej)
      const to = isLevelEdge ? at(ei + 1, ej) : at(ei, ej + 1)
      const t = (level - from) / (to - from)
      const x = (ei + (isLevelEdge ? t : 0) - margin) * step
      const y = (ej + (isLevelEdge ? 0 : t) - margin) * step
      points.set(id, [x, y])
    }
    return id
  }

  for (let j = 0; j < rows - 1; j++) {
    for (let i = 0; i < columns - 1; i++) {
      const pattern =
        (at(i, j) > level ? 8 : 0) |
        (at(i + 1, j) > level ? 4 : 0) |
        (at(i + 1, j + 1) > level ? 2 : 0) |
        (at(i, j + 1) > level ? 1 : 0)
      for (const [from, to] of crossings[pattern] ?? []) next.set(cross(from, i, j), cross(to, i, j))
    }
  }

  const rings: Point[][] = []
  while (next.size > 0) {
    const ring: Point[] = []
    let [edge] = next.keys()
    while (edge !== undefined && next.has(edge)) {
      const point = points.get(edge)
      if (point) ring.push(point)
      const following = next.get(edge)
      next.delete(edge)
      edge = following
    }
    if (ring.length > 9) rings.push(ring)
  }
  return rings
}

const half = (value: number) => Math.round(value * 2) / 2
const middle = (a: Point, b: Point): Point => [half((a[0] + b[0]) / 2), half((a[1] + b[1]) / 2)]
const relative = (value: number) => {
  const text = String(value).replace(/^(-?)0\./, '$1.')
  return value < 0 ? text : ` ${text}`
}

/** A ring as a closed, rounded path; relative half units keep it small. */
const ringPath = (ring: readonly Point[]): string => {
  const thinned = ring.length > 60 ? ring.filter((_, index) => index % 2 === 0) : ring
  const corners = thinned.map(([x, y]): Point => [half(x), half(y)])
  const first = corners[0]
  const last = corners.at(-1)
  if (!first || !last) return ''
  let pen = middle(last, first)
  let path = `M${pen[0]} ${pen[1]}q`
  corners.forEach((corner, index) => {
    const end = middle(corner, corners[(index + 1) % corners.length] ?? first)
    path += [corner[0] - pen[0], corner[1] - pen[1], end[0] - pen[0], end[1] - pen[1]].map(relative).join('')
    pen = end
  })
  return `${path}z`
}

/** All lines of one height as one path. */
export const levelPath = (field: Field, width: number, height: number, level: number, step = 14): string =>
  isolines(field, width, height, level, step).map(ringPath).join('')
