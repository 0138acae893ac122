import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test'
import { logIn, message, test as accountsTest } from '#tests/support/broker/accounts-test.ts'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'
import { isSweep } from '#tests/support/sample.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { marketTime } from '#tests/support/site/prices-page.ts'

// What a browser says of itself, zones and clocks of Chromium's own: no part of a page may be missing for it.

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

const answered = async (context: BrowserContext): Promise<{ page: Page; complaints: string[] }> => {
  await context.addCookies([
    { name: 'isAccept', value: '0', url: site.url },
    { name: 'hl', value: 'en', url: site.url },
  ])
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', ({ message: said }) => complaints.push(said))
  return { page, complaints }
}

/** The parts that ask for the visitor's zone, each as somebody looks for it. */
const parts: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': async (page) => {
    await expect(page.locator('main .px').filter({ hasText: /\d/ }).first()).toBeVisible()
  },
  '/trading/realtime': async (page) => {
    await expect(page.locator('[data-symbol][data-priced=yes]')).toHaveCount(30)
  },
  '/trading/forex/eurusd': async (page) => {
    await expect(page.locator('.rail__bid .px')).toHaveText(/\d/)
    await page.locator('details.hours summary').click()
    await expect(page.locator('details.hours')).toContainText(/\d\d:\d\d/)
  },
  '/trading/calendar': async (page) => {
    const rows = page.locator('.releases tbody tr:not(.releases__now)')
    await expect(rows.filter({ hasText: /\d\d:\d\d/ }).first()).toBeVisible()
  },
}

const isWhole = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${site.url}${path}`)
  await parts[path]?.(page)
  await expect(page.locator('main')).not.toContainText(/Invalid Date|NaN|undefined/)
}

/** Whole hours at both ends of the day, halves and quarters, a night of half an hour, and what no country has. */
const zones = [
  'Pacific/Kiritimati',
  'Etc/GMT+12',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Africa/Casablanca',
  'UTC',
  'Etc/GMT-14',
]

for (const timezoneId of isSweep ? zones : zones.slice(0, 3))
  test(`every part is there for a visitor in ${timezoneId}`, async ({ browser }) => {
    const context = await browser.newContext({ timezoneId, locale: 'en-GB' })
    const { page, complaints } = await answered(context)
    for (const path of Object.keys(parts)) await isWhole(page, path)
    expect(complaints).toEqual([])
    await context.close()
  })

test('every part is there in a browser that names a zone which it does not know itself', async ({
  browserName: _name,
  launchOptions,
}) => {
  const browser = await chromium.launch({
    ...launchOptions,
    env: { ...process.env, TZ: 'Etc/Unknown' },
  })
  const context = await browser.newContext({ locale: 'en-GB' })
  const { page, complaints } = await answered(context)
  for (const path of Object.keys(parts)) await isWhole(page, path)
  expect(await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe('Etc/Unknown')
  expect(complaints).toEqual([])
  await browser.close()
})

for (const hours of [7, -7])
  test(`prices go on when a clock that was ${hours} hours off is put right`, async ({ browser }) => {
    const context = await browser.newContext({ locale: 'en-GB' })
    const { page, complaints } = await answered(context)
    await page.clock.install({ time: new Date(marketTime.getTime() + hours * 3_600_000) })
    await page.goto(`${site.url}/trading/realtime`)
    await expect(page.locator('[data-symbol][data-priced=yes]')).toHaveCount(30)
    await page.clock.setSystemTime(marketTime)
    let polls = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/QF1001')) polls += 1
    })
    // Real time: a poll follows five seconds after each answer.
    await expect.poll(() => polls, { timeout: 60_000 }).toBeGreaterThan(2)
    await expect(page.locator('[data-symbol][data-priced=yes]')).toHaveCount(30)
    expect(complaints).toEqual([])
    await context.close()
  })

accountsTest(
  'a browser that takes no cookies is told so at sign-in, and stays at the form',
  async ({ accounts, launchOptions }) => {
    const email = await accounts.newAccount('cookieless')
    const folder = mkdtempSync(join(tmpdir(), 'halyard-profile-'))
    mkdirSync(join(folder, 'Default'))
    // As the setting of Chromium itself: no site may store anything.
    const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
    writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences))
    const context = await chromium.launchPersistentContext(folder, { ...launchOptions, locale: 'en-GB' })
    const page = await context.newPage()
    await page.goto(`${accounts.site.url}/login`)
    await logIn(page, email)
    await expect(message(page)).toContainText('Your browser takes no cookies from this site')
    expect(new URL(page.url()).pathname).toBe('/login')
    expect(await context.cookies()).toEqual([])
    await context.close()
    rmSync(folder, { recursive: true })
  },
)
