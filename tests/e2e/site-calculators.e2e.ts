import { expect, test } from '@playwright/test'
import { axeFaults, widerBy } from '#tests/support/site/page-faults.ts'
import { type StillSite, startStillSite } from '#tests/support/site/still-site.ts'
import { marginOf } from '#web/features/calculators/formulas.ts'
import { dividedBy, ratioOf, whole } from '#web/lib/numbers/ratio.ts'

/** The calculators of requirements J5 and I5 as a visitor has them, against a sandbox whose prices stand still. */

let still: StillSite

test.beforeAll(async () => {
  test.setTimeout(300_000)
  still = await startStillSite()
})

test.afterAll(async () => still?.stop())

const path = '/trading/tools'

test('an empty price is the live bid: the margin is exact, with formula, rate and its time beside it', async ({
  browser,
}) => {
  const bid = await still.bidOf('USDJPY')
  const [yen, euro] = [ratioOf(bid), ratioOf(await still.bidOf('EURUSD'))]
  if (!yen || !euro) throw new Error('the sandbox quotes no figures')
  const { margin } = marginOf(
    { contractSize: '100000', pipSize: '0.01', quote: 'JPY', maxLeverage: '30:1' },
    {
      lots: whole(1),
      price: yen,
      leverage: 30,
      rate: dividedBy(dividedBy(whole(1), yen), euro),
      currency: 'EUR',
    },
  )
  const page = await still.open(browser, `${path}?margin-instrument=USDJPY`)
  const sheet = page.locator('#at-margin')
  const written = Number(margin.value).toLocaleString('en-GB', { minimumFractionDigits: 2 })
  await expect(sheet.locator('.result__main b')).toHaveText(`${written} EUR`)
  await expect(sheet.locator('.result__formula')).toContainText('lots × contract × price × rate ÷ leverage')
  await expect(sheet.locator('.result__rate')).toContainText(`USDJPY ${bid}`)
  await expect(sheet.locator('.result__rate')).toContainText(/\d\d:\d\d:\d\d UTC/)
  await page.context().close()
})

test('the address keeps what was typed, and what is wrong is said at its field', async ({ browser }) => {
  const page = await still.open(browser, path)
  const sheet = page.locator('#at-margin')
  await sheet.getByLabel('Instrument').selectOption('XAUUSD')
  await sheet.getByLabel('Currency of the account').selectOption('USD')
  await sheet.getByLabel('Lots').fill('0.1')
  await sheet.getByLabel('Price', { exact: true }).fill('2400')
  await expect(sheet.locator('.result__main b')).toHaveText('1,200.00 USD')
  await expect(page).toHaveURL(
    `${still.site.url}${path}?margin-instrument=XAUUSD&margin-currency=USD&margin-lots=0.1&margin-price=2400`,
  )
  await page.reload()
  await expect(sheet.locator('.result__main b')).toHaveText('1,200.00 USD')
  await expect(sheet.getByLabel('Lots')).toHaveValue('0.1')

  for (const [typed, said] of [
    ['0.005', 'Not less than 0.01.'],
    ['0.015', 'Only in steps of 0.01.'],
    ['51', 'Not more than 50.'],
    ['1,5', 'Type digits with a point for the decimals'],
    ['', 'Type a number.'],
  ] as const) {
    await sheet.getByLabel('Lots').fill(typed)
    await expect(sheet.locator('#margin-lots-error')).toContainText(said)
    await expect(sheet.getByLabel('Lots')).toHaveAttribute('aria-invalid', 'true')
    await expect(sheet.getByLabel('Lots')).toHaveAttribute('aria-describedby', /margin-lots-error/)
    await expect(sheet.locator('.result__missing')).toHaveText(
      typed === ''
        ? 'Fill in what is missing to see the result here.'
        : 'One entry cannot be used: the note at its field says why.',
    )
  }
  await sheet.getByLabel('Lots').fill('2')
  await expect(sheet.locator('#margin-lots-error')).toHaveCount(0)
  await expect(sheet.locator('.result__main b')).toHaveText('24,000.00 USD')

  // A price typed for one instrument is none of another's.
  await sheet.getByLabel('Instrument').selectOption('EURUSD')
  await expect(sheet.getByLabel('Price', { exact: true })).toHaveValue('')
  await expect(page).not.toHaveURL(/margin-price/)
  await page.context().close()
})

test('a night begins with the published charge, and takes another rate', async ({ browser }) => {
  const page = await still.open(browser, '/fees?financing-currency=USD')
  const sheet = page.locator('#at-calculator-financing')
  await expect(sheet.locator('.result__main b')).toHaveText('−14.62 USD')
  await expect(sheet.getByLabel('Reference rate')).toHaveAttribute('placeholder', /^2\.\d{4}$/)
  await sheet.getByRole('button', { name: 'Sell' }).click()
  await expect(sheet.locator('.result__main b')).toHaveText('−0.45 USD')
  await sheet.getByLabel('Reference rate').fill('abc')
  await expect(sheet.locator('.result__missing')).toContainText('One entry cannot be used')
  await page.context().close()
})

test('leverage never passes the cap of the class, whatever the address asks for', async ({ browser }) => {
  const page = await still.open(
    browser,
    `${path}?margin-instrument=XAGUSD&margin-leverage=500&margin-price=28.5&margin-currency=USD`,
  )
  const sheet = page.locator('#at-margin')
  await expect(sheet.getByLabel('Leverage').locator('option')).toHaveText(['1:1', '2:1', '5:1', '10:1'])
  await expect(sheet.getByLabel('Leverage')).toHaveValue('10')
  await expect(sheet).toContainText('Asked for 500:1. Retail clients: at most 10:1 for XAGUSD.')
  await expect(sheet.locator('.result__main b')).toHaveText('14,250.00 USD')
  await page.context().close()
})

test('without the broker a typed price and rate are all it needs; what is missing is said', async ({
  browser,
}) => {
  await still.broker.fault('QF1001', { drop: true })
  try {
    // The site hands out what it has until the next question fails.
    const ask = async () => {
      const response = await fetch(`${still.site.url}/api/q/v1/QF1001`, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', origin: still.site.url },
        body: JSON.stringify({ goods: 'EURUSD' }),
      })
      return response.status
    }
    await expect.poll(ask).toBe(502)
    const page = await still.open(browser, path)
    const sheet = page.locator('#at-profit')
    await expect(sheet.locator('#profit-price-error')).toContainText('Type a number.', { timeout: 30_000 })
    await expect(sheet.locator('.result__missing')).toBeVisible()
    await sheet.getByLabel('Opening price').fill('1.08500')
    await sheet.getByLabel('Closing price').fill('1.08300')
    await sheet.getByLabel('Lots').fill('0.1')
    await sheet.getByLabel('Rate: 1 USD in EUR').fill('0.92')
    await expect(sheet.locator('.result__main b')).toHaveText('−18.49 EUR')
    await expect(sheet.locator('.result__rate')).toHaveText('1 USD = 0.92 EUR, as you typed it.')
    await sheet.getByRole('button', { name: 'Sell' }).click()
    await expect(sheet.locator('.result__main b')).toHaveText('18.31 EUR')
    await page.context().close()
  } finally {
    await still.broker.fault('QF1001', undefined)
  }
})

test('in German a comma is typed and written; the sheet is sound by axe on a phone in both themes', async ({
  browser,
}) => {
  for (const theme of ['light', 'dark'] as const) {
    const page = await still.open(browser, `/de${path}?profit-close=1.09`, {
      viewport: { width: 390, height: 844 },
      colorScheme: theme,
    })
    const sheet = page.locator('#at-profit')
    await expect(sheet.getByLabel('Schlusskurs')).toHaveValue('1,09')
    await sheet.getByLabel('Lots').fill('0,5')
    await expect(sheet.locator('.result__main b')).toHaveText(/^−?[\d.]+,\d\d\sEUR$/)
    await sheet.getByLabel('Lots').fill('0.5')
    await expect(sheet.locator('#profit-lots-error')).toContainText('mit Komma')
    expect(await widerBy(page)).toBe(0)
    expect(await axeFaults(page, '.calculator')).toEqual([])
    await page.context().close()
  }
})
