import { type Browser, expect, type Page } from '@playwright/test'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { test } from '#tests/support/site/site-test.ts'
import { type Look, visit } from '#tests/support/site/visitor.ts'

/** Every kind of page on paper: what is read and no press, the warning black on white, address and time on top. */

let site: TestSite

test.beforeAll(({ site: running }) => {
  site = running
})

/** The printed width of A4, px. */
const sheet = 688
const sheetHeight = 1_024

const open = async (browser: Browser, path: string, look: Partial<Look> = {}) =>
  visit(browser, `${site.url}${path}`, { width: sheet, ...look })

const printed = async (page: Page): Promise<number> => {
  const file = await page.pdf({ preferCSSPageSize: true })
  return [...file.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length
}

/** Presses and fields that paper would show; a name in a table that a screen sorts by stays as words. */
const presses = (page: Page) =>
  page
    .locator('button, .btn, form, input, select, textarea, [role="button"]')
    .evaluateAll((all) =>
      all.flatMap((one) =>
        one.checkVisibility({ visibilityProperty: true }) && !one.closest('th, td') ? one.outerHTML : [],
      ),
    )

const kinds = [
  '/',
  '/trading/forex',
  '/trading/realtime',
  '/trading/calendar',
  '/trading/tools',
  '/platforms/mctrader',
  '/more/legal',
  '/more/faq',
  '/more/contact',
  '/about/intro',
  '/partnerships',
  '/demo',
  '/login',
  '/register',
  '/search',
  '/nope',
]

for (const path of kinds)
  test(`${path} prints what is read, and the warning black on white`, async ({ browser }) => {
    const { page, close } = await open(browser, path, { theme: 'dark' })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await presses(page)).toEqual([])
    await expect(page.locator('.head, .tabs, .actions, .foot__lists, .cookies').first()).toBeHidden()
    const warning = page.locator('.risk')
    await expect(warning).toBeVisible()
    const looks = await warning.evaluate((strip) => {
      const words = strip.querySelector('.risk__pct') ?? strip
      const frame = getComputedStyle(strip)
      return {
        ink: getComputedStyle(words).color,
        paper: getComputedStyle(strip.querySelector('.risk__whole') ?? strip).backgroundColor,
        frame: `${frame.borderTopWidth} ${frame.borderTopStyle} ${frame.borderTopColor}`,
      }
    })
    expect(looks).toEqual({
      ink: 'rgb(0, 0, 0)',
      paper: 'rgb(255, 255, 255)',
      frame: '2px solid rgb(0, 0, 0)',
    })
    for (const end of await page.locator('.closing:visible .risk-note').all())
      await expect(end).toHaveCSS('color', 'rgb(0, 0, 0)')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(sheet)
    await close()
  })

test('begins with its address, and with the time of printing where there is script', async ({ browser }) => {
  const { page, close } = await open(browser, '/de/fees?from=paper')
  const line = page.locator('.printed')
  await expect(line).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-script', 'ready')
  await printed(page)
  const { host } = new URL(site.url)
  await expect(line).toHaveText(
    new RegExp(`^Gedruckt von ${host}/de/fees\\?from=paper, \\d+\\. \\S+ \\d{4} um \\d\\d:\\d\\d UTC\\.`),
  )
  await close()

  const plain = await open(browser, '/fees', { script: false })
  await plain.page.emulateMedia({ media: 'print' })
  await expect(plain.page.locator('.printed')).toHaveText(/^Printed from \S+\/fees\. /)
  await plain.close()
})

test.describe('with prices', () => {
  let priced: TestSite
  let broker: TestSandbox
  const paths = ['/trading/forex/eurusd', '/de/trading/spot/us500', '/pl/trading/metals/xauusd']

  test.beforeAll(async () => {
    test.setTimeout(600_000)
    // Bars that the site records follow on those of the broker: both go by the clock of the machine.
    broker = await startTestSandbox({ SANDBOX_CLOCK: '' })
    priced = await startTestSite({ brokerUrl: broker.url, env: { RECORD_PRICES: 'always' } })
    for (const path of paths)
      await expect
        .poll(async () => (await priced.text(path)).includes('chart__axis'), {
          timeout: 240_000,
          intervals: [3_000],
        })
        .toBe(true)
  })

  test.afterAll(async () => {
    await priced?.stop()
    await broker?.stop()
  })

  for (const path of paths)
    test(`${path} is three sheets with its releases, of which the first ends after the chart`, async ({
      browser,
    }) => {
      const { page, close } = await visit(browser, `${priced.url}${path}`, { width: sheet })
      expect(await printed(page)).toBeLessThanOrEqual(3)
      await page.emulateMedia({ media: 'print' })
      expect(await presses(page)).toEqual([])
      await expect(page.locator('.chart:visible')).toHaveCount(1)
      const below = page.locator('.parts')
      await expect(below).toHaveCSS('break-before', 'page')
      expect((await below.boundingBox())?.y).toBeLessThanOrEqual(sheetHeight)
      await expect(page.locator('section:has(> #releases-heading) tbody tr').first()).toBeVisible()
      const chosen = page.locator('.tally .choice :checked + span').first()
      await expect(chosen).toHaveCSS('border-top-width', '2px')
      expect(await chosen.evaluate((word) => getComputedStyle(word, '::before').content)).toContain('✓')
      await close()
    })

  test('a release and a column of prices keep their names', async ({ browser }) => {
    const { page, close } = await visit(browser, `${priced.url}/trading/calendar`, { width: sheet })
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.releases__open:visible').first()).toBeVisible()
    await page.goto(`${priced.url}/trading/realtime`)
    await expect(page.locator('.board__table thead th').first()).toHaveText(/\S/)
    await close()
  })
})
