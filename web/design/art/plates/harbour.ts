import { hill, valueNoise } from '#web/design/art/noise.ts'
import { seaBed, soundings } from '#web/design/art/sea-bed.ts'
import { circle, type Drawing, fill, line } from '#web/design/art/symbol.ts'

const width = 960
const height = 400
const swell = valueNoise(71)
const bay = hill(120, 330, 420, 230)
const field = (x: number, y: number) =>
  0.95 - 0.95 * bay(x, y) * 1.05 + (swell(x / 130, y / 120) - 0.5) * 0.12 - Math.max(0, y - 330) / 900
const shore = 0.72
const water = { width, height, field, shore }

/** A hull from above, bow to the right, at a place and turned by degrees. */
const ship = (x: number, y: number, length: number, turn: number): string => {
  const beam = length * 0.26
  const hull = `M0 0H${length * 0.68}Q${length * 0.92} 0 ${length} ${beam / 2}Q${length * 0.92} ${beam} ${length * 0.68} ${beam}H0Z`
  const hatches = [0.14, 0.32, 0.5].map(
    (at) => `M${length * at} ${beam * 0.28}h${length * 0.12}v${beam * 0.44}h${-length * 0.12}z`,
  )
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${fill(hull, '--sheet', '--ink')}${line(hatches.join(''), 1)}</g>`
}

/** The dock cut into the land, and the piers that stand in it. */
const dock = 'M455 104H820V316H548Q500 240 404 176Q430 128 455 104Z'
const quay = 'M455 104H820V316H553'
const piers = ['M820 150H560V164H820Z', 'M820 250H600V264H820Z']
const bollards = [584, 644, 704, 764, 624, 684, 744].map((x, index) =>
  circle(x, index < 4 ? 157 : 257, 2.4, 'fill="var(--ink)"'),
)

/** The chart of a harbour: the bay with its depths, quays with bollards, ships moored along them and one at anchor. */
export const harbour: Drawing = {
  width,
  height,
  body: [
    seaBed({ ...water, levels: [0.1, 0.22, 0.34, 0.46, 0.58], shelf: 0.34, shallow: 0.5 }),
    soundings({ ...water, width: 480 }, 12),
    fill(dock, '--shoal'),
    line(quay, 1.2),
    ...piers.map((pier) => fill(pier, '--land', '--ink')),
    ...bollards,
    ship(592, 112, 140, 0),
    ship(600, 168, 160, 0),
    ship(640, 218, 120, 0),
    ship(632, 268, 170, 0),
    ship(300, 190, 96, -28),
    line('M298 214q-26 22-30 46m-9-6 9 8 8-9', 1.4),
  ].join(''),
}
