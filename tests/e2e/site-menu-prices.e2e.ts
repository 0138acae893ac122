import { expect, type Page, test } from '@playwright/test'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { type Look, visit } from '#tests/support/site/visitor.ts'

/** Prices beside the markets of the menu, on pages that ask for none otherwise (requirements E2, E8). */

let sandbox: TestSandbox
let site: TestSite

test.beforeAll(async () => {
  test.setTimeout(600_000)
  sandbox = await startTestSandbox()
  site = await startTestSite({ brokerUrl: sandbox.url })
})
test.afterAll(async () => {
  await site?.stop()
  await sandbox?.stop()
})

/**
 * A page of words and what it asked the broker, with a clock that can be put forward: by less than the ten seconds
 * after which a page that heard of a publish is loaded anew.
 */
const open = async (browser: Parameters<typeof visit>[0], path: string, look: Look) => {
  const asked: string[] = []
  const { page, complaints, close } = await visit(browser, `${site.url}/more/legal`, look)
  await page.clock.install()
  page.on('request', (request) => {
    if (request.url().includes('/QF1001')) asked.push(JSON.parse(request.postData() ?? '{}').goods)
  })
  await page.goto(`${site.url}${path}`)
  await expect(page.locator('html[data-script=ready]')).toBeAttached()
  return { page, asked, complaints, close }
}

/** The prices of a menu, in its order. */
const pricesIn = (page: Page, menu: string) => page.locator(`${menu} [data-price] .fig`)

test('the open menu shows a bid beside each market, asks every five seconds, and nothing once it is closed', async ({
  browser,
}) => {
  const { page, asked, complaints, close } = await open(browser, '/more/faq', { width: 1280 })
  expect(asked).toEqual([])
  const trading = page.locator('button.nav__top').nth(1)
  const sheet = page.locator('.mega').nth(1)
  await trading.hover()
  await expect(sheet).toBeVisible()
  const height = () => sheet.evaluate((element) => element.clientHeight)
  const tall = await height()
  await expect(pricesIn(page, '.mega')).toHaveText([
    /^1\.\d{5}$/,
    /^\d,\d{3}\.\d{2}$/,
    /^\d{2,3}\.\d{2}$/,
    /^\d{2},\d{3}\.\d$/,
  ])
  expect(asked).toEqual(['EURUSD,XAUUSD,UKOIL,NAS100'])
  expect(await height()).toBe(tall)
  await expect(
    sheet.getByRole('link', { name: 'Forex 20 pairs, up to 30:1 EURUSD', exact: true }),
  ).toBeVisible()

  await expect.poll(() => asked.length).toBe(2)
  await page.mouse.move(5, 780)
  await expect(sheet).toBeHidden()
  // What it takes to see that nothing is seen, then more than a pause between two questions.
  await page.clock.runFor(500)
  await page.clock.fastForward(6_000)
  await page.evaluate(() => document.title)
  expect(asked).toHaveLength(2)
  expect(complaints).toEqual([])
  await close()
})

test('no price, no gap: entries stay as they are while the broker does not answer, and late prices go', async ({
  browser,
}) => {
  const { page, close } = await open(browser, '/de/more/faq', { width: 1440 })
  await page.locator('button.nav__top').nth(1).focus()
  await expect(pricesIn(page, '.mega').first()).toHaveText(/^1,\d{5}$/)
  await page.route('**/QF1001', (route) => route.abort())
  await page.clock.fastForward(5_000)
  await expect(pricesIn(page, '.mega')).toHaveCount(0)
  await expect(page.locator('.mega .mega__title', { hasText: 'Devisen' })).toBeVisible()
  await page.unroute('**/QF1001')
  await expect(pricesIn(page, '.mega').first()).toHaveText(/^1,\d{5}$/)
  await close()
})

test('on a phone they stand in the opened section of the drawer', async ({ browser }) => {
  const { page, asked, complaints, close } = await open(browser, '/pl/more/faq', { width: 390 })
  await page.locator('.head .burger').first().click()
  await expect(page.locator('.drawer')).toBeVisible()
  expect(asked).toEqual([])
  await page.locator('.drawer summary').nth(1).click()
  await expect(pricesIn(page, '.drawer')).toHaveText([/^1,\d{5}$/, /^\d\D?\d{3},\d{2}$/, /,/, /,/])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(complaints).toEqual([])
  await close()
})

test('the next release stands under the calendar, in the room of its note, which stays without an answer', async ({
  browser,
}) => {
  const { page, complaints, close } = await open(browser, '/de/more/faq', { width: 1280 })
  const note = page.locator('.mega [data-next]')
  const below = page.locator('.mega__item', { hasText: 'Echtzeitkurse' })
  await page.route('**/W102', (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/W102'))
  await page.locator('button.nav__top').nth(1).focus()
  await refused
  await expect(below).toBeVisible()
  await expect(note).toHaveText('Termine, die Kurse bewegen können')
  // Within the sheet, which glides down as it opens.
  const place = () => below.evaluate((element) => element instanceof HTMLElement && element.offsetTop)
  const before = await place()

  await page.unroute('**/W102')
  await page.locator('button.nav__top').nth(0).focus()
  await page.clock.fastForward(6_000)
  await page.locator('button.nav__top').nth(1).focus()
  await expect(note).toHaveText(/^Als Nächstes: (?:\p{L}{2}\.?, )?\d\d:\d\d, [A-Z]{3} \p{L}/u)
  expect(await place()).toBe(before)
  expect(
    complaints.filter((complaint) => !complaint.includes('W102') && !complaint.includes('ERR_FAILED')),
  ).toEqual([])
  await close()
})
