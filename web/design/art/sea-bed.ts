import { levelPath } from './isolines.ts'
import { type Field, randomFrom } from './noise.ts'
import { fill, line } from './symbol.ts'

interface SeaBed {
  width: number
  height: number
  field: Field
  /** Heights of the lines. */
  levels: readonly number[]
  /** Where the deeper and the lighter tint begin, and the land; what is left out is not drawn. */
  shelf?: number
  shallow?: number
  shore?: number
}

/** Contours with their tints and the land, as a chart prints them. */
export const seaBed = ({ width, height, field, levels, shelf, shallow, shore }: SeaBed): string => {
  const at = (level: number) => levelPath(field, width, height, level, 12)
  return [
    shelf === undefined ? '' : fill(at(shelf), '--shoal-2'),
    shallow === undefined ? '' : fill(at(shallow), '--shoal'),
    line(levels.map(at).join(''), 0.9, '--contour'),
    shore === undefined ? '' : fill(at(shore), '--land', '--ink'),
  ].join('')
}

/** Depths in metres and tenths, strewn where the water is; the tenth sits lower, as on a chart. */
export const soundings = (
  { width, height, field, shore = 1 }: Pick<SeaBed, 'width' | 'height' | 'field' | 'shore'>,
  seed: number,
): string => {
  const random = randomFrom(seed)
  let text = ''
  for (let row = 40; row < height - 20; row += 56) {
    for (let column = 40; column < width - 30; column += 84) {
      const x = Math.round(column + (random() - 0.5) * 50)
      const y = Math.round(row + (random() - 0.5) * 34)
      const bed = field(x, y)
      if (random() < 0.15 || bed > shore - 0.05) continue
      const depth = Math.max(1.3, 44 * (1 - bed * 1.25))
      const tenth = Math.floor((depth % 1) * 10)
      const tail = depth < 31 && tenth > 0 ? `<tspan dy="4" font-size="10">${tenth}</tspan>` : ''
      text += `<text x="${x}" y="${y}">${Math.floor(depth)}${tail}</text>`
    }
  }
  return `<g fill="var(--ink-3)" font-family="var(--font-figure)" font-style="italic" font-size="14">${text}</g>`
}
