/**
 * Draws the charts into `web/public/assets`, named by their content so that browsers may keep them for ever.
 * Run it by hand after a change of `art/`: `node web/design/draw-charts.ts`. `charts.test.ts` compares.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { seaChart } from '#web/design/art/chart.ts'

const folder = fileURLToPath(new URL('../public/assets/', import.meta.url))
mkdirSync(folder, { recursive: true })
for (const old of readdirSync(folder)) if (/^sea\.[0-9a-f]{8}\.svg$/.test(old)) rmSync(`${folder}${old}`)

const svg = seaChart()
const name = `sea.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`
writeFileSync(`${folder}${name}`, svg)
writeFileSync(
  fileURLToPath(new URL('./charts.gen.ts', import.meta.url)),
  `/** Written by web/design/draw-charts.ts: the chart behind the hero. */\nexport const seaChartFile = '/assets/${name}'\n`,
)
console.log(`${name} ${(svg.length / 1000).toFixed(1)} kB`)
