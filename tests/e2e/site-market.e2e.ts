import { expect, type Page, test } from '@playwright/test'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'
import { openPrices } from '#tests/support/site/prices-page.ts'
import { shoot } from '#tests/support/site/shoot.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'

/** A market as a place: its board, against the sandbox (requirements D1 to D3, I5; record 92). */

/** A broker of today with its bars, and one on a Wednesday noon, whose prices move. */
let broker: TestSandbox
let site: TestSite
let moving: { broker: TestSandbox; site: TestSite }

test.beforeAll(async () => {
  test.setTimeout(600_000)
  broker = await startTestSandbox({ SANDBOX_CLOCK: '' })
  site = await startTestSite({ brokerUrl: broker.url, env: { RECORD_PRICES: 'always' } })
  const wednesday = await startTestSandbox()
  moving = { broker: wednesday, site: await startTestSite({ brokerUrl: wednesday.url }) }
  // The broker's bars are filled in behind the first page.
  const filled = async () => {
    const html = await (await fetch(`${site.url}/trading/forex`)).text()
    return /m-cost[^−]*−€\d/.test(html) && /low to high<\/small><\/th><td class="fig">€\d/.test(html)
  }
  await expect.poll(filled, { timeout: 120_000 }).toBe(true)
})
test.afterAll(async () => {
  await site?.stop()
  await broker?.stop()
  await moving?.site.stop()
  await moving?.broker.stop()
})

const symbols = (page: Page) =>
  page
    .locator('.market [data-symbol][data-part=board]')
    .evaluateAll((rows) =>
      rows.flatMap((row) => (row.checkVisibility() ? [row.getAttribute('data-symbol') ?? ''] : [])),
    )

test('without script a market is whole: prices, range, costs, nights and next releases; its hours, cap and papers beside', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.goto(`${site.url}/trading/forex`)
  await expect(page.locator('h1')).toHaveText('Forex')
  await expect(page.locator('.market [data-part=board]')).toHaveCount(20)
  const euro = page.locator('.market [data-symbol=EURUSD][data-part=board]')
  await expect(euro.locator('[data-cell=bid]')).toHaveText(/^1\.\d{5}$/)
  await expect(euro.locator('[data-cell=low]')).toHaveText(/^1\.\d{5}$/)
  await expect(euro.locator('.m-cost .fig')).toHaveText(/^−€\d\.\d\d$/)
  await expect(euro.locator('.m-night .fig')).toHaveText([/^long [+−]€\d+\.\d\d$/, /^short [+−]€\d+\.\d\d$/])
  await expect(euro.locator('.m-next')).toContainText(/next release: .*(EUR|USD)|none known/i, {
    useInnerText: false,
  })
  await expect(page.getByText('Costs for 0.10 lot, in euros', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'EURUSD beside USDJPY' })).toBeVisible()
  await expect(page.locator('.market__caps dt')).toHaveText(['30:1', '20:1'])
  await expect(page.getByRole('link', { name: 'Key information: Forex' })).toHaveAttribute(
    'href',
    /kid-fx\.pdf$/,
  )
  // What needs a script is not offered.
  await expect(page.getByRole('button', { name: /Starred/ })).toBeHidden()
  await expect(page.locator('.m-star button').first()).toBeHidden()
  await context.close()
})

test('rows are found, sorted, starred and compared, by keys alone', async ({ browser }) => {
  const { page, close } = await openPrices(browser, site, '/trading/forex', { width: 1440 })
  const search = page.getByRole('searchbox', { name: 'Find a pair' })
  await search.focus()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', /.*/, { timeout: 30_000 })
  await search.fill('yen')
  await expect.poll(() => symbols(page)).toHaveLength(6)
  await search.fill('zloty')
  await expect(page.getByText('Nothing of that name here.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).press('Enter')
  await expect.poll(() => symbols(page)).toHaveLength(20)

  // A heading sorts, the other way round, and gives the list back.
  const spread = page.getByRole('columnheader', { name: /^Spread/ })
  const costs = async () =>
    page
      .locator('.market [data-part=board] .m-cost .fig')
      .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent.replace('−€', '-'))))
  await spread.getByRole('button').press('Enter')
  await expect(spread).toHaveAttribute('aria-sort', 'descending')
  const cheapest = await costs()
  expect(cheapest).toEqual(cheapest.toSorted((a, b) => b - a))
  await spread.getByRole('button').press('Enter')
  await expect(spread).toHaveAttribute('aria-sort', 'ascending')
  await spread.getByRole('button').press('Enter')
  await expect(page.locator('.market__group').first()).toBeVisible()

  // The star is the same as on the board of all prices.
  const star = page.getByRole('button', { name: 'Favourite: GBPUSD' })
  await star.press('Space')
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Starred 1' }).press('Enter')
  await expect.poll(() => symbols(page)).toEqual(['GBPUSD'])
  expect(await page.evaluate(() => localStorage.getItem('quotes-favourites'))).toBe('["GBPUSD"]')
  await page.getByRole('button', { name: 'Starred 1' }).press('Enter')

  // Two are compared; a third takes the place of the older one.
  for (const symbol of ['GBPUSD', 'USDCHF', 'AUDUSD'])
    await page.getByRole('checkbox', { name: `Compare ${symbol}` }).press('Space')
  await expect(page.getByText('USDCHF and AUDUSD chosen.')).toBeVisible()
  await page.getByRole('link', { name: 'See both' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'USDCHF beside AUDUSD' })).toBeInViewport()
  const panel = page.locator('.compare')
  await panel.getByLabel('First').selectOption('EURUSD')
  await expect(panel.getByRole('heading')).toHaveText('EURUSD beside AUDUSD')
  const row = page.locator('.market [data-symbol=EURUSD][data-part=board]')
  const cost = await row.locator('.m-cost .fig').textContent()
  await expect(
    panel
      .getByRole('row', { name: /^Spread/ })
      .locator('td')
      .first(),
  ).toHaveText(cost ?? '')
  await expect(
    panel
      .getByRole('row', { name: /^Ordinary day/ })
      .locator('td')
      .first(),
  ).toHaveText(/^€\d+\.\d\d$/)
  await expect(panel.locator('.compare__drawing')).toBeVisible()
  await close()
})

test('a poll writes into the rows without React, and says when the market closes', async ({ browser }) => {
  const { page, layoutShift, complaints, close } = await openPrices(browser, moving.site, '/trading/forex')
  const bids = page.locator('.market [data-part=board] [data-cell=bid]')
  await expect(page.locator('.market [data-part=board][data-priced=yes]')).toHaveCount(20, {
    timeout: 30_000,
  })
  const before = await bids.allTextContents()
  await expect
    .poll(async () => (await bids.allTextContents()).filter((bid, at) => bid !== before[at]).length, {
      timeout: 30_000,
    })
    .toBeGreaterThan(5)
  await expect(page.locator('.market__beside [data-cell=market]')).toHaveText(/^Open\. \w+ session|^Open$/)
  await expect(page.locator('.market__beside [data-cell=market-next]')).toHaveText(/^Closes .* in /)
  expect(await layoutShift()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

for (const width of [320, 360, 390, 768, 960, 1280, 1440])
  test(`a market fits ${width} px in German, with nothing cut and no way sideways`, async ({ browser }) => {
    const { page, close } = await openPrices(browser, site, '/de/trading/forex', { width })
    await expect(page.locator('.market [data-part=board]')).toHaveCount(20)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    if (width === 390) {
      const first = page.locator('.market [data-part=board]').first()
      for (const part of ['.q-bid', '.q-open', '.m-cost', '.m-night', '.m-next'])
        await expect(first.locator(part)).toBeVisible()
      const box = await first.boundingBox()
      expect(box?.height ?? Infinity).toBeLessThanOrEqual(140)
    }
    await shoot(page, `market-${width}-de`)
    await close()
  })

for (const [path, count] of [
  ['/trading/metals', 2],
  ['/trading/energy', 2],
  ['/trading/spot', 6],
] as const)
  test(`${path} is the same board, with the unit of a lot`, async () => {
    const html = await (await fetch(`${site.url}${path}`)).text()
    expect(html.match(/data-part="board"/g)).toHaveLength(count)
    expect(html.match(/class="m-lot"/g)).toHaveLength(count)
    // Nothing costs nothing.
    expect(html).not.toMatch(/m-cost[^€]*€0\.00/)
  })

test('the search of the header has the price of an instrument beside it', async ({ browser }) => {
  const { page, close } = await openPrices(browser, moving.site, '/about/intro')
  await page
    .getByRole('link', { name: /search/i })
    .first()
    .click()
  await page.getByRole('searchbox').first().fill('eurusd')
  const hit = page.locator('.hits [data-symbol=EURUSD]')
  await expect(hit.locator('[data-cell=bid]')).toHaveText(/^1\.\d{5}$/, { timeout: 30_000 })
  await close()
})
