import { expect, type Page } from '@playwright/test'
import type { TestSite } from '#tests/support/site/site.ts'
import { test } from '#tests/support/site/site-test.ts'
import { visit } from '#tests/support/site/visitor.ts'

/** Promotions and the closing band: requirements B4, B5, I1. */

let site: TestSite

test.beforeAll(({ site: running }) => {
  site = running
})

/** How many columns a grid has as drawn. */
const columns = async (page: Page, grid: string) =>
  page.locator(grid).evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)

/** Width of a button as a share of the line it stands in. */
const fill = async (page: Page, button: string) =>
  page
    .locator(button)
    .first()
    .evaluate((element) => element.clientWidth / (element.parentElement?.clientWidth ?? 1))

test('I1: a promotion and the closing band change at 640, 960 and 1280 px', async ({ browser }) => {
  const { page, close } = await visit(browser, `${site.url}/trading/forex`, { width: 639 })
  const drawn = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    const closing = await page
      .locator('.closing__in')
      .evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').map(Number.parseFloat))
    return {
      promotion: await columns(page, '.promo__in'),
      art: await page.locator('.promo__art').isVisible(),
      isFull: (await fill(page, '.promo .btn')) > 0.7,
      closing: closing.length,
      isEven: closing.length === 2 && Math.abs((closing[0] ?? 0) - (closing[1] ?? 0)) < 2,
    }
  }
  const phone = { promotion: 1, art: false, isFull: true, closing: 1, isEven: false }
  const tablet = { promotion: 2, art: true, isFull: false, closing: 1, isEven: false }
  const narrow = { promotion: 2, art: false, isFull: false, closing: 2, isEven: true }
  const wide = { promotion: 3, art: true, isFull: false, closing: 2, isEven: false }
  for (const [width, look] of [
    [390, phone],
    [639, phone],
    [640, tablet],
    [959, tablet],
    [960, narrow],
    [1279, narrow],
    [1280, wide],
    [1440, wide],
  ] as const)
    expect(await drawn(width), `${width} px`).toEqual(look)
  await close()
})

test('B2, B4, B6: every page ends with one band, in its footer: a button, the abbreviated warning, and the form', async ({
  browser,
}) => {
  const { page, close } = await visit(browser, `${site.url}/`, { width: 1440 })
  for (const path of ['/', '/trading/forex', '/trading/forex/eurusd', '/more/legal', '/search']) {
    await page.goto(`${site.url}${path}`)
    await expect(page.locator('footer > :first-child'), path).toHaveClass('closing')
    await expect(page.locator('.closing, .band'), path).toHaveCount(1)
    await expect(page.locator('.closing .risk-note')).toContainText('%')
    await expect(page.locator('.closing__start .btn--solid')).toHaveAttribute('href', '/register')
    await expect(page.locator('.closing__start .btn').nth(1)).toHaveText('Try a demo account')
    await expect(page.locator('.closing form input:not([name=subject], [type=hidden])')).toHaveCount(6)
  }
  await close()
})

test('an editor’s banner at the end of a page gives the closing band its words', async ({ browser }) => {
  const { page, close } = await visit(browser, `${site.url}/trading/forex`, { width: 1440 })
  const [own] = await site.client.fetch<{ title: string; buttonLabel: string }[]>(
    `*[_type == "page" && path == "/trading/forex" && language == "en"][0].blocks[_type == "tradingBanner"]{title, buttonLabel}`,
  )
  await expect(page.locator('.closing h2').first()).toHaveText(own?.title ?? 'a title')
  await expect(page.locator('.closing__start .btn--solid')).toHaveText(own?.buttonLabel ?? 'a label')
  await close()
})

test('what ends a page is a quarter of it at most, on home and instrument pages', async ({ browser }) => {
  for (const path of ['/', '/de', '/de/trading/forex/eurusd']) {
    const { page, close } = await visit(browser, `${site.url}${path}`, { width: 1440, height: 900 })
    const share = await page.evaluate(() => {
      const whole = document.documentElement.scrollHeight
      const closing = document.querySelector('.closing')
      return closing ? (whole - closing.getBoundingClientRect().top - scrollY) / whole : 1
    })
    expect(share, path).toBeLessThanOrEqual(0.25)
    await close()
  }
})
