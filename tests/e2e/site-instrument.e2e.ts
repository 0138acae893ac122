import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'
import { openPrices } from '#tests/support/site/prices-page.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { visit } from '#tests/support/site/visitor.ts'
import { formatMoney } from '#web/lib/numbers/money.ts'
import { planBill } from '#web/features/calculators/plan-bill.ts'
import { rateOf } from '#web/features/calculators/conversion.ts'
import { ratioOf } from '#web/lib/numbers/ratio.ts'

/** An instrument's page below its chart, against a sandbox whose prices stand still. */

let site: TestSite
let broker: TestSandbox

test.beforeAll(async () => {
  test.setTimeout(600_000)
  broker = await startTestSandbox({ SANDBOX_CLOCK: '=2026-11-18T12:00:00Z' })
  site = await startTestSite({ brokerUrl: broker.url })
})
test.afterAll(async () => {
  await site?.stop()
  await broker?.stop()
})

const quoteList = z.object({
  dt: z.object({ list: z.array(z.object({ name: z.string(), bid: z.string() })) }),
})
const bidsOf = async (goods: string): Promise<Readonly<Record<string, string>>> => {
  const { dt } = quoteList.parse(await (await broker.call('/api/q/v1/QF1001', { goods })).json())
  return Object.fromEntries(dt.list.map(({ name, bid }) => [name, bid]))
}

const yen = {
  contractSize: '100000',
  pipSize: '0.01',
  quote: 'JPY',
  maxLeverage: '30:1',
  typicalSpread: '1.0',
  overnightLong: '416.67',
  overnightShort: '-2500.00',
}

test('the bill follows size, direction and currency by keyboard, exact to the cent; only its last line warns', async ({
  browser,
}) => {
  const bids = await bidsOf('USDJPY,EURUSD')
  const { page, complaints, layoutShift, close } = await openPrices(browser, site, '/trading/forex/usdjpy')
  const figures = page.locator('.tally dd')
  const shown = (direction: 'buy' | 'sell', lots: string, currency: string): string[] => {
    const bill = planBill(yen, {
      direction,
      lots,
      currency,
      bid: bids['USDJPY'] ?? null,
      rate: rateOf('JPY', currency, (symbol) => ratioOf(bids[symbol] ?? '')),
    })
    const text = (value = '', isSigned = false) => formatMoney('en', value, currency, isSigned)
    return [
      text(bill?.spread.value),
      text(bill?.margin?.value),
      text(bill?.night?.value, true),
      text(bill?.onePercent?.value),
    ]
  }
  await page.locator('#bill').scrollIntoViewIfNeeded()
  await expect(figures).toHaveText(shown('buy', '0.1', 'EUR'), { timeout: 30_000 })
  await expect(page.locator('.tally__state')).toHaveText('At the bid of Wed 13:00 UTC+1.')

  const nights = page.locator('.cost').filter({ has: page.locator('.stairs') })
  const held = async () => {
    const sum = (await nights.locator('.stairs__sum').first().textContent()) ?? ''
    return Number(sum.replace(/^.*?([\d,.]+).*$/s, '$1').replaceAll(',', ''))
  }
  const usual = await held()
  expect(usual).toBeGreaterThan(0)
  await expect(nights.locator('figcaption')).toContainText('0.10\u00a0lot from tonight on')

  const size = page.locator('#bill').getByRole('slider', { name: 'Size' })
  await size.focus()
  await page.keyboard.press('End')
  await expect(size).toHaveAttribute('aria-valuetext', '5.00\u00a0lots')
  await expect(figures).toHaveText(shown('buy', '5', 'EUR'))
  await expect(nights.locator('figcaption')).toContainText('5.00\u00a0lots from tonight on')
  // Both sums are rounded to whole euros.
  expect(Math.abs((await held()) - 50 * usual)).toBeLessThanOrEqual(26)
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(size).toHaveAttribute('aria-valuetext', '0.02\u00a0lot')
  await expect(figures).toHaveText(shown('buy', '0.02', 'EUR'))
  await page.locator('#bill').getByRole('radio', { name: 'Buy' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(figures).toHaveText(shown('sell', '0.02', 'EUR'))
  await page.locator('#bill').getByRole('radio', { name: 'USD' }).check()
  await expect(figures).toHaveText(shown('sell', '0.02', 'USD'))
  await expect(page.locator('.tally output.aloud')).toContainText('0.02\u00a0lot: spread −$')

  const colourOf = (index: number) => figures.nth(index).evaluate((one) => getComputedStyle(one).color)
  const colours = await Promise.all([0, 1, 2, 3].map(colourOf))
  expect(new Set(colours.slice(0, 3)).size).toBe(1)
  expect(colours[3]).not.toBe(colours[0])
  expect(await layoutShift()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test('without script the bill, the drawings, every meaning and the hours are in the page', async ({
  browser,
}) => {
  const { page, close } = await visit(browser, `${site.url}/de/trading/metals/xauusd`, {
    width: 390,
    script: false,
  })
  await expect(page.locator('.tally dl > div')).toHaveCount(4)
  await expect(page.locator('.tally__fixed')).toHaveText('Kaufen, 0,10\u00a0Lot, in EUR')
  await expect(page.locator('#bill').getByRole('slider')).toBeHidden()
  await expect(page.getByRole('img', { name: /^Skala der Margin bei 20:1.*50\s%/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Haltekosten über 14 Nächte/ })).toBeVisible()
  const night = page.locator('.contract > li').filter({ hasText: 'Nacht, long' })
  await expect(night.locator('.fig')).toHaveText('−45,00\u00a0USD')
  await expect(night.locator('p')).toContainText('17:00\u00a0Uhr')
  await expect(page.locator('.clock h3')).toContainText('Berlin, UTC+1')
  await expect(page.locator('.hours__days')).toContainText('Weihnachten')
  await expect(page.locator('.next-releases tbody th:visible')).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'Der ganze Kalender' })).toBeVisible()
  await close()
})

test('the hours are on the visitor’s clock, be it of quarters or of half hours, or on one that is chosen', async ({
  browser,
}) => {
  for (const [timeZone, offset, time] of [
    ['Asia/Kathmandu', 'Kathmandu, UTC+5:45', '17:45'],
    ['Australia/Lord_Howe', 'Lord Howe, UTC+11', '23:00'],
  ] as const) {
    const { page, complaints, close } = await openPrices(browser, site, '/trading/forex/eurusd', { timeZone })
    const clock = page.locator('.clock')
    await clock.scrollIntoViewIfNeeded()
    await expect(clock.locator('h3')).toHaveText('Trading hours, your clock', { timeout: 30_000 })
    await expect(clock.locator('.clock-rule__now text').first()).toHaveText(`now ${time}`)
    const zones = clock.getByLabel('Time zone')
    await expect(zones.locator('option').first()).toHaveText(offset)
    await zones.selectOption('UTC')
    await expect(clock.locator('.clock-rule__now text').first()).toHaveText('now 12:00')
    await expect(clock.locator('.drawn-wide')).toHaveAttribute(
      'aria-label',
      /^Wednesday,? 18 November, UTC\. Open 00:00 to 21:59 and 22:05 to 24:00\. Tokyo 00:00 to 09:00; London/,
    )
    await expect(clock).toContainText('Closed from Friday 21:55 to Sunday 22:05.')
    expect(complaints).toEqual([])
    await close()
  }
})

test('what moves it next and what is beside it: three releases on the visitor’s clock, four prices', async ({
  browser,
}) => {
  const { page, layoutShift, close } = await openPrices(browser, site, '/trading/forex/eurusd', {
    width: 390,
  })
  await page.locator('.near').scrollIntoViewIfNeeded()
  const releases = page.locator('.next-releases tbody tr')
  await expect(releases.locator('th[scope=row]')).toHaveCount(3, { timeout: 30_000 })
  for (const currency of await releases.locator('b').allTextContents())
    expect(['EUR', 'USD']).toContain(currency)
  await expect(page.locator('.related li')).toHaveCount(4)
  await expect(page.locator('.related .px').first()).toHaveText(/\d\.\d/, { timeout: 30_000 })
  await expect(page.locator('.related .delta').first()).toBeVisible({ timeout: 30_000 })
  expect(await layoutShift()).toBe(0)
  await close()
})

test('each release to come opens what this instrument did after the last of them', async ({ browser }) => {
  const { page, close } = await openPrices(browser, site, '/trading/forex/eurusd', { width: 390 })
  await page.locator('.near').scrollIntoViewIfNeeded()
  const opener = page.locator('.next-releases__open').first()
  await opener.focus()
  // The server drew by this machine’s clock; the page’s own answer goes by the visitor’s.
  await expect(page.locator('.next-releases tbody td').first()).toContainText('18 Nov', { timeout: 30_000 })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(opener).toHaveAttribute('aria-expanded', 'true', { timeout: 30_000 })
  const memory = page.locator('.next-releases .memory')
  await expect(memory.locator('.memory__title')).toHaveText('What EURUSD did after the last releases')
  await expect(memory.getByRole('img')).toHaveCount(3, { timeout: 60_000 })
  await expect(memory.locator('.memory__of')).toHaveAttribute('aria-busy', 'false', { timeout: 60_000 })
  await expect(memory.getByRole('radio')).toHaveCount(0)
  await memory.getByText('Show as a table').click()
  await expect(memory.locator('.memory__rows tbody tr')).toHaveCount(12)
  const { violations } = await new AxeBuilder({ page }).include('.next-releases').analyze()
  expect(violations).toEqual([])
  const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(wide).toBeLessThanOrEqual(screen ?? 0)
  await opener.press('Enter')
  await expect(memory).toHaveCount(0)
  await close()
})

const looks = [
  ['/trading/forex/eurusd', 1440, 'light', 'en'],
  ['/de/trading/metals/xauusd', 390, 'dark', 'de'],
  ['/pl/trading/spot/hk50', 768, 'light', 'pl'],
  ['/de/trading/forex/gbpjpy', 1440, 'dark', 'de'],
  ['/pl/trading/energy/ukoil', 390, 'light', 'pl'],
  ['/trading/spot/ger30', 320, 'light', 'en'],
] as const

for (const [path, width, colorScheme, language] of looks) {
  test(`${path} is accessible below its chart at ${width} px, ${colorScheme}, and no wider than the screen`, async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const { page, close } = await openPrices(browser, site, path, { width, colorScheme, language })
    await page.locator('#bill').scrollIntoViewIfNeeded()
    await expect(page.locator('.tally__state')).toContainText('13:00 UTC+1', { timeout: 30_000 })
    await page.locator('.near').scrollIntoViewIfNeeded()
    await expect(page.locator('.related .delta').first()).toBeVisible({ timeout: 30_000 })
    await page.evaluate(() => {
      for (const closed of document.querySelectorAll<HTMLDetailsElement>('.parts details')) closed.open = true
    })
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .include('.parts')
      .analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(inner).toBeLessThanOrEqual(outer ?? 0)
    await close()
  })
}
