import { readdirSync, truncateSync } from 'node:fs'
import { afterEach, describe, expect, vi } from 'vitest'
import { localeIds, localePath } from '#locales/table.ts'
import { agreed } from '#tests/support/lake/agreed.ts'
import { agreedFigure, caughtUp, homesWithout, publishFigure } from '#tests/support/site/figures.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { test as it } from '#tests/support/site/worker-site.ts'
import { isSweep } from '#tests/support/sample.ts'

/** Kills while pages are being written (quality 3); in a sweep only, as each starts site and lake anew. */
const kills = 100
/** Into the drawing of two dozen pages, ms. */
const longest = 500

/**
 * Until a page must be current again after the lake's return, ms: three times what quality 3 asks of a quiet machine, and
 * less than the comparison of every 30 s takes.
 */
const promised = 15_000

/** Files that no page reads: what they are made of was kept when the site was built. */
const bareFiles = ['/legal/risk-disclosure.pdf', '/sitemap.xml', '/api/search/de', '/favicon.ico']

let site: TestSite
let paths: string[]

it.beforeAll(async ({ site: given }) => {
  site = given
  const pages = await site.client.fetch<{ language: 'en' | 'de' | 'pl'; path: string }[]>(
    '*[_type == "page"] | order(_id) { language, path }',
  )
  const homes = pages.filter(({ path }) => path === '/')
  const others = pages.filter(({ path }) => path !== '/')
  // The page of an instrument has no document of its own.
  const ofInstruments = localeIds.map((language) => ({ language, path: '/trading/forex/eurusd' }))
  paths = [...homes, ...ofInstruments, ...others.filter((_, at) => isSweep || at % 4 === 0)].map(
    ({ language, path }) => localePath(language, path),
  )
}, 600_000)
afterEach(() => site.ensureRunning(), 60_000)

const statuses = async () =>
  Promise.all([...paths, ...bareFiles].map(async (path) => (await fetch(`${site.url}${path}`)).status))

const currentWithin = async (figure: number, limit: number): Promise<number> => {
  const begun = performance.now()
  for (;;) {
    const missing = await homesWithout(site, figure)
    const passed = performance.now() - begun
    if (missing.length === 0) return passed
    if (passed > limit) throw new Error(`after ${Math.round(passed)} ms still old: ${missing.join(', ')}`)
  }
}

describe('while the lake is down', () => {
  it('every page answers 200, also after a restart of the site, and is current within 5 s of its return', async () => {
    expect(paths.length).toBeGreaterThanOrEqual(9)
    await publishFigure(site, 61)
    expect(await homesWithout(site, 61)).toEqual([])
    expect((await fetch(`${site.url}/legal/risk-disclosure.pdf`)).status).toBe(200)

    await site.lake.whileAway(async () => {
      expect(new Set(await statuses())).toEqual(new Set([200]))
      expect(await homesWithout(site, 61)).toEqual([])

      await site.stopSite('SIGKILL')
      await site.startSite()
      expect(new Set(await statuses())).toEqual(new Set([200]))
      expect(await homesWithout(site, 61)).toEqual([])
    })

    await agreed(site.lake).set('riskWarning', { lossPercentage: 62.5 })
    expect(await currentWithin(62.5, promised)).toBeLessThan(promised)
  }, 120_000)

  it('pages whose content had just ended are drawn from the last good values', async () => {
    const publish = await agreedFigure(site, 63)
    // What has ended is read again at once: its answers come too late.
    site.proxy.delay = () => 10_000
    await publish()
    await site.lake.whileAway(async () => {
      site.proxy.delay = () => 0
      expect(await homesWithout(site, 62.5)).toEqual([])
    })
    expect(await currentWithin(63, promised)).toBeLessThan(promised)
  }, 60_000)

  it('what the list of pages lacks may have been published since: 503, and 200 once the lake is back', async () => {
    const path = '/outage/late'
    const unknown = async () => (await fetch(`${site.url}/outage/never`)).status
    const document = {
      _id: 'page-en-outage-late',
      _type: 'page',
      language: 'en',
      path,
      title: 'Late',
      blocks: [],
    }
    // After the outage before this one the list may still be the last good one for some seconds.
    await vi.waitFor(async () => expect(await unknown()).toBe(404), 2 * promised)
    await site.lake.whileAway(async () => expect(await unknown()).toBe(404))

    await site.stopSite('SIGKILL')
    await site.client.create(document)
    await site.lake.whileAway(async () => {
      await site.startSite()
      const late = await fetch(`${site.url}${path}`)
      expect(late.status).toBe(503)
      expect(late.headers.get('retry-after')).toBe('30')
      expect(late.headers.get('cache-control')).toMatch(/^no-store/)
      expect(await late.text()).toContain('noindex')
      expect(await unknown()).toBe(503)
      const openPage = { headers: { 'sec-fetch-dest': 'empty' } }
      expect((await fetch(`${site.url}/outage/never`, openPage)).status).toBe(200)
    })

    await vi.waitFor(async () => expect((await fetch(`${site.url}${path}`)).status).toBe(200), promised)
    expect(await unknown()).toBe(404)
    await site.client.delete(document._id)
  }, 60_000)

  it('says so in its health, which names no address', async () => {
    await site.lake.whileAway(async () => {
      const response = await fetch(`${site.url}/api/health`)
      const text = await response.text()
      expect(response.status).toBe(200)
      expect(JSON.parse(text)).toMatchObject({
        ok: false,
        parts: { site: { ok: true }, lake: { ok: false } },
      })
      expect(text).not.toMatch(/localhost|127\.0\.0\.1/)
    })
  }, 60_000)
})

describe('while the lake has much to do', () => {
  it('a reader gets what was published, however long it takes, and the health says slow', async () => {
    await expect.poll(() => site.text('/api/health'), { timeout: promised }).toContain('"state":"serving"')
    const publish = await agreedFigure(site, 63.5)
    site.proxy.delay = () => 5_000
    try {
      await publish()
      const asked = homesWithout(site, 63.5)
      await expect.poll(() => site.text('/api/health'), { timeout: promised }).toContain('"state":"slow"')
      expect(await asked).toEqual([])
      expect(await site.text('/api/health')).toContain('"servesLastGood":false')
    } finally {
      site.proxy.delay = () => 0
    }
    await expect.poll(() => site.text('/api/health'), { timeout: promised }).toContain('"state":"serving"')
  }, 60_000)
})

describe('a site that was down', () => {
  it('shows what was published meanwhile from its first request on', async () => {
    await site.stopSite('SIGKILL')
    await agreed(site.lake).set('riskWarning', { lossPercentage: 64.75 })
    await site.startSite()
    expect(await homesWithout(site, 64.75)).toEqual([])
  }, 60_000)

  it('treats a torn page file as absent', async () => {
    const folder = `${site.dataDir}/site/cache`
    await site.stopSite('SIGKILL')
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    )
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) truncateSync(`${file.parentPath}/${file.name}`, 2_000)
    await site.lake.whileAway(async () => {
      await site.startSite()
      expect(new Set(await statuses())).toEqual(new Set([200]))
      expect(await homesWithout(site, 64.75)).toEqual([])
    })
  }, 180_000)

  it.runIf(isSweep)(
    `shows no torn page after any of ${kills} kills while pages are written`,
    async () => {
      const read = [...paths].sort().slice(0, 24)
      const folder = `${site.dataDir}/site/cache`
      const halfWritten = () =>
        readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.tmp')).length
      const torn: string[] = []
      let inside = 0
      for (let kill = 1; kill <= kills; kill += 1) {
        const figure = 40 + (kill % 200) / 4
        await publishFigure(site, figure)
        const reader = { isDone: false }
        const reading = Promise.allSettled(read.map((path) => site.text(path))).then(() => {
          reader.isDone = true
        })
        const begun = performance.now()
        const after = (kill * 137) % longest
        while (!reader.isDone && (performance.now() - begun < after || halfWritten() === 0))
          await new Promise((resolve) => setImmediate(resolve))
        await site.stopSite('SIGKILL')
        await reading
        if (halfWritten() > 0) inside += 1
        await site.lake.close()
        await site.startSite()
        const pages = await Promise.all(
          read.map(async (path) => ({ path, response: await fetch(`${site.url}${path}`) })),
        )
        for (const { path, response } of pages) {
          const html = await response.text()
          const isWhole = html.endsWith('</html>') && html.includes('<h1') && html.includes('class="risk"')
          if (response.status !== 200 || !isWhole) torn.push(`${path} after kill ${kill}: ${response.status}`)
        }
        await site.lake.start()
        await caughtUp(site.lake)
      }
      console.log(`${kills} kills, ${inside} of them inside a write, ${kills * read.length} pages read`)
      expect(inside).toBeGreaterThan(kills / 4)
      expect(torn).toEqual([])
    },
    kills * 60_000,
  )
})
