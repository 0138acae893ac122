import { type Browser, expect, type Page } from '@playwright/test'
import { allSentences, seenSentences } from '#tests/support/site/risk-strip.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { test } from '#tests/support/site/site-test.ts'
import { type Look, visit } from '#tests/support/site/visitor.ts'
import { type Locale, localeIds, localePath } from '#locales/table.ts'

/** What a first visit shows under the warning, the header and the question about cookies. */

let site: TestSite

test.beforeAll(({ site: running }) => {
  site = running
})

const open = async (browser: Browser, path: string, look: Look) => {
  const visited = await visit(browser, `${site.url}${path}`, look)
  await expect(visited.page.locator('html')).toHaveAttribute('data-script', 'ready', { timeout: 20_000 })
  return visited
}

/** Which of an element's four corners and middle are in the window and drawn by it, as five letters. */
const uncovered = async (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return [
        [left + 3, top + 3],
        [right - 3, top + 3],
        [left + 3, bottom - 3],
        [right - 3, bottom - 3],
        [(left + right) / 2, (top + bottom) / 2],
      ].every(([x = 0, y = 0]) => {
        const drawn = document.elementFromPoint(x, y)
        return drawn !== null && element.contains(drawn)
      })
    })

/** Height, px, of the strip, the header and the cookie bar. */
const heights = async (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['.risk__whole', '.head__bar', '.cookies'].map((part) => [
        part,
        Math.round(document.querySelector(part)?.getBoundingClientRect().height ?? 0),
      ]),
    ),
  )

const budgets: [locale: Locale, width: number, height: number, strip: number][] = [
  ['en', 390, 844, 164],
  ['de', 360, 640, 205],
  ['pl', 360, 640, 246],
  ['de', 390, 844, 205],
]

for (const [locale, width, height, strip] of budgets)
  test(`headline, one button and the whole warning are in sight at ${width} × ${height} in ${locale}`, async ({
    browser,
  }) => {
    const { page, close } = await open(browser, localePath(locale, '/'), { width, height, isAsked: true })
    await expect(page.locator('.cookies')).toBeVisible()
    expect(await uncovered(page, 'main h1')).toBe(true)
    expect(await uncovered(page, 'main .hero .btn')).toBe(true)
    expect(await seenSentences(page)).toEqual(await allSentences(page))
    const high = await heights(page)
    expect(high['.risk__whole'], 'the strip').toBeLessThanOrEqual(strip)
    expect(high['.head__bar'], 'the header').toBeLessThanOrEqual(57)
    expect(high['.cookies'], 'the question').toBeLessThanOrEqual(90)
    await close()
  })

test('one question, one link and two equal buttons on phones; the long text from 640 px, and with the groups', async ({
  browser,
}) => {
  const { page, close } = await open(browser, '/de', { width: 360, height: 640, isAsked: true })
  const bar = page.locator('.cookies')
  const [long, short] = [bar.locator('.cookies__long'), bar.locator('p > .cookies__short').first()]
  await expect(bar.getByRole('button')).toHaveCount(3)
  await expect(short).toBeVisible()
  await expect(long).toBeHidden()
  const link = bar.locator('[data-consent=settings]')
  await link.click()
  await expect(link).toHaveAttribute('aria-expanded', 'true')
  await expect(bar.locator('.cookies__more')).toContainText('Wir speichern, was die Website braucht')
  await expect(bar.locator('.cookies__more a')).toHaveAttribute('href', '/de/cookie-settings')
  await link.click()
  await expect(bar.locator('.cookies__groups')).toBeHidden()
  await page.setViewportSize({ width: 640, height: 800 })
  await expect(long).toBeVisible()
  await expect(short).toBeHidden()
  await close()
})

/** What of the header does not stand in its one row: out of the bar, off the middle, or broken into lines. */
const outOfRow = async (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.head__in')?.getBoundingClientRect()
    if (!bar) return ['no header']
    const parts = document.querySelectorAll(
      '.head .logo, .nav__top, .head__search, .lang > summary, .head__side .btn, .head__bar .burger',
    )
    const shown = [...parts].filter((part) => part.checkVisibility({ visibilityProperty: true }))
    const boxes = shown.map((part) => ({ part, box: part.getBoundingClientRect() }))
    return boxes.flatMap(({ part, box }, index) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top / 14)),
      )
      const isIn = box.left >= bar.left - 1 && box.right <= bar.right + 1
      const isMiddle = Math.abs((box.top + box.bottom) / 2 - (bar.top + bar.bottom) / 2) < 6
      const before = boxes[index - 1]
      const isClear = !before || before.box.right <= box.left + 1
      return isIn && isMiddle && isClear && lines.size <= 2 ? [] : [part.textContent.trim() || part.className]
    })
  })

const steps = Array.from({ length: 25 }, (_, index) => 960 + index * 20)

test('the header is one row from 960 px in every language, with all its names', async ({ browser }) => {
  test.setTimeout(120_000)
  for (const locale of localeIds) {
    const { page, close } = await open(browser, localePath(locale, '/trading/forex'), { width: 960 })
    for (const width of steps) {
      await page.setViewportSize({ width, height: 700 })
      await expect(page.locator('html')).not.toHaveAttribute('data-tight')
      expect(await outOfRow(page), `${locale} at ${width} px`).toEqual([])
      await expect(page.locator('.nav__top').last()).toBeVisible()
      expect((await page.locator('.head__bar').boundingBox())?.height).toBe(73)
    }
    await close()
  }
})

test('a language with longer words stays in one row: where its names do not fit, the drawer has them', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const { page, close } = await open(browser, '/de/trading/forex', { width: 960 })
  await page.evaluate(() => {
    const words = ['Ensimmäiset askeleet', 'Kaupankäynti', 'Omaisuudenhoitopalvelu', 'Lisätietoja meistä']
    document.querySelectorAll('.nav__top').forEach((top, index) => {
      const name = [...top.childNodes].find((node) => node.nodeType === Node.TEXT_NODE)
      if (name) name.textContent = words[index] ?? ''
    })
    document.querySelectorAll('.head__side .btn').forEach((button, index) => {
      button.textContent = ['Kirjaudu sisään', 'Rekisteröidy'][index] ?? ''
    })
  })
  const kinds = new Set<string>()
  for (const width of steps) {
    await page.setViewportSize({ width, height: 700 })
    await expect.poll(() => outOfRow(page), `${width} px`).toEqual([])
    const isTight = (await page.locator('html').getAttribute('data-tight')) !== null
    kinds.add(isTight ? 'drawer' : 'names')
    expect(await page.locator('.nav__top').last().isVisible()).toBe(!isTight)
    expect(await page.locator('.head__bar .burger').isVisible()).toBe(isTight)
  }
  expect([...kinds].sort()).toEqual(['drawer', 'names'])
  await page.setViewportSize({ width: 960, height: 700 })
  await page.locator('.head__bar .burger').click()
  await expect(page.locator('.drawer')).toBeVisible()
  await expect(page.locator('.drawer__top').first()).toBeVisible()
  await close()
})

test('a row of tabs names no address twice, and fades where it is cut', async ({ browser }) => {
  for (const locale of localeIds) {
    const { page, close } = await open(browser, localePath(locale, '/account/deposit'), { width: 390 })
    const addresses = await page
      .locator('.tabs li:not(.tabs__group) a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(addresses.length).toBeGreaterThan(4)
    expect(new Set(addresses).size, locale).toBe(addresses.length)
    const row = page.locator('.tabs__in')
    await expect(row).toHaveCSS('mask-image', /linear-gradient/)
    await expect(row.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 })
    await close()
  }
})
