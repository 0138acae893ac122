import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import type { TestSite } from '#tests/support/site/site.ts'
import { test } from '#tests/support/site/site-test.ts'
import { visit } from '#tests/support/site/visitor.ts'

/**
 * Visual regression by rectangles: where landmarks and blocks of one page of each class lie at three
 * widths, against what was recorded, within 2 px. UPDATE_RECTANGLES=1 records anew after a wanted change.
 */
const tolerance = 2
const widths = [390, 768, 1440] as const
/** Not the home page: its ledger says how the markets stand, in one line or in two. */
const paths = ['/de/about/intro', '/more/legal', '/pl/trading/forex', '/partnerships', '/design', '/nope']

const recordFile = new URL('./rectangles.gen.json', import.meta.url)
const rectangle = z.tuple([z.number(), z.number(), z.number(), z.number()])
const record = z.record(z.string(), z.record(z.string(), rectangle))
type Rectangles = z.infer<typeof record>[string]

let site: TestSite

test.beforeAll(({ site: running }) => {
  site = running
})

/** Left, top, width and height of each landmark and block, px, by a name that is the same in each run. */
const rectanglesOf = async (page: Page): Promise<Rectangles> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const parts =
      'aside.risk, header, .head__bar, nav.tabs, main, main > *, main section, main h1, footer, .foot__lists'
    const found: Record<string, [number, number, number, number]> = {}
    for (const element of document.querySelectorAll(parts)) {
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0) continue
      const kind = element.id || element.className.split(' ').at(-1) || element.tagName.toLowerCase()
      let name = kind
      for (let count = 2; name in found; count += 1) name = `${kind} ${count}`
      found[name] = [Math.round(left), Math.round(top + scrollY), Math.round(width), Math.round(height)]
    }
    return found
  })

const moved = (was: Rectangles, is: Rectangles): string[] => {
  const names = new Set([...Object.keys(was), ...Object.keys(is)])
  return [...names].flatMap((name) => {
    const [before, now] = [was[name], is[name]]
    if (!before || !now) return [`${name}: ${before ? 'gone' : 'new'}`]
    const isNear = before.every((side, index) => Math.abs(side - (now[index] ?? Number.NaN)) <= tolerance)
    return isNear ? [] : [`${name}: ${before.join(' ')} → ${now.join(' ')}`]
  })
}

test('landmarks and blocks lie where they were recorded', async ({ browser }) => {
  test.setTimeout(180_000)
  const now: Record<string, Rectangles> = {}
  for (const path of paths) {
    const { page, close } = await visit(browser, `${site.url}${path}`, {
      width: 390,
      height: 844,
      reducedMotion: true,
    })
    await expect(page.locator('html')).toHaveAttribute('data-script', 'ready', { timeout: 20_000 })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      now[`${path} ${width}`] = await rectanglesOf(page)
    }
    await close()
  }
  for (const [place, rectangles] of Object.entries(now)) {
    expect(Object.keys(rectangles).length, place).toBeGreaterThan(6)
  }
  if (process.env['UPDATE_RECTANGLES'] === '1') {
    writeFileSync(recordFile, `${JSON.stringify(now, null, 1)}\n`)
    return
  }
  expect(existsSync(recordFile), 'recorded with UPDATE_RECTANGLES=1').toBe(true)
  const was = record.parse(JSON.parse(readFileSync(recordFile, 'utf8')))
  expect(Object.keys(now).sort()).toEqual(Object.keys(was).sort())
  const changes = Object.entries(now).flatMap(([place, rectangles]) =>
    moved(was[place] ?? {}, rectangles).map((change) => `${place}: ${change}`),
  )
  expect(changes).toEqual([])
})

test('a block that moved by more than 2 px is told, one that stayed is not', () => {
  const was: Rectangles = { a: [0, 0, 100, 50], b: [0, 50, 100, 50] }
  expect(moved(was, { a: [0, 2, 100, 48], b: [0, 50, 100, 50] })).toEqual([])
  expect(moved(was, { a: [0, 0, 100, 53], c: [0, 50, 100, 50] })).toEqual([
    'a: 0 0 100 50 → 0 0 100 53',
    'b: gone',
    'c: new',
  ])
})
