import { expect } from '@playwright/test'
import { closesAround } from '#tests/support/history/histories.ts'
import { axeFaults, widerBy } from '#tests/support/site/page-faults.ts'
import { openChart, plot, readout, test } from '#tests/support/site/pages/chart-page.ts'

/** The price of an instrument as a visitor with script meets it: chart, cross, ranges, every shape of a history. */

test('the chart lives: its last bar grows with the polls and nothing else is drawn anew; keys and pointer read every bar', async ({
  browser,
  recorded,
}) => {
  const { page, polls, complaints, layoutShift, close, asked } = await openChart(browser, recorded, {
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
  // What the server drew and what stands here now may differ by a digit's width, no more.
  const shiftAtStart = await layoutShift()
  expect(shiftAtStart).toBeLessThan(0.0005)
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

  expect(await layoutShift()).toBe(shiftAtStart)

  // Ranges are asked for once, when somebody wants them; the plot keeps its place, and what stands in it is another.
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
  const kept = await page.locator('.chart-live .chart__plot').boundingBox()
  expect([kept?.width, kept?.height]).toEqual([box.width, box.height])
  expect(complaints).toEqual([])
  await close()
})

test('the axis follows the visitor’s clock, also where it is three quarters of an hour off', async ({
  browser,
  recorded,
}) => {
  for (const [timeZone, offset, first] of [
    ['Asia/Kathmandu', 'UTC+5:45', 'Wed 17:45'],
    ['Australia/Lord_Howe', 'UTC+11', 'Wed 23:00'],
  ] as const) {
    const { page, complaints, close } = await openChart(browser, recorded, { timeZone })
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

test('whatever its prices are, a history is drawn, and nothing breaks beside it', async ({
  browser,
  recorded,
}) => {
  test.setTimeout(240_000)
  for (const { name, closes, digits, bid, tag } of states) {
    await test.step(name, async () => {
      const { page, complaints, close } = await openChart(browser, recorded, {
        closesOf: () => closes,
        digits,
        bids: [bid],
      })
      await expect(page.locator('.chart-live .chart__tag')).toHaveText(tag, { timeout: 30_000 })
      await expect(page.locator('.rail__bid .px .aloud')).toHaveText(tag)
      expect(await page.locator('.chart-live .chart').innerHTML()).not.toMatch(/NaN|Infinity|undefined/)
      expect(await widerBy(page)).toBe(0)
      await plot(page).focus()
      await page.keyboard.press('Home')
      await expect(page.locator('.chart__cross')).toHaveCount(2)
      expect(complaints).toEqual([])
      await close()
    })
  }
})

test('a closed market keeps its place and grows no bar; old prices are marked', async ({
  browser,
  recorded,
}) => {
  // A Saturday: the last bar is of Friday evening.
  const saturday = new Date('2026-11-21T15:00:00Z')
  const closed = await openChart(browser, recorded, {
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

  const { page, close } = await openChart(browser, recorded, { bids: ['1.08510'] })
  await expect(page.locator('.chart-live .chart__tag')).toHaveText('1.08510', { timeout: 30_000 })
  await page.unroute('**/QF1001')
  await page.route('**/QF1001', (route) => route.abort())
  await page.clock.runFor(30_000)
  await expect(page.locator('.chart-live.is-stale')).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('.chart-live .chart__tag')).toHaveText('1.08510')
  await close()
})

test('no violation in either theme; the section’s tab is marked', async ({ browser, recorded }) => {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    const { page, close } = await openChart(browser, recorded, { width, colorScheme, bids: ['1.08510'] })
    await expect(page.locator('.chart-live .chart__tag')).toHaveText('1.08510', { timeout: 30_000 })
    await plot(page).focus()
    await page.keyboard.press('ArrowLeft')
    await page.locator('.price__table summary').click()
    expect(await axeFaults(page, 'main')).toEqual([])
    await expect(page.locator('.tabs [aria-current="true"]')).toHaveText('Forex')
    await close()
  }
})
