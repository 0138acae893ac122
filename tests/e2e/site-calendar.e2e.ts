import { type Browser, expect, type Page, test } from '@playwright/test'
import { freePort } from '#tests/support/free-port.ts'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'
import { calendarPath as path, openCalendar, row, rows } from '#tests/support/site/pages/calendar-page.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'

/** Requirements D4, G2: the releases of a week, what is chosen of them, and a broker that comes and goes. */

let site: TestSite
let broker: TestSandbox | undefined
let brokerUrl: string

/** The broker, from the first test that needs it on: twenty seconds before the oil inventories of 10:30 in New York. */
const brokerThere = async (): Promise<TestSandbox> => {
  broker ??= await startTestSandbox({ BROKER_API_URL: brokerUrl, SANDBOX_CLOCK: '2026-11-18T15:29:40Z' })
  return broker
}

const openWithBroker = async (
  browser: Browser,
  ...asked: [query: string, options?: { clock?: string }]
): Promise<Page> => {
  await brokerThere()
  return openCalendar(browser, site, ...asked)
}

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  brokerUrl = `http://localhost:${await freePort()}`
  site = await startTestSite({ brokerUrl })
})

test.afterAll(async () => {
  await broker?.stop()
  await site.stop()
})

test('G2: without the broker the page says so and asks again; a figure appears when it is published, and is told', async ({
  browser,
}) => {
  const page = await openCalendar(browser, site, '?day=2026-11-18')
  await expect(page.locator('.calendar').getByRole('alert')).toContainText(
    'The calendar cannot be loaded just now.',
  )
  await expect(page.getByRole('heading', { name: 'How to read a row' })).toBeVisible()

  await brokerThere()
  await page.getByRole('button', { name: 'Try now' }).click()
  const inventories = row(page, 'Crude oil inventories, change')
  await expect(inventories).toBeVisible({ timeout: 30_000 })
  await expect(inventories.getByRole('cell').nth(3)).toHaveText(/\d/, { timeout: 60_000 })
  await expect(inventories.getByRole('cell').nth(3)).toHaveText(
    /^−?[\d.]+\sM (?:above|below|as)|^−?[\d.]+\sM(?:above|below|as)/,
    { timeout: 60_000 },
  )
  await expect(page.locator('.calendar output').nth(1)).toContainText(
    /Published: Crude oil inventories, change, USD, −?[\d.]+\sM/,
    { timeout: 30_000 },
  )
  await page.context().close()
})

test('D4: days, times of the visitor’s zone, importance, forecast and past figure stand in tables with heads', async ({
  browser,
}) => {
  const page = await openWithBroker(browser, '?day=2026-11-18')
  await expect(page.getByRole('table', { name: /Wednesday,? 18 November 2026/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /Monday,? 16 November 2026/ })).toBeVisible()
  // 16:30 in Warsaw is 10:30 in New York; the visitor's zone has the clocks of a zone of the broker's.
  const inventories = row(page, 'Crude oil inventories, change')
  await expect(inventories.locator('time')).toHaveText('16:30')
  await expect(inventories.getByRole('cell')).toHaveCount(6)
  await expect(inventories.getByRole('cell').nth(2)).toContainText('Medium')
  const table = page.getByRole('table', { name: /Wednesday,? 18 November 2026/ })
  await expect(table.getByRole('columnheader')).toHaveText([
    'Time',
    'Currency',
    'Importance',
    'Release',
    'Actual',
    'Forecast',
    'Previous',
  ])
  await expect(page.locator('.calendar').getByLabel('Time zone').locator('option:checked')).toHaveText(
    'Berlin, Warsaw (UTC+1)',
  )

  const answer = await (await brokerThere()).call('/api/m/v1/W102', {
    from: '2026-11-16',
    to: '2026-11-22',
    zone: 'Europe/Berlin',
  })
  const { dt }: { dt: { lst: { title: string }[] } } = await answer.json()
  await expect(page.locator('.releases').getByRole('rowheader')).toHaveText(dt.lst.map(({ title }) => title))
  await page.context().close()
})

test('G2: the address keeps what was chosen: it works on load, Back returns, and can be shared', async ({
  browser,
}) => {
  const page = await openWithBroker(browser, '?day=2026-11-18&utm_source=letter')
  await expect(rows(page).first()).toBeVisible()
  const whole = await rows(page).count()

  await page.locator('.calendar').getByLabel('Time zone').selectOption({ label: 'Tokyo (UTC+9)' })
  await expect(row(page, 'Crude oil inventories, change').locator('time')).toHaveText('00:30')
  await page.getByRole('button', { name: 'USD US Dollar' }).click()
  await page.getByRole('button', { name: 'Medium and high importance' }).click()
  await expect(page).toHaveURL(
    `${site.url}${path}?day=2026-11-18&utm_source=letter&zone=Asia/Tokyo&currency=USD&importance=2`,
  )
  const chosen = await rows(page).count()
  expect(chosen).toBeLessThan(whole)
  for (const currency of await page.locator('.releases__currency').allTextContents())
    expect(['USD', 'All markets']).toContain(currency.trim())

  await page.locator('.calendar').getByLabel('Search in titles').pressSequentially('inventories')
  await expect(rows(page)).toHaveCount(1)
  await expect(page.locator('.calendar output').first()).toContainText('Releases listed: 1.')

  const address = page.url()
  const other = await openWithBroker(browser, new URL(address).search)
  await expect(rows(other)).toHaveCount(1)
  await expect(other.locator('.calendar').getByLabel('Search in titles')).toHaveValue('inventories')
  await expect(other.getByRole('button', { name: 'USD US Dollar' })).toHaveAttribute('aria-pressed', 'true')
  await other.context().close()

  await page.goBack()
  await expect(page.getByRole('button', { name: 'All levels of importance' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.goBack()
  await expect(page.locator('.calendar').getByRole('button', { name: 'All', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page).toHaveURL(/zone=Asia\/Tokyo$/)

  await page.getByRole('button', { name: 'The week after' }).click()
  await expect(page.getByRole('heading', { name: /Wednesday,? 25 November 2026/ })).toBeVisible()
  await page.context().close()
})

test('D4: the broker’s orders list by importance and by currency, and time brings the days back', async ({
  browser,
}) => {
  const page = await openWithBroker(browser, '?day=2026-11-18')
  await page.locator('.calendar').getByLabel('Order').selectOption({ label: 'By importance' })
  await expect(page.locator('.releases__day').first()).toBeVisible()
  const levels = (await page.locator('.releases__importance').allTextContents()).map((text) =>
    // What is not ranked comes last, holidays among it.
    ['High', 'Medium', 'Low', text.trim()].indexOf(text.trim()),
  )
  expect(levels.length).toBeGreaterThan(8)
  expect(levels).toEqual(levels.toSorted((a, b) => a - b))
  await expect(page).toHaveURL(/order=importance/)
  await page.locator('.calendar').getByLabel('Order').selectOption({ label: 'By time' })
  await expect(page.getByRole('heading', { name: /Monday,? 16 November 2026/ })).toBeVisible()
  await expect(page).not.toHaveURL(/order=/)
  await page.context().close()
})

test('D4: a visitor’s clock that is weeks wrong, behind or ahead, shows the broker’s days', async ({
  browser,
}) => {
  for (const clock of ['2026-10-20T09:00:00Z', '2026-12-22T09:00:00Z']) {
    const page = await openWithBroker(browser, '', { clock })
    await expect(page.getByRole('table', { name: /Wednesday,? 18 November 2026/ })).toBeVisible()
    await expect(page.locator('.week-strip [aria-current=date]')).toContainText('Wed18')
    await page.getByText('Earlier: Monday – Tuesday').click()
    await expect(page.getByRole('heading', { name: /Monday,? 16 November 2026/ })).toBeVisible()
    await expect(page.locator('.calendar').getByRole('alert')).toHaveCount(0)
    await page.context().close()
  }
})

test('what was listed stays while the broker is down, marked with its time, and is fresh again after', async ({
  browser,
}) => {
  const page = await openWithBroker(browser, '?day=2026-11-18')
  await expect(rows(page).first()).toBeVisible()
  const listed = await page.locator('.releases').getByRole('rowheader').allTextContents()
  await (await brokerThere()).fault('W102', { status: 500 })
  // The relay holds a good answer for seconds: the page asks by itself when it comes to the front again.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.locator('.calendar').getByRole('alert')).toContainText(/No answer since \d\d:\d\d\./, {
      timeout: 2_500,
    })
  }).toPass({ timeout: 60_000 })
  expect(await page.locator('.releases').getByRole('rowheader').allTextContents()).toEqual(listed)
  await (await brokerThere()).fault('W102', undefined)
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(page.locator('.calendar').getByRole('alert')).toHaveCount(0, { timeout: 30_000 })
  await page.context().close()
})
