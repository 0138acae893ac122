import { readdirSync, truncateSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localePath } from '#locales/table.ts'
import { homesWithout, publishFigure } from '#tests/support/figures.ts'
import { startTestSite, type TestSite } from '#tests/support/site.ts'

/** Soonest and latest moment at which a page must be current again after the lake's return (issue 2). */
const promised = 5_000

/** Files that no page reads: what they are made of was kept when the site was built. */
const bareFiles = ['/legal/risk-disclosure.pdf', '/sitemap.xml', '/api/search/de', '/favicon.ico']

let site: TestSite
let paths: string[]

beforeAll(async () => {
  site = await startTestSite()
  const pages = await site.client.fetch<{ language: 'en' | 'de' | 'pl'; path: string }[]>(
    '*[_type == "page"]{ language, path }',
  )
  paths = pages.map(({ language, path }) => localePath(language, path))
}, 600_000)
afterAll(() => site?.stop())

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

    await site.lake.kill()
    expect(new Set(await statuses())).toEqual(new Set([200]))
    expect(await homesWithout(site, 61)).toEqual([])

    await site.stopSite('SIGKILL')
    await site.startSite()
    expect(new Set(await statuses())).toEqual(new Set([200]))
    expect(await homesWithout(site, 61)).toEqual([])

    await site.lake.start()
    await site.client.patch('riskWarning').set({ lossPercentage: 62.5 }).commit()
    expect(await currentWithin(62.5, promised)).toBeLessThan(promised)
  }, 120_000)

  it('pages whose content had just ended are drawn from the last good values', async () => {
    await publishFigure(site, 63)
    await site.lake.kill()
    expect(await homesWithout(site, 62.5)).toEqual([])
    await site.lake.start()
    expect(await currentWithin(63, promised)).toBeLessThan(promised)
  }, 60_000)

  it('says so in its health, which names no address', async () => {
    await site.lake.kill()
    const response = await fetch(`${site.url}/api/health`)
    const text = await response.text()
    await site.lake.start()
    expect(response.status).toBe(200)
    expect(JSON.parse(text)).toMatchObject({ ok: false, parts: { site: { ok: true }, lake: { ok: false } } })
    expect(text).not.toMatch(/localhost|127\.0\.0\.1/)
  }, 60_000)
})

describe('a site that was down', () => {
  it('shows what was published meanwhile from its first request on', async () => {
    await site.stopSite('SIGKILL')
    await site.client.patch('riskWarning').set({ lossPercentage: 64.75 }).commit()
    await site.startSite()
    expect(await homesWithout(site, 64.75)).toEqual([])
  }, 60_000)

  it('treats a torn page file as absent', async () => {
    const folder = `${site.dataDir}/site/cache`
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    )
    expect(files.length).toBeGreaterThan(0)
    await site.stopSite('SIGKILL')
    for (const file of files) truncateSync(`${file.parentPath}/${file.name}`, 2_000)
    await site.lake.kill()
    await site.startSite()
    expect(new Set(await statuses())).toEqual(new Set([200]))
    expect(await homesWithout(site, 64.75)).toEqual([])
    await site.lake.start()
  }, 60_000)
})
