import { readFileSync, writeFileSync } from 'node:fs'
import { type Browser, expect, type Page, test as base } from '@playwright/test'
import { z } from 'zod'
import { localeIds } from '#locales/table.ts'
import { planVisits, type Visit } from '#tests/support/crawl/plan-visits.ts'
import { plantFaults, sayingOf } from '#tests/support/crawl/planted-faults.ts'
import {
  moved,
  recordedRectangles,
  type Rectangles,
  rectanglesFile,
  rectanglesOf,
} from '#tests/support/crawl/rectangles.ts'
import { type Faults, kinds, startWalker, visitPage } from '#tests/support/crawl/visit-page.ts'
import { isSweep } from '#tests/support/sample.ts'
import { startStillSite, type StillSite } from '#tests/support/site/still-site.ts'
import { readSitemap } from '#tests/support/site/sitemap.ts'

/**
 * Every page, opened once: what axe finds (quality 6), what leaves its place at four widths, the risk warning, texts,
 * weights (quality 1), policy (quality 4), complaints of the browser; and of a page of each class where its blocks lie
 * and how its first window looks. What a visitor does on the pages is in the journeys. A run takes
 * each page in one language and some looks, always the same (`planVisits`); `TURN=1` and on
 * takes the others, a sweep takes all.
 *
 * After a wanted change `UPDATE_RECTANGLES=1` and `UPDATE_PIXELS=1` with `npm run test:one -- tests/e2e/crawl.e2e.ts`
 * record anew; look at what they write.
 */
const test = base.extend<object, { still: StillSite }>({
  still: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs.
    async ({}, use) => {
      const still = await startStillSite()
      await use(still)
      await still.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** Pages that no sitemap names. */
const unlisted = ['/forgot-password', '/search?q=margin', '/design', '/partner-enquiry?result=email']
const missing = '/nope'

/** Not the home page: its ledger says how the markets stand, in one line or in two. */
const measured = ['/de/about/intro', '/more/legal', '/pl/trading/forex', '/partnerships', '/design', missing]

const pictured: Readonly<Record<string, 'light' | 'dark'>> = {
  '/de/about/intro': 'light',
  '/more/legal': 'dark',
  '/pl/trading/forex': 'light',
  '/login': 'dark',
}
/** In every run: what was recorded is of these pages in these languages. */
const fixed = [...measured, ...Object.keys(pictured)]
/** Of a window's pixels: room for another rendering of letters' edges, not for a line that moved or a colour. */
const maxDiffPixelRatio = 0.005

const baselineFile = new URL('./pixels/browser.gen.json', import.meta.url)
const majorOf = (browser: Browser): number => Number(browser.version().split('.')[0])

/** Another major version of the browser draws letters otherwise, so it is compared by rectangles alone. */
const hasPictures = (browser: Browser | null): boolean =>
  browser !== null &&
  z.object({ chromium: z.number() }).parse(JSON.parse(readFileSync(baselineFile, 'utf8'))).chromium ===
    majorOf(browser)

const pathsOf = async (still: StillSite): Promise<string[]> => {
  const listed = [...(await readSitemap(still.site)).matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, loc = '']) => new URL(loc).pathname)
    .filter((path) => !path.endsWith('.pdf') && !/^\/(?:de|pl)(?:\/|$)/.test(path))
  expect(listed.length).toBeGreaterThan(60)
  return [...listed, ...unlisted, missing]
}

const measuredWidths = [390, 768, 1440]

/** Looks at what was recorded of a page, in the window it is in. */
const compare = async (page: Page, address: string, width: number, now: Record<string, Rectangles>) => {
  if (!measuredWidths.includes(width)) return
  if (measured.includes(address)) now[`${address} ${width}`] = await rectanglesOf(page)
  const theme = hasPictures(page.context().browser()) ? pictured[address] : undefined
  if (!theme) return
  await page.emulateMedia({ colorScheme: theme })
  const name = `${address.slice(1).replaceAll('/', '-')}-${width}-${theme}.png`
  await expect.soft(page).toHaveScreenshot(name, { maxDiffPixelRatio, animations: 'disabled' })
}

/** Visits pages in two windows side by side, each window one page after the other. */
const crawl = async (browser: Browser, still: StillSite, visits: readonly Visit[]) => {
  const waiting = [...visits]
  const found: Faults[] = []
  const rectangles: Record<string, Rectangles> = {}
  const walk = async () => {
    const walker = await startWalker(browser)
    for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
      const { address, path } = visit
      const look = (width: number) => compare(walker.page, address, width, rectangles)
      found.push(await visitPage(walker, still.site, visit, { status: path === missing ? 404 : 200, look }))
    }
    await walker.context.close()
  }
  await Promise.all([walk(), walk()])
  expect(found).toHaveLength(visits.length)
  return { found, rectangles }
}

const checkRectangles = (now: Readonly<Record<string, Rectangles>>) => {
  for (const [place, rectangles] of Object.entries(now))
    expect.soft(Object.keys(rectangles).length, place).toBeGreaterThan(6)
  const was = recordedRectangles()
  if (process.env['UPDATE_RECTANGLES'] === '1') {
    writeFileSync(rectanglesFile, `${JSON.stringify({ ...was, ...now }, null, 1)}\n`)
    return
  }
  const changes = Object.entries(now).flatMap(([place, rectangles]) =>
    moved(was[place] ?? {}, rectangles).map((change) => `${place}: ${change}`),
  )
  expect.soft(changes, `where blocks lie\n${changes.join('\n')}`).toEqual([])
}

for (const locale of localeIds)
  test(`every page, ${locale}`, async ({ browser, still }) => {
    const sample = isSweep ? 'whole' : { turn: Number(process.env['TURN'] ?? 0), fixed }
    const visits = planVisits(await pathsOf(still), sample).filter((visit) => visit.locale === locale)
    test.setTimeout(300_000 + visits.length * (isSweep ? 120_000 : 20_000))
    if (process.env['UPDATE_PIXELS'] === '1')
      writeFileSync(baselineFile, `${JSON.stringify({ chromium: majorOf(browser) })}\n`)
    const { found, rectangles } = await crawl(browser, still, visits)
    for (const kind of kinds) {
      const faults = found.flatMap((one) => one[kind])
      expect.soft(faults, `${kind}\n${faults.join('\n')}`).toEqual([])
    }
    expect(Object.keys(rectangles)).toHaveLength(
      visits.filter(({ address }) => measured.includes(address)).length * measuredWidths.length,
    )
    checkRectangles(rectangles)
  })

test('a fault of each kind is named', async ({ browser, still }) => {
  const walker = await startWalker(browser)
  const address = '/more/legal'
  await plantFaults(walker.context, `${still.site.url}${address}`)
  const found = await visitPage(walker, still.site, {
    address,
    path: address,
    locale: 'en',
    looks: [{ width: 390, theme: 'light' }],
    states: [],
    widths: [320],
  })
  for (const kind of kinds)
    for (const saying of sayingOf[kind]) expect.soft(found[kind].join('\n')).toMatch(saying)
  await walker.context.close()
})
