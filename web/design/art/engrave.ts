/**
 * Engraves the bay of the starting content, a picture like those editors upload: lines of ink over the relief of an
 * invented coast, thicker where it is in shadow. Run it by hand: `node web/design/art/engrave.ts FILE.png`; its name
 * in `content/files` is that of its bytes.
 */
import sharp from 'sharp'
import { type Field, hill, valueNoise } from './noise.ts'

const width = 1500
const height = 1000
const pitch = 7

const swell = valueNoise(7)
const rock = valueNoise(31)
const hills: readonly (readonly [number, Field])[] = [
  [1.5, hill(1420, 260, 420, 300)],
  [0.9, hill(1180, 900, 330, 190)],
  [0.5, hill(820, 120, 190, 90)],
  [0.35, hill(560, 620, 60, 36)],
]

const relief: Field = (x, y) =>
  hills.reduce((sum, [amount, shape]) => sum + amount * shape(x, y), 0) +
  (swell(x / 170, y / 140) - 0.5) * 0.22 +
  (rock(x / 34, y / 34) - 0.5) * 0.07

const shore = 0.42
const paper = [246, 241, 230] as const
const ink = [23, 38, 46] as const

/** How much of the line's pitch is ink: thin lines on water, and on land by how the slope lies to the light. */
const tone = (x: number, y: number): number => {
  const here = relief(x, y)
  if (here < shore) return 0.1 + 0.16 * Math.max(0, 1 - (shore - here) / 0.16)
  const slope = (relief(x + 3, y + 3) - here) / 3
  return Math.min(0.92, Math.max(0.06, 0.36 + slope * -60))
}

const pixels = Buffer.alloc(width * height * 3)
for (let y = 0; y < height; y += 1) {
  for (let x = 0; x < width; x += 1) {
    const here = relief(x, y)
    // On land the lines run with the height, on water they lie flat.
    const along = y + (here < shore ? 0 : (here - shore) * 110)
    const phase = Math.abs((((along % pitch) + pitch) % pitch) - pitch / 2) / (pitch / 2)
    const isCoast = Math.abs(here - shore) < 0.006
    const share = isCoast ? 1 : Math.min(1, Math.max(0, (tone(x, y) - phase) * 4 + 0.5))
    for (const [at, from] of paper.entries()) {
      pixels[(y * width + x) * 3 + at] = Math.round(from + ((ink[at] ?? 0) - from) * share)
    }
  }
}

const [, , file] = process.argv
if (file === undefined) throw new Error('Name the file to write.')
await sharp(pixels, { raw: { width, height, channels: 3 } })
  .png({ palette: true, colours: 8, compressionLevel: 9 })
  .toFile(file)
