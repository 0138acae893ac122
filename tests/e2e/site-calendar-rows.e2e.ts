import { expect, test } from '@playwright/test'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'
import { axeFaults, widerBy } from '#tests/support/site/page-faults.ts'
import { calendarPath as path, openCalendar, row, rows } from '#tests/support/site/pages/calendar-page.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'

/** Requirements A8, D4: a row opened, the day on one rule; the calendar by keyboard, on a phone and without script. */

let site: TestSite
let broker: TestSandbox

test.beforeAll(async () => {
  test.setTimeout(300_000)
  broker = await startTestSandbox({ SANDBOX_CLOCK: '2026-11-18T15:31:00Z' })
  site = await startTestSite({ brokerUrl: broker.url })
})

test.afterAll(async () => {
  await site?.stop()
  await broker?.stop()
})

test('a row opens by keyboard: the last figures, the meaning, what it can move, and who publishes it', async ({
  browser,
}) => {
  const page = await openCalendar(browser, site, '?day=2026-11-18')
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
  expect(await axeFaults(page, '.releases__detail')).toEqual([])
  await page.keyboard.press('Enter')
  await expect(detail).toHaveCount(0)
  await page.context().close()
})

test('an opened row remembers what each instrument did after the last twelve: drawn on one scale, spoken, as a table', async ({
  browser,
}) => {
  const page = await openCalendar(browser, site, '?day=2026-11-18')
  await row(page, 'Crude oil inventories, change').getByRole('button').first().click()
  const memory = page.locator('.releases__detail .memory')
  await expect(memory.locator('.memory__title')).toHaveText('What USOIL did after the last releases')
  await expect(memory.locator('.memory__of')).toHaveAttribute('aria-busy', 'false', { timeout: 60_000 })
  await expect(memory.locator('.memory__panel')).toHaveCount(3)
  for (const panel of await memory.locator('.memory__panel').all()) {
    await expect(panel.locator('.memory__bars li')).toHaveCount(12)
    expect(await panel.locator('.memory__marks span').allTextContents()).toEqual(
      await memory.locator('.memory__panel').first().locator('.memory__marks span').allTextContents(),
    )
  }
  await expect(memory.getByRole('img').first()).toHaveAttribute(
    'aria-label',
    /^1\sminute: USOIL after the last 12 releases, in pips: (?:[+−]?[\d.,]+; ){11}[+−]?[\d.,]+$/,
  )
  // The figure is a minute old by the broker’s clock: its later bars are missing, which is no zero.
  await expect(memory.getByRole('img').last()).toHaveAttribute('aria-label', /; no price$/)
  await expect(memory.locator('.memory__panel').last().locator('.memory__missing')).toHaveCount(1)
  await expect(memory.locator('.memory__panel').first()).toContainText(/half moved less than [\d.]+\spips/)

  await memory.getByText('Show as a table').click()
  const lines = memory.locator('.memory__rows tbody tr')
  await expect(lines).toHaveCount(12)
  await expect(lines.first().getByRole('cell')).toHaveText([
    /M$/,
    /M$/,
    /^\d+\.\d+$/,
    /^[+−]?[\d.]+$/,
    '–no price',
    '–no price',
  ])
  expect(await axeFaults(page, '.releases__detail')).toEqual([])

  // Nobody has asked about the next: its prices come while the row waits.
  await memory.getByRole('radio', { name: 'USOIL' }).focus()
  await page.keyboard.press('ArrowRight')
  const next = (await memory.getByRole('radio', { checked: true }).getAttribute('value')) ?? ''
  expect(next).not.toBe('USOIL')
  await expect(memory.locator('.memory__title')).toHaveText(`What ${next} did after the last releases`)
  await expect(memory.getByRole('img').first()).toHaveAttribute(
    'aria-label',
    new RegExp(`minute: ${next} after`),
    {
      timeout: 60_000,
    },
  )
  await page.context().close()
})

test('the memory where prices cannot be had says so, in German, on a phone', async ({ browser }) => {
  const page = await openCalendar(browser, site, '?day=2026-11-18', {
    path: `/de${path}`,
    viewport: { width: 320, height: 844 },
  })
  await page.route('**/api/moves/**', (route) => route.fulfill({ status: 503 }))
  await page.mouse.wheel(0, 100)
  // The rows of the day asked for, on the visitor’s clock: React is there.
  await expect(page.locator('.calendar').getByLabel('Zeitzone').locator('option:checked')).toHaveText(
    'Berlin, Warschau (UTC+1)',
  )
  await row(page, /(?<!-)Rohölbestände, Veränderung/)
    .getByRole('button')
    .first()
    .click()
  await expect(page.locator('.memory output')).toHaveText(
    'Die Kurse nach früheren Veröffentlichungen lassen sich gerade nicht laden.',
    { timeout: 30_000 },
  )
  await page.unroute('**/api/moves/**')
  await page.locator('.memory').getByRole('radio', { name: 'UKOIL' }).check()
  await expect(page.locator('.memory__panel')).toHaveCount(3, { timeout: 60_000 })
  await page.locator('.memory').getByText('Als Tabelle zeigen').click()
  expect(await widerBy(page)).toBe(0)
  expect(await axeFaults(page, '.releases__detail')).toEqual([])
  await page.context().close()
})

test('a holiday, a whole day, an open time, all markets and no rank are rows of their own kind, in the order of their day', async ({
  browser,
}) => {
  const page = await openCalendar(browser, site, '?day=2026-11-18')
  const cellsOf = (title: string | RegExp) => row(page, title).getByRole('cell')
  const holiday = cellsOf('Public holiday: another place (sample)')
  await expect(holiday).toHaveText(['All day', 'All markets', 'Holiday', ''])
  const investment = cellsOf('Foreign direct investment, year on year')
  await expect(investment).toHaveText(['Time open', 'CNH', 'Medium', 'not yet', /%$/, /%$/])
  await expect(cellsOf('Meeting of the euro area’s finance ministers').first()).toHaveText('All day')
  await expect(cellsOf('Ten-year bond auction, yield and cover')).toHaveText([
    '19:00',
    'USD',
    'Not ranked',
    /^\d\.\d\d\|\d\.\d$/,
    /none$/,
    /^\d\.\d\d\|\d\.\d$/,
  ])
  const wednesday = page.getByRole('table', { name: /Wednesday,? 18 November 2026/ }).getByRole('rowheader')
  await expect(wednesday.first()).toHaveText('Public holiday: another place (sample)')
  await expect(wednesday.last()).toHaveText('Foreign direct investment, year on year')
  // The line of now is before what may still come.
  await expect(page.locator('.releases__now ~ tr').getByRole('rowheader').last()).toHaveText(
    'Foreign direct investment, year on year',
  )

  await row(page, 'Public holiday: another place (sample)').getByRole('button').click()
  await expect(page.locator('.releases__detail')).toContainText('A public holiday: offices publish nothing')
  await expect(page.locator('.releases__detail')).toContainText('It is about all markets')
  expect(await axeFaults(page, '.releases__detail')).toEqual([])

  // A chosen currency keeps what is for all markets; a chosen importance keeps holidays, and nothing that is not ranked.
  await page.getByRole('button', { name: /^CNH/ }).click()
  await expect(investment.first()).toBeVisible()
  await expect(holiday.first()).toBeVisible()
  await expect(row(page, 'Ten-year bond auction, yield and cover')).toHaveCount(0)
  await page.getByRole('button', { name: 'High importance only' }).click()
  await expect(holiday.first()).toBeVisible()
  await expect(investment).toHaveCount(0)
  await page.context().close()
})

test('a broker without past figures, or with nonsense for them: the row opens with what there is', async ({
  browser,
}) => {
  for (const fault of [{ status: 404 }, { body: { res: 1, dt: { list: 'x' } } }]) {
    const page = await openCalendar(browser, site, '?day=2026-11-18')
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
  const page = await openCalendar(browser, site, '?day=2026-11-18')
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

test('the home page has the day on one rule: today’s releases, now, and the next four with the way to the calendar', async ({
  browser,
}) => {
  const page = await openCalendar(browser, site, '', { path: '/' })
  const band = page.locator('.dayband')
  await band.scrollIntoViewIfNeeded()
  await expect(
    band.getByRole('region', {
      name: /^Wednesday 18 November on a line of 24 hours\. Releases: .*13:00 USD/,
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
  expect(await axeFaults(page, '.dayband')).toEqual([])
  await page.context().close()

  const silent = await openCalendar(browser, site, '', { path: '/', javaScriptEnabled: false })
  // On the clock of the language.
  await expect(silent.locator('.dayband__date')).toHaveText(/\(UTC\)$/)
  await expect(silent.locator('.dayband__table tbody tr')).toHaveCount(4)
  await silent.context().close()
})

test('on a phone each release is an entry of a ledger, in the visitor’s language, sound by axe in both themes', async ({
  browser,
}) => {
  // The agency's own figure; an institute estimates it the evening before.
  const stocks = /(?<!-)Rohölbestände, Veränderung/
  for (const theme of ['light', 'dark'] as const) {
    const page = await openCalendar(browser, site, '?day=2026-11-18', {
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
    // The list is drawn anew as the broker's answer comes.
    await expect(row(page, stocks).locator('td.is-figure')).toHaveCount(3)
    const boxes = await row(page, stocks)
      .locator('td.is-figure')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top))
    expect(new Set(boxes).size).toBe(1)
    const head = await row(page, stocks).locator('th').boundingBox()
    expect(head && head.y + head.height <= (boxes[0] ?? 0)).toBe(true)
    expect(await widerBy(page)).toBe(0)
    expect(await axeFaults(page, '.calendar')).toEqual([])
    await page.context().close()
  }
})

test('without script the week is in the page, opens at now, and its strip leads to its days', async ({
  browser,
}) => {
  const page = await openCalendar(browser, site, '', { javaScriptEnabled: false })
  await expect(page.locator('.calendar__state')).toContainText(/Updated at \d\d:\d\d UTC\./)
  await expect(page.locator('.releases__now:visible')).toContainText(/^\d\d:\d\d now, next \d\d:\d\d$/)
  await expect(page.locator('.calendar__day:visible')).toHaveCount(3)
  const last = page.locator('.week-strip a').last()
  const day = page.locator((await last.getAttribute('href')) ?? '')
  await last.click()
  await expect(day).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Five releases to know' })).toBeVisible()
  await expect(page.locator('.calendar').getByLabel('Time zone')).toBeHidden()
  await page.context().close()
})
