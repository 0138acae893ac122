import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page } from '@playwright/test'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'
import { answerHistories, closesAround } from '#tests/support/site/histories.ts'
import { marketTime, openPrices, type PricesVisit } from '#tests/support/site/prices-page.ts'
import { test } from '#tests/support/site/site-test.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { visit } from '#tests/support/site/visitor.ts'
import { type HistoryRange, historyRanges } from '#web/broker/history/history.ts'

/** The price of an instrument as a visitor meets it: chart, cross, ranges, table, and what is said without a course. */

const path = '/trading/forex/eurusd'

let sandbox: TestSandbox
let site: TestSite

test.beforeAll(async () => {
  test.setTimeout(900_000)
  // At this machine's time, by which the site's server draws.
  sandbox = await startTestSandbox({ SANDBOX_CLOCK: '' })
  site = await startTestSite({ brokerUrl: sandbox.url, env: { RECORD_PRICES: 'always' } })
  // The site fills its history from the sandbox's bars.
  for (const range of ['1w', '1y'])
    await expect
      .poll(async () => JSON.parse(await site.text(`/api/history/EURUSD?range=${range}`)).bars.length, {
        timeout: 240_000,
      })
      .toBeGreaterThan(30)
  await expect.poll(() => site.text(path), { timeout: 240_000 }).toContain('chart-still--1y')
})
test.afterAll(async () => {
  await site?.stop()
  await sandbox?.stop()
})

/** Answers a page's polls for EURUSD alone with these bids, in turns; those of other lists with the first. */
const answerPolls = async (page: Page, bids: readonly string[]) => {
  let polled = 0
  await page.route('**/QF1001', (route) => {
    const isChart = (route.request().postData() ?? '').includes('"EURUSD"')
    const bid = isChart ? bids[polled % bids.length] : bids[0]
    if (isChart) polled += 1
    return route.fulfill({ json: { res: 1, code: 0, msg: '', dt: { list: [{ name: 'EURUSD', bid }] } } })
  })
}

/** A move of the pointer, beside the chart, is what React waits for. */
const wake = async (page: Page) => {
  await page.mouse.move(2, 400)
  await page.mouse.move(4, 410)
}

/** Opens the page with a course around a price, and the broker's bid at it. */
const openChart = async (
  browser: Browser,
  {
    closesOf = (_range: HistoryRange, count: number) => closesAround(1.0851, count),
    digits = 5,
    bids,
    ...look
  }: PricesVisit & {
    closesOf?: (range: HistoryRange, count: number) => readonly (number | null)[]
    digits?: number
    /** The broker's answers to the polls, in turns; without them the sandbox answers. */
    bids?: readonly string[]
  } = {},
) => {
  let asked: string[] = []
  const opened = await openPrices(browser, site, path, look, async (page) => {
    asked = (await answerHistories(page, (look.at ?? marketTime).getTime(), closesOf, digits)).asked
    if (bids) await answerPolls(page, bids)
  })
  await wake(opened.page)
  return { ...opened, asked: () => asked }
}

const plot = (page: Page) => page.locator('.chart-live__keys')
const readout = (page: Page) => page.locator('.readout em')

test('the chart lives: its last bar grows with the polls and nothing else is drawn anew; keys and pointer read every bar', async ({
  browser,
}) => {
  const { page, polls, complaints, layoutShift, close, asked } = await openChart(browser, {
    bids: ['1.08511', '1.08523', '1.08502'],
  })
  await expect(plot(page)).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('.price__still')).toBeHidden()
  const settled = page.locator('.chart-live .chart__hollow').first()
  const drawn = await settled.getAttribute('d')
  expect(drawn?.match(/M/g)?.length).toBeGreaterThan(20)
  const tag = page.locator('.chart-live .chart__tag')
  const bid = page.locator('.rail__bid .px .aloud')
  await expect
    .poll(() => polls.filter(({ ended }) => ended !== null).length, { timeout: 30_000 })
    .toBeGreaterThan(1)
  await expect.poll(async () => (await tag.textContent()) === (await bid.textContent())).toBe(true)
  const before = await tag.textContent()
  await expect.poll(() => tag.textContent(), { timeout: 30_000 }).not.toBe(before)
  expect(await settled.getAttribute('d')).toBe(drawn)

  // The picture in a sentence, the bars by keys.
  await expect(page.locator('.chart-live').getByRole('img')).toHaveAccessibleName(
    /^EURUSD, bid, one day: first 1\.0\d+, last 1\.0\d+, low 1\.0\d+, high 1\.0\d+\.$/,
  )
  await plot(page).focus()
  const last = await readout(page).textContent()
  expect(last).toBe('Wed 13:00')
  await page.keyboard.press('ArrowLeft')
  await expect(readout(page)).toHaveText('Wed 12:45')
  await expect(page.locator('.chart__cross b').first()).toHaveText('Wed 12:45')
  await expect(page.locator('.chart-live output')).toHaveText(/^Wed 12:45: Open 1\.0\d+, High/)
  await page.keyboard.press('Home')
  await expect(readout(page)).toHaveText('Tue 13:15')
  await page.keyboard.press('ArrowRight')
  await expect(readout(page)).toHaveText('Tue 13:30')
  await page.keyboard.press('End')
  await expect(readout(page)).toHaveText('Wed 13:00')
  await page.keyboard.press('Escape')
  await expect(page.locator('.chart__cross')).toHaveCount(0)
  await expect(page.locator('.chart-live output')).toHaveText('')

  // By pointer: the first bar at the left edge.
  const box = await page.locator('.chart-live .chart__plot').boundingBox()
  if (!box) throw new Error('the chart has no place')
  await page.mouse.move(box.x + 2, box.y + 80)
  await expect(readout(page)).toHaveText('Tue 13:15')
  await page.mouse.move(box.x + 2, box.y - 200)
  await expect(readout(page)).toHaveText('Wed 13:00')

  // Ranges are asked for once, when somebody wants them.
  expect(asked()).toEqual(['1d'])
  for (const [range, name] of [
    ['1W', 'one week'],
    ['1M', 'one month'],
    ['1Y', 'one year'],
    ['1D', 'one day'],
  ] as const) {
    await page.locator('.price-choice label').filter({ hasText: range }).click()
    await expect(page.locator('.chart-live').getByRole('img')).toHaveAccessibleName(new RegExp(name))
  }
  expect(asked()).toEqual(['1d', '1w', '1m', '1y'])
  await page.locator('.price-choice label').filter({ hasText: 'Line' }).click()
  await expect(page.locator('.chart-live .chart__line').first()).toBeVisible()
  await expect(page.locator('.chart-live .chart__candles').first()).toBeHidden()
  expect(await layoutShift()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test('the axis follows the visitor’s clock, also where it is three quarters of an hour off', async ({
  browser,
}) => {
  for (const [timeZone, offset, first] of [
    ['Asia/Kathmandu', 'UTC+5:45', 'Wed 17:45'],
    ['Australia/Lord_Howe', 'UTC+11', 'Wed 23:00'],
  ] as const) {
    const { page, complaints, close } = await openChart(browser, { timeZone })
    await expect(page.locator('.chart-live .chart-caption')).toContainText(`Times: ${offset}.`, {
      timeout: 30_000,
    })
    await expect(readout(page)).toHaveText(first)
    await expect(page.locator('.chart-live .chart__axis b').first()).toHaveText(
      /^(?:0[02468]|1[02468]|2[02])00$/,
    )
    expect(complaints).toEqual([])
    await close()
  }
})

const states: {
  name: string
  closes: readonly (number | null)[]
  digits: number
  bid: string
  tag: string
}[] = [
  { name: 'one bar', closes: [1.0851], digits: 5, bid: '1.08511', tag: '1.08511' },
  { name: 'a flat line', closes: Array<number>(40).fill(1.0851), digits: 5, bid: '1.08510', tag: '1.08510' },
  {
    name: '400 bars with gaps',
    closes: closesAround(1.0851, 400).map((close, index) => (index % 5 === 0 ? null : close)),
    digits: 5,
    bid: '1.08510',
    tag: '1.08510',
  },
  {
    name: 'a jump of 40 %',
    closes: [...closesAround(1, 40), 1.4, 1.41],
    digits: 5,
    bid: '1.41500',
    tag: '1.41500',
  },
  { name: 'prices below zero', closes: [18.27, 10.01, -37.63], digits: 2, bid: '-38.10', tag: '−38.10' },
  { name: '1e-6', closes: [0.000001, 0.0000012, 0.0000011], digits: 8, bid: '0.00000113', tag: '0.00000113' },
  { name: '1e9', closes: [1e9, 1.1e9, 1.05e9], digits: 2, bid: '1050000000.25', tag: '1,050,000,000.25' },
]

test('whatever its prices are, a history is drawn, and nothing breaks beside it', async ({ browser }) => {
  test.setTimeout(240_000)
  for (const { name, closes, digits, bid, tag } of states) {
    await test.step(name, async () => {
      const { page, complaints, close } = await openChart(browser, {
        closesOf: () => closes,
        digits,
        bids: [bid],
      })
      await expect(page.locator('.chart-live .chart__tag')).toHaveText(tag, { timeout: 30_000 })
      await expect(page.locator('.rail__bid .px .aloud')).toHaveText(tag)
      expect(await page.locator('.chart-live .chart').innerHTML()).not.toMatch(/NaN|Infinity|undefined/)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      await plot(page).focus()
      await page.keyboard.press('Home')
      await expect(page.locator('.chart__cross')).toHaveCount(2)
      expect(complaints).toEqual([])
      await close()
    })
  }
})

test('a closed market keeps its place and grows no bar; old prices are marked', async ({ browser }) => {
  // A Saturday: the last bar is of Friday evening.
  const saturday = new Date('2026-11-21T15:00:00Z')
  const closed = await openChart(browser, {
    at: saturday,
    closesOf: (range, count) =>
      range === '1d'
        ? [...closesAround(1.0851, 30), ...Array<null>(69).fill(null)]
        : closesAround(1.0851, count),
  })
  await expect(closed.page.locator('.chart-live .chart__closed')).toHaveText('closed', { timeout: 30_000 })
  await expect(closed.page.locator('.rail__lead')).toHaveText('Closed')
  await expect(closed.page.locator('.rail__state')).toContainText('Opens Sun 23:05 UTC+1')
  await expect(readout(closed.page)).toHaveText('Fri 22:45')
  await closed.close()

  const { page, close } = await openChart(browser, { bids: ['1.08510'] })
  await expect(page.locator('.chart-live .chart__tag')).toHaveText('1.08510', { timeout: 30_000 })
  await page.unroute('**/QF1001')
  await page.route('**/QF1001', (route) => route.abort())
  await page.clock.runFor(30_000)
  await expect(page.locator('.chart-live.is-stale')).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('.chart-live .chart__tag')).toHaveText('1.08510')
  await close()
})

test('where there is no history the chart draws the polls since the page was opened, and invents nothing', async ({
  browser,
  site: quiet,
}) => {
  const { page, complaints, close } = await openPrices(browser, quiet, path, {}, async (opened) => {
    await answerHistories(opened, marketTime.getTime(), () => [], 5)
    await opened.route('**/W102', (route) =>
      route.fulfill({
        json: {
          res: 1,
          code: 0,
          msg: '',
          dt: { lst: [], pg: { current: 1, size: 200, total: 0 }, data: {} },
        },
      }),
    )
    await answerPolls(opened, ['1.08511', '1.08523', '1.08502'])
  })
  await expect(page.getByText('No price history yet')).toBeVisible()
  await expect(page.locator('.price-choice')).toHaveCount(0)
  await wake(page)
  await expect(page.locator('.chart-live .chart-caption')).toContainText('since you opened this page', {
    timeout: 40_000,
  })
  await expect(page.locator('.chart-live .chart__candles').first()).toBeHidden()
  await expect(page.locator('.chart-live .chart__line').last()).toBeVisible()
  expect(complaints).toEqual([])
  await close()
})

/** The bars of a range as the site answers them. */
const barsOf = async (range: HistoryRange): Promise<readonly { at: number }[]> =>
  JSON.parse(await site.text(`/api/history/EURUSD?range=${range}`)).bars

test('without script there are all ranges, both drawings, the table and the file', async ({ browser }) => {
  for (const width of [390, 1440]) {
    const { page, close } = await visit(browser, `${site.url}${path}`, { width, height: 844, script: false })
    await expect(page.locator('.rail__bid .px .aloud')).toHaveText(/^1\.0\d{4}$/)
    await expect(page.locator('.rail__bid .px')).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.rail__bid')).toContainText('Price at')
    for (const value of historyRanges) {
      await page.locator(`[value="${value}"]`).check({ force: true })
      const still = page.locator('.chart-still:visible')
      await expect(still).toHaveCount(1)
      const candles = await still
        .locator('.chart__hollow, .chart__filled')
        .evaluateAll((paths) => paths.map((each) => each.getAttribute('d')?.match(/M/g)?.length ?? 0))
      const known = await barsOf(value)
      expect(known.length).toBeGreaterThan(5)
      // The page may be a quarter of an hour older than the answer.
      expect(Math.abs(candles.reduce((sum, count) => sum + count, 0) - known.length)).toBeLessThanOrEqual(2)
      await expect(page.locator('.price__file:visible')).toHaveAttribute(
        'href',
        `/api/history/EURUSD.csv?range=${value}`,
      )
    }
    await page.locator('[value="line"]').check({ force: true })
    await expect(page.locator('.chart-still:visible .chart__line').first()).toBeVisible()
    await page.locator('[value="1d"]').check({ force: true })
    await page.locator('.price__table summary').click()
    const rows = page.locator('.prices:visible tbody tr')
    const hours = new Set((await barsOf('1d')).map(({ at }) => Math.floor(at / 3_600_000)))
    expect(Math.abs((await rows.count()) - hours.size)).toBeLessThanOrEqual(1)
    await expect(rows.first().locator('th[scope=row]')).toHaveText(/^\w{3} \d\d:00$/)
    await close()
  }
})

test('a switch in the settings brings the warning back beside the price', async ({ browser }) => {
  const { page, close } = await visit(browser, `${site.url}${path}`, { width: 1440, script: false })
  await expect(page.locator('.price .risk-note')).toHaveCount(0)
  await site.client.patch('siteSettings').set({ localWarning: true }).commit()
  await expect
    .poll(
      async () => {
        await page.reload()
        return page.locator('.price .risk-note').count()
      },
      { timeout: 30_000 },
    )
    .toBe(1)
  await expect(page.locator('.price .risk-note')).toContainText('lose money')
  await site.client.patch('siteSettings').unset(['localWarning']).commit()
  await close()
})

test('no violation in either theme; the section’s tab is marked', async ({ browser }) => {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    const { page, close } = await openChart(browser, { width, colorScheme, bids: ['1.08510'] })
    await expect(page.locator('.chart-live .chart__tag')).toHaveText('1.08510', { timeout: 30_000 })
    await plot(page).focus()
    await page.keyboard.press('ArrowLeft')
    await page.locator('.price__table summary').click()
    const { violations } = await new AxeBuilder({ page }).include('main').analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
    ).toEqual([])
    await expect(page.locator('.tabs [aria-current="true"]')).toHaveText('Forex')
    await close()
  }
})
