import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { blockGroups } from '#schemas/lib/page-blocks.ts'
import { everyBlockPath } from '#tests/support/lake/every-block.ts'
import { publishEveryBlock } from '#tests/support/lake/publish-blocks.ts'
import { root } from '#tests/support/process.ts'
import { caughtUp } from '#tests/support/site/figures.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'

/** Runs in a copy of the tree that has the block `tideTable` and the document type `harbour` (add-block.contract.ts). */
let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
}, 900_000)
afterAll(() => site.stop())

const page = 'page-en-about-intro'
const path = '/about/intro'
const tides = {
  _type: 'tideTable',
  _key: 'tides',
  heading: 'High water today',
  items: [{ _key: 'a', harbour: 'Limassol', time: '06:12' }],
}

it('is drawn where an editor places it, with its style, until it is taken away', async () => {
  expect(await site.text(path)).not.toContain('tides__list')
  await site.client.create({ _id: 'harbour-limassol', _type: 'harbour', name: 'Limassol', depth: '14 m' })
  await site.client.patch(page).append('blocks', [tides]).commit()
  await caughtUp(site.lake)
  const html = await site.text(path)
  expect(html).toContain('<dl class="tides__list"><div><dt>Limassol</dt><dd>06:12, 14 m</dd></div></dl>')
  expect(html).toContain('<h2 id="at-tides-heading">High water today</h2>')
  const styles = [...html.matchAll(/href="(\/assets\/page\.[0-9a-f]+\.gen\.css)"/g)].map(
    ([, href = '']) => href,
  )
  expect(styles).not.toEqual([])
  expect(await site.text(styles[0] ?? '')).toContain('.tides__list dd{')
  await site.client.patch('harbour-limassol').set({ depth: '15 m' }).commit()
  await caughtUp(site.lake)
  expect(await site.text(path)).toContain('<dd>06:12, 15 m</dd>')
  await site.client.patch(page).unset(['blocks[_key=="tides"]']).commit()
  await caughtUp(site.lake)
  expect(await site.text(path)).not.toContain('tides__list')
})

it('is held to its rules by the lake', async () => {
  const empty = site.client
    .patch(page)
    .append('blocks', [{ ...tides, items: [] }])
    .commit()
  await expect(empty).rejects.toThrow(/Add at least one tide\./)
})

it('is among the blocks that the tests of all blocks draw', async () => {
  await publishEveryBlock(site)
  expect(await site.text(everyBlockPath)).toContain('tides__list')
})

it('is in the Studio, in its group of the menu', () => {
  expect(blockGroups.find(({ name }) => name === 'figures')?.of).toContain('tideTable')
  const folder = join(root, 'studio', 'dist', 'static')
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  expect(scripts.some((name) => readFileSync(join(folder, name), 'utf8').includes('Table of tides'))).toBe(
    true,
  )
})
