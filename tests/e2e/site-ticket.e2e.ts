import { expect, test } from '@playwright/test'
import { type StillSite, startStillSite } from '#tests/support/site/still-site.ts'
import { goTo } from '#tests/support/site/visitor.ts'

/** The practice ticket in a platform's phone, and the drawn screens of both platforms; prices stand still. */

let still: StillSite

test.beforeAll(async () => {
  test.setTimeout(300_000)
  still = await startStillSite()
})

test.afterAll(async () => still?.stop())

const path = '/platforms/mctrader'

test('the ticket in the phone takes the price of the broker, and its four lines are right to the cent', async ({
  browser,
}) => {
  const bid = await still.bidOf('EURUSD')
  const page = await still.open(browser, path, { clock: '2026-11-18T12:00:00Z' })
  const ticket = page.locator('.live-ticket .practice-ticket')
  await expect(ticket.locator('label .px .aloud').first()).toHaveText(bid)
  await ticket.getByRole('button', { name: 'Open practice position' }).hover()
  // 0.1 lot is 10,000 euros: spread of 0.9 pips in dollars, a thirtieth of the value, 1% of the value.
  const spread = (9 * 0.1) / Number(bid)
  const lines = ticket.locator('.practice-ticket__bill dd')
  await expect(lines).toHaveText([`−€${spread.toFixed(2)}`, '€333.33', /^−€\d+\.\d\d$/, '−€100.00'])
  const slider = ticket.getByRole('slider')
  await slider.focus()
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', '5.00\u00a0lots')
  await expect(lines.last()).toHaveText('−€5,000.00')
  await page.context().close()
})

test('without script it shows 0.10 lot at prices on record or samples, and nothing that cannot be used', async ({
  browser,
}) => {
  const page = await still.open(browser, `/de${path}`, { javaScriptEnabled: false })
  const ticket = page.locator('.live-ticket .practice-ticket')
  await expect(ticket.locator('.practice-ticket__as-of')).toHaveText(
    /^(?:Beispielkurse, bis der Broker quotiert|Kurse von \S+ \d\d:\d\d UTC)$/,
  )
  await expect(ticket.locator('.practice-ticket__fixed')).toHaveText('Kaufen, 0,10\u00a0Lot')
  await expect(ticket.locator('.practice-ticket__bill dd').last()).toHaveText('−100,00\u00a0€')
  await expect(ticket.locator('input:visible, button:visible')).toHaveCount(0)
  await page.context().close()
})

test('while the broker does not answer, the prices are on record or samples, say so, and open nothing', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'en-GB' })
  await context.addCookies([{ name: 'isAccept', value: '0', url: still.site.url }])
  await context.clock.install({ time: '2026-11-18T12:00:00Z' })
  const page = await context.newPage()
  await page.route('**/api/q/**', (route) => route.abort())
  await goTo(page, `${still.site.url}${path}`)
  const ticket = page.locator('.live-ticket .practice-ticket')
  // Pressed before React is there: it is taken up then.
  const sell = ticket.getByRole('radio', { name: /^Sell/ })
  await sell.click({ force: true })
  await expect(sell).toBeChecked()
  await expect(ticket.locator('.practice-ticket__off')).toHaveText('Orders are off until there is a price.')
  // It is off, and can be pressed: nothing opens.
  await ticket.getByRole('button', { name: 'Open practice position' }).click({ force: true })
  await expect(ticket.locator('.practice-ticket__as-of')).toHaveText(
    /^(?:Sample prices until the broker quotes|Prices of \w+ \d\d:\d\d UTC)$/,
  )
  expect(await page.evaluate(() => localStorage.getItem('practice-account'))).toBeNull()
  await context.close()
})

test('every drawn screen carries the reduced warning, whole', async ({ browser }) => {
  for (const [address, count] of [
    [path, 2],
    ['/platforms/mt4', 1],
    ['/download', 1],
  ] as const) {
    const page = await still.open(browser, address)
    await expect(page.locator('.screen-risk')).toHaveText(
      Array.from({ length: count }, () => /^[\d.]+% of retail CFD accounts lose money\.$/),
    )
    await page.context().close()
  }
})
