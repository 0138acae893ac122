import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawnFiles } from './files.ts'
import { isolines, levelPath } from './isolines.ts'
import { hill } from './noise.ts'
import { bandFile, illustrations, seaChartFile } from './charts.gen.ts'

const publicFile = (address: string) => new URL(`../../public${address}`, import.meta.url)

test('the committed charts are those their code draws, and there are no others', () => {
  const addresses = [seaChartFile, bandFile, ...Object.values(illustrations).map(({ file }) => file)]
  const committed = new Map(addresses.map((address) => [readFileSync(publicFile(address), 'utf8'), address]))
  expect(drawnFiles.length).toBe(addresses.length)
  for (const { name, svg } of drawnFiles) expect(committed.get(svg), name).toContain(`/${name}.`)
  expect(readdirSync(publicFile('/assets/art/'))).toHaveLength(addresses.length - 1)
})

test('no drawing has a colour of its own: the theme decides', () => {
  for (const { name, svg } of drawnFiles) expect(svg, name).not.toMatch(/#[0-9a-f]{3,8}"|rgb\(/)
})

test('every font of the style sheet is there, and no other', () => {
  const css = readFileSync(new URL('../fonts/fonts.css', import.meta.url), 'utf8')
  const named = [...css.matchAll(/\/assets\/fonts\/([^"]+)/g)].map(([, file]) => file)
  const present = readdirSync(publicFile('/assets/fonts/')).filter((file) => file.endsWith('.woff2'))
  expect(named.length).toBe(present.length)
  expect(new Set(named)).toEqual(new Set(present))
})

test('the lines of a round hill are closed rings around it', () => {
  const rings = isolines(hill(200, 150, 60, 60), 400, 300, 0.5, 10)
  expect(rings).toHaveLength(1)
  const radii = rings[0]?.map(([x, y]) => Math.hypot(x - 200, y - 150)) ?? []
  const expected = 60 * Math.sqrt(Math.LN2)
  expect(radii.length).toBeGreaterThan(12)
  for (const radius of radii) expect(Math.abs(radius - expected)).toBeLessThan(2)
  expect(levelPath(hill(200, 150, 60, 60), 400, 300, 0.5, 10)).toMatch(/^M[\d.]+ [\d.]+q.*z$/)
})

test('land that runs off the plate still closes, and a level nothing reaches draws nothing', () => {
  expect(isolines(hill(400, 300, 120, 120), 400, 300, 0.4, 10)).toHaveLength(1)
  expect(levelPath(hill(200, 150, 60, 60), 400, 300, 2, 10)).toBe('')
})
