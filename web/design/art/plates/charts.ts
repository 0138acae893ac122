import { type Field, hill, valueNoise } from '#web/design/art/noise.ts'
import { seaBed, soundings } from '#web/design/art/sea-bed.ts'
import { circle, type Drawing, label, line } from '#web/design/art/symbol.ts'

const ground = (seed: number, shapes: readonly (readonly [number, Field])[], rough = 0.2): Field => {
  const swell = valueNoise(seed)
  const ripple = valueNoise(seed + 14)
  return (x, y) =>
    shapes.reduce((sum, [amount, shape]) => sum + amount * shape(x, y), 0) +
    (swell(x / 150, y / 130) - 0.5) * rough +
    (ripple(x / 60, y / 56) - 0.5) * rough * 0.45
}

/** Behind the band that ends a page: open water, and land rising in the corner away from the words. */
export const band: Drawing = {
  width: 1440,
  height: 340,
  body: seaBed({
    width: 1440,
    height: 340,
    field: ground(5, [
      [1.35, hill(1420, 400, 330, 190)],
      [0.3, hill(900, 40, 260, 120)],
      [0.24, hill(1250, 0, 220, 110)],
    ]),
    levels: [0.04, 0.1, 0.16, 0.22, 0.3, 0.4, 0.52, 0.64],
    shelf: 0.4,
    shallow: 0.64,
    shore: 0.92,
  }),
}

/** Contour lines of a sea bed, from the deep at the left to a bank at the right. */
export const contours: Drawing = {
  width: 960,
  height: 400,
  body: seaBed({
    width: 960,
    height: 400,
    field: ground(
      31,
      [
        [0.8, hill(700, 230, 190, 120)],
        [0.5, hill(250, 90, 150, 90)],
        [0.35, hill(420, 360, 180, 80)],
      ],
      0.22,
    ),
    levels: [0.06, 0.12, 0.18, 0.24, 0.3, 0.37, 0.44, 0.52, 0.6, 0.69, 0.78],
    shelf: 0.44,
    shallow: 0.6,
  }),
}

const slope = {
  width: 960,
  height: 400,
  shore: 0.84,
  field: ground(47, [
    [1.2, hill(960, 430, 300, 220)],
    [0.4, hill(430, 120, 170, 100)],
  ]),
}

/** Depth lines with soundings between them. */
export const depth: Drawing = {
  width: 960,
  height: 400,
  body:
    seaBed({ ...slope, levels: [0.06, 0.14, 0.22, 0.32, 0.44, 0.58, 0.7], shelf: 0.44, shallow: 0.7 }) +
    soundings(slope, 3),
}

const passage = {
  width: 960,
  height: 400,
  shore: 0.74,
  field: ground(63, [
    [1.1, hill(560, 60, 150, 90)],
    [1.15, hill(250, 420, 190, 110)],
    [1.2, hill(980, 420, 210, 120)],
  ]),
}
const fixes = [
  [60, 150, '0600'],
  [220, 176, '0700'],
  [380, 232, '0800'],
  [560, 262, '0900'],
  [720, 214, '1000'],
  [890, 152, '1100'],
] as const

/** A ship's course between two shores, its positions marked with the hour: never a line that looks like a price. */
export const course: Drawing = {
  width: 960,
  height: 400,
  body: [
    seaBed({ ...passage, levels: [0.1, 0.2, 0.3, 0.42, 0.56], shelf: 0.42, shallow: 0.56 }),
    line(`M${fixes.map(([x, y]) => `${x} ${y}`).join('L')}`, 1.8),
    ...fixes.map(
      ([x, y]) =>
        circle(x, y, 6, 'fill="var(--paper)" stroke="var(--ink)" stroke-width="1.8"') +
        circle(x, y, 1.6, 'fill="var(--ink)"'),
    ),
    ...fixes.map(([x, y, hour]) => label(x, y - 16, hour, 15)),
  ].join(''),
}
