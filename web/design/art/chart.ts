import { levelPath } from './isolines.ts'
import { type Field, hill, randomFrom, valueNoise } from './noise.ts'

/**
 * The plate behind the hero: land to the south-east, islets to the north, a bank in the west and a fairway
 * between. It shows no price and no line that could be taken for one.
 */
const width = 1376
const height = 520

const swell = valueNoise(9)
const ripple = valueNoise(23)
const rock = valueNoise(41)
const ground: readonly (readonly [number, Field])[] = [
  [1.6, hill(1450, 640, 350, 290)],
  [0.42, hill(1150, 560, 130, 80)],
  [0.98, hill(930, 10, 96, 74)],
  [0.32, hill(905, 40, 260, 120)],
  [0.62, hill(1062, 128, 42, 30)],
  [0.3, hill(1330, 0, 220, 110)],
  [0.5, hill(1250, 205, 62, 40)],
  [0.26, hill(770, 520, 240, 120)],
]

const seaBed: Field = (x, y) => {
  const raised = ground.reduce((sum, [amount, shape]) => sum + amount * shape(x, y), 0)
  const soft = (swell(x / 150, y / 130) - 0.5) * 0.17 + (ripple(x / 62, y / 58) - 0.5) * 0.08
  const coast = (rock(x / 30, y / 30) - 0.5) * 0.16 * Math.min(1, Math.max(0, raised - 0.25))
  return raised + soft * (x > 560 ? 1 : 0.5) + coast
}

const shore = 0.74
const shallow = 0.48
const shelf = 0.31
const depths = [0.02, 0.07, 0.12, 0.18, 0.245, shelf, 0.39, shallow, 0.6]
const metres = (bed: number) => Math.max(1.2, 46 * (1 - bed * 1.28))

const soundings = (): string => {
  const random = randomFrom(8)
  let text = ''
  for (let row = 50; row < height - 14; row += 50) {
    for (let column = 44; column < width - 24; column += 68) {
      const x = Math.round(column + (random() - 0.5) * 54)
      const y = Math.round(row + (random() - 0.5) * 36)
      const isDropped = random() < 0.22
      const bed = seaBed(x, y)
      if (isDropped || bed > shore - 0.04 || x < 640) continue
      const depth = metres(bed)
      const whole = Math.floor(depth)
      const tenth = Math.floor((depth % 1) * 10)
      const tail = whole < 31 && tenth > 0 ? `<tspan dy="3" font-size="8.5">${tenth}</tspan>` : ''
      text += `<text x="${x}" y="${y}">${whole}${tail}</text>`
    }
  }
  return text
}

const meridians = [688, 860, 1032, 1204].map((x) => `M${x} 0V${height}`).join('')
const parallels = [130, 260, 390].map((y) => `M0 ${y}H${width}`).join('')

/**
 * The hero's chart as an SVG file with one symbol, `#sea`. Colours are the page's own custom properties, so
 * that one file follows the theme of whatever page uses it.
 */
export const seaChart = (): string => {
  const path = (level: number) => levelPath(seaBed, width, height, level)
  return `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="sea" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMaxYMax slice">
<path fill="none" stroke="var(--contour)" stroke-width=".7" d="${meridians}${parallels}"/>
<path fill="var(--shoal-2)" d="${path(shelf)}"/>
<path fill="var(--shoal)" d="${path(shallow)}"/>
<path fill="none" stroke="var(--contour)" stroke-width=".9" d="${depths.map(path).join('')}"/>
<path fill="var(--land)" stroke="var(--ink)" stroke-width="1.3" d="${path(shore)}"/>
<g display="var(--soundings, inline)" fill="var(--ink-3)" font-family="var(--font-figure)" font-style="italic" font-size="11.5">${soundings()}</g>
</symbol></svg>
`
}
