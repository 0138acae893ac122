/**
 * Draws the charts into `web/public/assets`, named by their content so that browsers may keep them for ever.
 * Run it by hand after a change of `art/`: `node web/design/art/draw-charts.ts`. `charts.test.ts` compares.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drawnFiles } from './files.ts'

const folder = fileURLToPath(new URL('../../public/assets/', import.meta.url))
mkdirSync(`${folder}art`, { recursive: true })
for (const old of readdirSync(folder)) if (/^sea\.[0-9a-f]{8}\.svg$/.test(old)) rmSync(`${folder}${old}`)
for (const old of readdirSync(`${folder}art`)) rmSync(`${folder}art/${old}`)

const entries = drawnFiles.map(({ name, svg, width, height }) => {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
  const file = `${name === 'sea' ? '' : 'art/'}${name}.${hash}.svg`
  writeFileSync(`${folder}${file}`, svg)
  console.log(`${file} ${(svg.length / 1000).toFixed(1)} kB`)
  return { name, address: `/assets/${file}`, width, height }
})
const named = (name: string) => entries.find((entry) => entry.name === name)?.address
const rows = entries
  .filter(({ name }) => !['sea', 'band'].includes(name))
  .map(({ name, address, width, height }) => {
    const key = /^[a-z]+$/.test(name) ? name : `'${name}'`
    return `  ${key}: { file: '${address}', width: ${width}, height: ${height} },`
  })

writeFileSync(
  fileURLToPath(new URL('./charts.gen.ts', import.meta.url)),
  `/** Written by web/design/art/draw-charts.ts: the chart behind the hero. */
export const seaChartFile = '${named('sea')}'

/** The chart behind the band that ends a page. */
export const bandFile = '${named('band')}'

/** What editors choose from by name, each a file with the symbol #art. */
export const illustrations = {
${rows.join('\n')}
} as const
`,
)
