import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { z } from 'zod'
import type { TestSite } from '#tests/support/site/site.ts'
import { test } from '#tests/support/site/site-test.ts'
import { visit } from '#tests/support/site/visitor.ts'

/**
 * Visual regression by pixels: the first window of pages, at three widths, against recorded pictures. Another major
 * version of the browser draws letters otherwise, so it compares rectangles alone (site-rectangles).
 * UPDATE_PIXELS=1 records anew after a wanted change; look at what it writes.
 */
const widths = [390, 768, 1440] as const
const pages = [
  { path: '/de/about/intro', theme: 'light' },
  { path: '/more/legal', theme: 'dark' },
  { path: '/pl/trading/forex', theme: 'light' },
  { path: '/login', theme: 'dark' },
] as const
/** Of a window's pixels: room for another rendering of letters' edges, not for a line that moved or a colour. */
const maxDiffPixelRatio = 0.005

const folder = fileURLToPath(new URL('./pixels/', import.meta.url))
const baselineFile = `${folder}browser.gen.json`
const isRecording = process.env['UPDATE_PIXELS'] === '1'
const majorOf = (version: string): number => Number(version.split('.')[0])

let site: TestSite

test.beforeAll(({ site: running }) => {
  site = running
})

test('the first window of a page of each class looks as it was recorded', async ({ browser }) => {
  test.setTimeout(180_000)
  const major = majorOf(browser.version())
  if (isRecording) writeFileSync(baselineFile, `${JSON.stringify({ chromium: major })}\n`)
  expect(existsSync(baselineFile), 'recorded with UPDATE_PIXELS=1').toBe(true)
  const baseline = z.object({ chromium: z.number() }).parse(JSON.parse(readFileSync(baselineFile, 'utf8')))
  test.skip(major !== baseline.chromium, `pictures are of Chromium ${baseline.chromium}, this is ${major}`)
  for (const { path, theme } of pages) {
    const { page, close } = await visit(browser, `${site.url}${path}`, {
      width: 390,
      height: 844,
      theme,
      reducedMotion: true,
    })
    await expect(page.locator('html')).toHaveAttribute('data-script', 'ready', { timeout: 20_000 })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      const name = `${path.slice(1).replaceAll('/', '-')}-${width}-${theme}.png`
      await expect.soft(page).toHaveScreenshot(name, { maxDiffPixelRatio, animations: 'disabled' })
    }
    await close()
  }
  expect(readdirSync(folder).filter((name) => name.endsWith('.png'))).toHaveLength(
    pages.length * widths.length,
  )
})
