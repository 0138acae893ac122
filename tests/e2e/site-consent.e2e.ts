import { type Browser, expect, type Page } from '@playwright/test'
import { allSentences, seenSentences } from '#tests/support/site/risk-strip.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { test } from '#tests/support/site/site-test.ts'
import { type Look, scrollDown, visit } from '#tests/support/site/visitor.ts'
import { storedKeys } from '#web/features/consent/registry.ts'
import { localeIds, localePath } from '#locales/table.ts'

/** Requirements E4, E11 and "Cookies" of the compliance notes: asked fairly, kept, changed, withdrawn. */

let site: TestSite

test.beforeAll(({ site: running }) => {
  site = running
})

const open = async (browser: Browser, path: string, look: Look) =>
  visit(browser, `${site.url}${path}`, { isAsked: true, ...look })

const bar = (page: Page) => page.locator('.cookies')
const answer = (page: Page, which: 'all' | 'none' | 'chosen' | 'settings') =>
  bar(page).locator(`[data-consent="${which}"]`)

/** Two frames: what is measured has been laid out and measured by the page's script. */
const settled = async (page: Page) =>
  page.evaluate(
    async () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )

const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)

test('E4: both answers stand side by side, equal in size and look, in each language', async ({ browser }) => {
  for (const locale of localeIds) {
    const { page, close } = await open(browser, localePath(locale, '/'), { width: 320 })
    await expect(bar(page)).toBeVisible()
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const looks = await bar(page)
        .locator('[data-consent="all"], [data-consent="none"]')
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const { y, width: wide, height } = button.getBoundingClientRect()
            const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
            return { y, wide, height, color, backgroundColor, borderColor, fontSize, fontWeight }
          }),
        )
      expect(looks).toHaveLength(2)
      expect(looks[0], `${locale} at ${width} px`).toEqual(looks[1])
      expect(looks[0]?.height).toBeGreaterThanOrEqual(40)
    }
    await close()
  }
})

for (const [which, value] of [
  ['all', '1'],
  ['none', '0'],
] as const) {
  test(`E4: the answer "${which}" stores isAccept=${value} and is not asked for again`, async ({
    browser,
  }) => {
    const { page, close } = await open(browser, '/about/intro', { width: 1440 })
    await answer(page, which).click()
    await expect(bar(page)).toBeHidden()
    expect((await cookieOf(page, 'isAccept'))?.value).toBe(value)
    await page.goto(`${site.url}/de`)
    await expect(page.locator('html')).toHaveAttribute('data-script', 'ready')
    await expect(bar(page)).toBeHidden()
    await close()
  })
}

test('E4, E11, D10: with consent the device is remembered; the choice is changed from the footer by keyboard, and what is withdrawn is deleted', async ({
  browser,
}) => {
  const { page, context, close } = await open(browser, '/about/intro', { width: 390 })
  await answer(page, 'all').click()
  const device = storedKeys.filter(({ group }) => group === 'device')
  expect(device.length).toBeGreaterThan(3)
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toEqual(expect.arrayContaining(device.map(({ key }) => key)))
  expect((await cookieOf(page, 'Version'))?.value).toBe('0.0.1')
  expect((await cookieOf(page, 'Platform'))?.value).toBe('1')
  expect((await cookieOf(page, 'Channel'))?.value).toBe('0')
  expect(decodeURIComponent((await cookieOf(page, 'Device'))?.value ?? '')).toMatch(/^Chrome( Headless)? \d/)
  expect((await cookieOf(page, 'System'))?.value).toBe('Linux')
  expect((await cookieOf(page, 'IMEI'))?.value).toMatch(/^[\da-f-]{36}$/)
  await page.evaluate(() => sessionStorage.setItem('source', '{"campaign":"spring"}'))

  const opener = page.locator('.foot [data-consent="open"]')
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(bar(page)).toBeFocused()
  const [devices, statistics] = [page.locator('[data-group=device]'), page.locator('[data-group=statistics]')]
  await expect(devices).toBeChecked()
  await devices.focus()
  await page.keyboard.press('Space')
  await expect(statistics).toBeChecked()
  await answer(page, 'chosen').press('Enter')
  await expect(bar(page)).toBeHidden()
  await expect(opener).toBeFocused()
  expect((await cookieOf(page, 'isAccept'))?.value).toBe('0')
  expect((await cookieOf(page, 'acceptedGroups'))?.value).toBe('statistics')
  for (const { key } of device) expect(await cookieOf(page, key), key).toBeUndefined()
  expect(await page.evaluate(() => sessionStorage.getItem('source'))).not.toBeNull()

  await opener.click()
  await answer(page, 'none').click()
  expect(await cookieOf(page, 'acceptedGroups')).toBeUndefined()
  expect(await page.evaluate(() => sessionStorage.getItem('source'))).toBeNull()
  await close()
})

test('A3, D10, E11: the channel of the download page becomes the cookie with consent, and another one takes its place', async ({
  browser,
}) => {
  const { page, close } = await open(browser, '/download?v=spring-26', { width: 390 })
  await expect(page.locator('.download__channel a')).toHaveAttribute('href', /\/spring-26$/)
  // All five ways to the app say where their visitor came from.
  const coded = page.locator('.download a[href*="spring-26"]')
  await expect(coded).toHaveCount(5)
  expect(await cookieOf(page, 'Channel')).toBeUndefined()
  await answer(page, 'all').click()
  await expect.poll(async () => (await cookieOf(page, 'Channel'))?.value).toBe('spring-26')
  await page.goto(`${site.url}/download?v=1234`)
  await expect.poll(async () => (await cookieOf(page, 'Channel'))?.value).toBe('1234')
  // No page without a channel, and no code that is none, changes it.
  for (const path of ['/about/intro?v=77', '/download', '/download?v=a%20b']) {
    await page.goto(`${site.url}${path}`)
    await expect(page.locator('html')).toHaveAttribute('data-script', 'ready')
  }
  expect((await cookieOf(page, 'Channel'))?.value).toBe('1234')
  await close()
})

test('E4: one who only looked leaves by Escape, and nothing is changed', async ({ browser }) => {
  const { page, close } = await open(browser, '/', { width: 1440, isAsked: false })
  await page.locator('.foot [data-consent="open"]').click()
  await expect(bar(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeHidden()
  expect((await cookieOf(page, 'isAccept'))?.value).toBe('0')
  await close()
})

test('the bar and its settings cover no word of the risk warning, and no focus', async ({ browser }) => {
  for (const locale of localeIds) {
    const { page, close } = await open(browser, localePath(locale, '/about/intro'), {
      width: 320,
      height: 640,
    })
    const sentences = await allSentences(page)
    await answer(page, 'settings').click()
    await expect(answer(page, 'chosen')).toBeVisible()
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 640 })
      await scrollDown(page, 0)
      await settled(page)
      expect(await seenSentences(page), `${locale} ${width}`).toEqual(sentences)
      await scrollDown(page, 1500)
      await settled(page)
      expect(await seenSentences(page), `${locale} ${width}, scrolled`).toContain(sentences[1])
    }
    await close()
  }
  const { page, close } = await open(browser, '/about/intro', { width: 390 })
  const link = page.locator('main a').last()
  await link.focus()
  const [focus, cover] = [await link.boundingBox(), await bar(page).boundingBox()]
  expect(focus && cover && focus.y + focus.height <= cover.y, 'WCAG 2.4.11').toBe(true)
  await close()
})

test('a fresh browser that is never answered keeps nothing that needs consent, on any route', async ({
  browser,
}) => {
  const { page, context, close } = await open(browser, '/', { width: 1440 })
  const isKnown = new Set(storedKeys.map(({ kind, key }) => `${kind} ${key}`))
  const unasked = new Set(
    storedKeys.filter(({ group }) => group === 'necessary').map(({ kind, key }) => `${kind} ${key}`),
  )
  const paths = ['/', '/de/trading/realtime', '/pl/trading/calendar', '/more/faq', '/download?v=9', '/nope']
  for (const path of paths) {
    await page.goto(`${site.url}${path}`)
    await expect(page.locator('html')).toHaveAttribute('data-script', 'ready')
    const cookies = (await context.cookies()).map(({ name }) => `cookie ${name}`)
    const stored = await page.evaluate(() => [
      ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
      ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ])
    const kept = [...cookies, ...stored]
    expect(kept.length).toBeGreaterThan(0)
    expect(
      kept.filter((key) => !isKnown.has(key)),
      `${path}: not in the registry`,
    ).toEqual([])
    expect(
      kept.filter((key) => !unasked.has(key)),
      `${path}: stored without consent`,
    ).toEqual([])
  }
  await close()
})

test('the page about cookies shows every key of the registry', async ({ browser }) => {
  for (const locale of localeIds) {
    const { page, close } = await open(browser, localePath(locale, '/cookie-settings'), { width: 1440 })
    const heads = await page.locator('.block--storage th[scope="row"]').allTextContents()
    expect(heads.sort()).toEqual(storedKeys.map(({ key }) => key).sort())
    await close()
  }
})

test('without script nothing is asked and nothing stored', async ({ browser }) => {
  const { page, context, close } = await open(browser, '/about/intro', { width: 390, script: false })
  await expect(bar(page)).toBeHidden()
  await expect(page.locator('.foot [data-consent="open"]')).toBeHidden()
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['hl'])
  await close()
})
