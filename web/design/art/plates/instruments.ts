import { bearing, circle, type Drawing, fill, label, line } from '#web/design/art/symbol.ts'

const degrees = (step: number) => Array.from({ length: 360 / step }, (_, index) => index * step)

const ray = (cx: number, cy: number, from: number, to: number, at: number): string => {
  const [a, b] = [bearing(cx, cy, from, at), bearing(cx, cy, to, at)]
  return `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`
}

/** Half of one point of the star, from its tip to the waist beside it. */
const blade = (cx: number, cy: number, reach: number, waist: number, at: number, side: number): string => {
  const [tip, hip] = [bearing(cx, cy, reach, at), bearing(cx, cy, waist, at + side)]
  return `M${cx} ${cy}L${tip[0]} ${tip[1]}L${hip[0]} ${hip[1]}Z`
}

/** A compass rose: a ring of 360 degrees, thirty of them named, and a star of sixteen points. */
export const compass: Drawing = {
  width: 960,
  height: 420,
  body: [
    line('M0 210H290M670 210H960M480 0V14M480 406V420', 0.9, '--contour'),
    ...[190, 172, 118].map((r) => circle(480, 210, r, 'fill="none" stroke="var(--ink)" stroke-width="1"')),
    line(
      degrees(2)
        .map((at) => ray(480, 210, 172, at % 10 === 0 ? 186 : 179, at))
        .join(''),
      0.9,
    ),
    ...degrees(30).map((at) => {
      const [x, y] = bearing(480, 210, 146, at)
      return label(x, y + 6, String(at).padStart(3, '0'), 17)
    }),
    ...[
      { turns: [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5], reach: 66, waist: 16 },
      { turns: [45, 135, 225, 315], reach: 88, waist: 20 },
      { turns: [0, 90, 180, 270], reach: 116, waist: 22 },
    ].flatMap(({ turns, reach, waist }) =>
      turns.flatMap((at) => [
        fill(blade(480, 210, reach, waist, at, -45), '--sheet', '--ink'),
        fill(blade(480, 210, reach, waist, at, 45), '--ink', '--ink'),
      ]),
    ),
  ].join(''),
}

const gaugeX = (level: number) => 60 + level * 4.2
const ticks = (step: number, top: number) =>
  Array.from({ length: 200 / step + 1 }, (_, index) => `M${gaugeX(index * step)} 190V${top}`).join('')

/**
 * The margin level from 0 to 200 per cent: closing begins at 50, the warning stands at 100. What lies below is
 * drawn in the colour of risk, which it is.
 */
export const marginGauge: Drawing = {
  width: 960,
  height: 320,
  body: [
    fill(`M${gaugeX(0)} 190H${gaugeX(50)}V214H${gaugeX(0)}Z`, '--caution-fill'),
    fill(`M${gaugeX(50)} 190H${gaugeX(100)}V214H${gaugeX(50)}Z`, '--caution-tint'),
    fill(`M${gaugeX(100)} 190H${gaugeX(200)}V214H${gaugeX(100)}Z`, '--shoal'),
    line(`M${gaugeX(0)} 190H${gaugeX(200)}V214H${gaugeX(0)}Z`, 1.4),
    line(ticks(2, 180), 0.8),
    line(ticks(10, 170), 1),
    line(ticks(50, 152), 1.6),
    ...[0, 50, 100, 150, 200].map((level) => label(gaugeX(level), 258, String(level), 30)),
    ...[50, 100].map(
      (level) =>
        line(`M${gaugeX(level)} 152V84`, 1.6, '--caution') +
        fill(
          `M${gaugeX(level)} 84v-36h52l-13 18 13 18z`,
          level === 50 ? '--caution-fill' : '--caution-tint',
          '--caution',
        ),
    ),
    fill(`M${gaugeX(142)} 188l-11-24h22z`, '--ink'),
  ].join(''),
}
