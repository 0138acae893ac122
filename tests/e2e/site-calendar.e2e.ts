import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { freePort } from '#tests/support/free-port.ts'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { goTo } from '#tests/support/site/visitor.ts'

/** Requirements A8, D4, G2: the economic calendar as a visitor has it, against the sandbox. */

let site: TestSite
let broker: TestSandbox
let brokerUrl: string

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

const path = '/trading/calendar'

const open = async (
  browser: Browser,
  query = '',
  options: BrowserContextOptions & { path?: string; clock?: string } = {},
) => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Warsaw',
    ...options,
  })
  await context.addCookies([
    { name: 'isAccept', value: '0', url: site.url },
    { name: 'hl', value: options.path?.startsWith('/de') ? 'de' : 'en', url: site.url },
  ])
  if (options.clock) await context.clock.install({ time: options.clock })
  const page = await context.newPage()
  await goTo(page, `${site.url}${options.path ?? path}${query}`)
  return page
}

const rows = (page: Page) => page.locator('.releases tbody tr:not(.releases__now)')
const row = (page: Page, title: string | RegExp) =>
  rows(page).filter({ has: page.getByRole('rowheader', { name: title }) })

test('G2: without the broker the page says so and asks again; a figure appears when it is published, and is told', async ({
  browser,
}) => {
  const page = await open(browser, '?day=2026-11-18')
  await expect(page.locator('.calendar').getByRole('alert')).toContainText(
    'The calendar cannot be loaded just now.',
  )
  await expect(page.getByRole('heading', { name: 'How to read a row' })).toBeVisible()

  // Twenty seconds before the oil inventories of 10:30 in New York.
  broker = await startTestSandbox({ BROKER_API_URL: brokerUrl, SANDBOX_CLOCK: '2026-11-18T15:29:40Z' })
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
  const page = await open(browser, '?day=2026-11-18')
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

  const answer = await broker.call('/api/m/v1/W102', {
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
  const page = await open(browser, '?day=2026-11-18&utm_source=letter')
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
    expect(currency).toBe('USD')

  await page.locator('.calendar').getByLabel('Search in titles').pressSequentially('inventories')
  await expect(rows(page)).toHaveCount(1)
  await expect(page.locator('.calendar output').first()).toContainText('Releases listed: 1.')

  const address = page.url()
  const other = await open(browser, new URL(address).search)
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
  const page = await open(browser, '?day=2026-11-18')
  await page.locator('.calendar').getByLabel('Order').selectOption({ label: 'By importance' })
  await expect(page.locator('.releases__day').first()).toBeVisible()
  const levels = (await page.locator('.releases__importance').allTextContents()).map((text) =>
    ['High', 'Medium', 'Low'].indexOf(text.trim()),
  )
  expect(levels.length).toBeGreaterThan(8)
  expect(levels).toEqual(levels.toSorted((a, b) => a - b))
  await expect(page).toHaveURL(/order=importance/)
  await page.locator('.calendar').getByLabel('Order').selectOption({ label: 'By time' })
  await expect(page.getByRole('heading', { name: /Monday,? 16 November 2026/ })).toBeVisible()
  await expect(page).not.toHaveURL(/order=/)
  await page.context().close()
})

test('a row opens by keyboard: the last figures, the meaning, what it can move, and who publishes it', async ({
  browser,
}) => {
  const page = await open(browser, '?day=2026-11-18')
  const inventories = row(page, 'Crude oil inventories, change')
  const opener = inventories.getByRole('button', { name: 'Crude oil inventories, change' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  const detail = page.locator('.releases__detail')
  await expect(detail.getByText('The last 12 figures, by date of release')).toBeVisible()
  const figures = detail.locator('.past li')
  await expect(figures).toHaveCount(12)
  await expect(figures.last()).toHaveText(/^−?[\d.]+\sM\s18 Nov$/)
  await expect(detail).toContainText('How much oil, petrol or gas lies in American tanks')
  await expect(detail.getByRole('link').first()).toHaveText('USOIL')
  await expect(detail.getByRole('link').first()).toHaveAttribute('href', '/trading/energy/usoil')
  await expect(detail).toContainText('Published by: Energy Information Administration')
  const { violations } = await new AxeBuilder({ page }).include('.releases__detail').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(detail).toHaveCount(0)
  await page.context().close()
})

test('a broker without past figures, or with nonsense for them: the row opens with what there is', async ({
  browser,
}) => {
  for (const fault of [{ status: 404 }, { body: { res: 1, dt: { list: 'x' } } }]) {
    const page = await open(browser, '?day=2026-11-18')
    await page.route('**/api/m/v1/W106', (route) =>
      'status' in fault ? route.fulfill({ status: 404 }) : route.fulfill({ json: fault.body }),
    )
    await row(page, 'Crude oil inventories, change').getByRole('button').click()
    const detail = page.locator('.releases__detail')
    await expect(detail).toContainText('We have no past figures of this release.')
    await expect(detail).toContainText('Published by: Energy Information Administration')
    await page.context().close()
  }
})

test('everything is reached and worked by keyboard; nothing to list says why and offers the way back', async ({
  browser,
}) => {
  const page = await open(browser, '?day=2026-11-18')
  await expect(rows(page).first()).toBeVisible()
  await page.locator('.calendar').getByRole('button', { name: 'Day', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.releases')).toHaveCount(1)
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { name: /Thursday,? 19 November 2026/ })).toBeVisible()

  await page.locator('.calendar').getByLabel('Search in titles').fill('no such figure')
  await expect(page.locator('.calendar .vacant')).toContainText('No release matches your choice')
  await page.locator('.calendar .vacant').getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows(page).first()).toBeVisible()

  await page.goto(`${site.url}${path}?day=2026-11-21&span=day`)
  await expect(page.locator('.calendar .vacant')).toContainText('Nothing is published in this period')
  await page.context().close()
})

test('D4: a visitor’s clock that is weeks wrong, behind or ahead, shows the broker’s days', {
  tag: '@variant',
}, async ({ browser }) => {
  for (const clock of ['2026-10-20T09:00:00Z', '2026-12-22T09:00:00Z']) {
    const page = await open(browser, '', { clock })
    await expect(page.getByRole('table', { name: /Wednesday,? 18 November 2026/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: /Monday,? 16 November 2026/ })).toBeVisible()
    await expect(page.locator('.calendar').getByRole('alert')).toHaveCount(0)
    await page.context().close()
  }
})

test('the home page has the day on one rule: today’s releases, now, and the next four with the way to the calendar', async ({
  browser,
}) => {
  const page = await open(browser, '', { path: '/' })
  const band = page.locator('.dayband')
  await band.scrollIntoViewIfNeeded()
  await expect(
    band.getByRole('region', {
      name: /^Wednesday 18 November on a rule of 24 hours\. Releases: .*13:00 USD/,
    }),
  ).toBeVisible({
    timeout: 30_000,
  })
  await expect(band).toContainText('Wednesday 18 November, your time (UTC+1)')
  await expect(band.locator('.day-rule__now')).toContainText(/now 1[67]:\d\d/)
  const next = band.locator('.dayband__table tbody tr')
  await expect(next).toHaveCount(4)
  await expect(next.first().locator('.dayband__level')).toHaveText(/Low|Medium|High/)
  await expect(band.getByRole('link', { name: 'The whole calendar' })).toHaveAttribute('href', path)
  const { violations } = await new AxeBuilder({ page }).include('.dayband').analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([])
  await page.context().close()

  const silent = await open(browser, '', { path: '/', javaScriptEnabled: false })
  await expect(silent.locator('.dayband')).toContainText('which needs JavaScript')
  await silent.context().close()
})

test('what was listed stays while the broker is down, marked with its time, and is fresh again after', async ({
  browser,
}) => {
  const page = await open(browser, '?day=2026-11-18')
  await expect(rows(page).first()).toBeVisible()
  const listed = await page.locator('.releases').getByRole('rowheader').allTextContents()
  await broker.fault('W102', { status: 500 })
  // The relay holds a good answer for seconds: the page asks by itself when it comes to the front again.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.locator('.calendar').getByRole('alert')).toContainText(/No answer since \d\d:\d\d\./, {
      timeout: 2_500,
    })
  }).toPass({ timeout: 60_000 })
  expect(await page.locator('.releases').getByRole('rowheader').allTextContents()).toEqual(listed)
  await broker.fault('W102', undefined)
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(page.locator('.calendar').getByRole('alert')).toHaveCount(0, { timeout: 30_000 })
  await page.context().close()
})

test('on a phone each release is an entry of a ledger, in the visitor’s language, sound by axe in both themes', {
  tag: '@variant',
}, async ({ browser }) => {
  // The agency's own figure; an institute estimates it the evening before.
  const stocks = /(?<!-)Rohölbestände, Veränderung/
  for (const theme of ['light', 'dark'] as const) {
    const page = await open(browser, '?day=2026-11-18', {
      path: `/de${path}`,
      viewport: { width: 390, height: 844 },
      colorScheme: theme,
    })
    // Who reads on gets the calendar, which begins further down than a phone shows.
    await page.mouse.wheel(0, 100)
    await expect(row(page, stocks)).toBeVisible()
    await expect(page.locator('.calendar').getByLabel('Zeitzone').locator('option:checked')).toHaveText(
      'Berlin, Warschau (UTC+1)',
    )
    const boxes = await row(page, stocks)
      .locator('td.is-figure')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top))
    expect(new Set(boxes).size).toBe(1)
    const head = await row(page, stocks).locator('th').boundingBox()
    expect(head && head.y + head.height <= (boxes[0] ?? 0)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    const { violations } = await new AxeBuilder({ page })
      .include('.calendar')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([])
    await page.context().close()
  }
})

test('without script the page is whole and says what the calendar needs', { tag: '@variant' }, async ({
  browser,
}) => {
  const page = await open(browser, '', { javaScriptEnabled: false })
  await expect(page.locator('.calendar')).toContainText('The calendar needs JavaScript')
  await expect(page.getByRole('heading', { name: 'Five releases to know' })).toBeVisible()
  await expect(page.locator('.calendar').getByLabel('Time zone')).toBeHidden()
  await page.context().close()
})
