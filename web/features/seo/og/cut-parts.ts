/**
 * Prepares the parts of sharing pictures: the chart as pixels, and the fonts as static TrueType (the renderer reads
 * neither variable fonts nor woff2). Run by hand after a change of chart, colours or languages: `node
 * web/features/seo/og/cut-parts.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { drawnFiles } from '#web/design/art/files.ts'
import { size } from './size.ts'

const out = (name: string) => fileURLToPath(new URL(`./parts/${name}`, import.meta.url))
const tokens = readFileSync(new URL('../../../design/tokens.css', import.meta.url), 'utf8')

/** The light theme's value of a token. */
const day = (name: string): string => {
  const colour = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}),`).exec(tokens)?.[1]
  if (!colour) throw new Error(`tokens.css has no colour --${name}`)
  return colour
}

const { width, height } = size
const frame = { x: 24, y: 24, width: width - 48, height: 492, inset: 9 }

/** The alternating minute marks of the chart's border. */
const minutes = (): string => {
  const { x, y, width: wide, height: high, inset } = frame
  const ink = day('ink')
  const bars: string[] = []
  for (let at = x + inset; at < x + wide - inset; at += 96) {
    const length = Math.min(48, x + wide - inset - at)
    bars.push(
      `<path d="M${at} ${y + 5}h${length}M${at} ${y + high - 5}h${length}" stroke="${ink}" stroke-width="4"/>`,
    )
  }
  for (let at = y + inset; at < y + high - inset; at += 96) {
    const length = Math.min(48, y + high - inset - at)
    bars.push(
      `<path d="M${x + 5} ${at}v${length}M${x + wide - 5} ${at}v${length}" stroke="${ink}" stroke-width="4"/>`,
    )
  }
  return bars.join('')
}

const course: readonly [number, number][] = [
  [800, 262],
  [862, 196],
  [924, 282],
  [986, 214],
  [1048, 298],
  [1110, 226],
]

const plate = (): string => {
  const sea = drawnFiles.find(({ name }) => name === 'sea')?.svg
  if (!sea) throw new Error('the chart of the sea is not drawn')
  // Soundings are text, which would depend on this machine's fonts.
  const chart = sea
    .replace(/^<svg[^>]*>/, '')
    .replace('</svg>', '')
    .replaceAll(/<text[\s\S]*?<\/text>/g, '')
    .replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => day(name))
  const { x, y, inset } = frame
  const inner = {
    x: x + inset,
    y: y + inset,
    width: frame.width - 2 * inset,
    height: frame.height - 2 * inset,
  }
  const ink = day('ink')
  const line = course.map(([cx, cy], index) => `${index === 0 ? 'M' : 'L'}${cx} ${cy}`).join('')
  const fixes = course.map(
    ([cx, cy]) =>
      `<circle cx="${cx}" cy="${cy}" r="8" fill="${day('paper')}" stroke="${ink}" stroke-width="2"/><circle cx="${cx}" cy="${cy}" r="2" fill="${ink}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>${chart}
<linearGradient id="fade"><stop offset=".56" stop-color="#000"/><stop offset=".72" stop-color="#fff"/></linearGradient>
<mask id="right"><rect width="${width}" height="${height}" fill="url(#fade)"/></mask></defs>
<rect width="${width}" height="${height}" fill="${day('paper')}"/>
<g mask="url(#right)"><use href="#sea" x="${inner.x}" y="${inner.y}" width="${inner.width}" height="${inner.height}"/></g>
<path d="${line}" fill="none" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>${fixes.join('')}
<rect x="${x + 0.5}" y="${y + 0.5}" width="${frame.width - 1}" height="${frame.height - 1}" fill="none" stroke="${ink}"/>
<rect x="${inner.x - 0.5}" y="${inner.y - 0.5}" width="${inner.width + 1}" height="${inner.height + 1}" fill="none" stroke="${ink}"/>
${minutes()}</svg>`
}

const latin = String.fromCodePoint(
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index),
  ...Array.from({ length: 0xff - 0xa0 + 1 }, (_, index) => 0xa0 + index),
)
const beside = '‐‑‒–—‘’‚“”„†•…\u2009\u202f‰′″‹›€™←→−≈≤≥'
const polish = 'ĄąĆćĘęŁłŃńŚśŹźŻż'
const require = createRequire(import.meta.url)
const archivo = '@fontsource-variable/archivo/files/archivo'
const besley = '@fontsource-variable/besley/files/besley'

const cuts = [
  { file: 'archivo-540', source: archivo, wght: 540, style: 'normal' },
  { file: 'archivo-400', source: archivo, wght: 400, style: 'normal' },
  { file: 'archivo-640', source: archivo, wght: 640, style: 'normal' },
  { file: 'besley-400', source: besley, wght: 400, style: 'normal' },
  { file: 'besley-italic-400', source: besley, wght: 400, style: 'italic' },
] as const

for (const { file, source, wght, style } of cuts) {
  for (const [part, characters] of [
    ['latin', latin + beside],
    ['latin-ext', polish],
  ] as const) {
    const variable = readFileSync(require.resolve(`${source}-${part}-wght-${style}.woff2`))
    const options = { variationAxes: { wght }, noHinting: true, targetFormat: 'sfnt' } as const
    const cut = await subsetFont(variable, characters, options)
    writeFileSync(out(`${file}-${part}.ttf`), cut)
    console.log(`${file}-${part}.ttf ${(cut.length / 1000).toFixed(1)} kB`)
  }
}
const pixels = await sharp(Buffer.from(plate())).png({ palette: true, quality: 95 }).toBuffer()
writeFileSync(out('plate.png'), pixels)
console.log(`plate.png ${(pixels.length / 1000).toFixed(1)} kB`)
