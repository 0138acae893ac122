import { expect, test } from '@playwright/test'
import { type StillSite, startStillSite } from '#tests/support/site/still-site.ts'
import { goTo } from '#tests/support/site/visitor.ts'

/** The order ticket that a visitor can try, and the drawn screens of both platforms; prices stand still. */

let still: StillSite

test.beforeAll(async () => {
  test.setTimeout(300_000)
  still = await startStillSite()
})

test.afterAll(async () => still?.stop())

const path = '/platforms/mctrader'

test('the ticket takes the price of the broker, and its four lines are right to the cent', async ({
  browser,
}) => {
  const bid = await still.bidOf('EURUSD')
  const page = await still.open(browser, path)
  const ticket = page.locator('.live-ticket')
  await expect(ticket.locator('figcaption')).toHaveText(
    'A working drawing with live prices. No order is sent.',
  )
  await expect(ticket.locator('.ticket__prices .aloud').first()).toHaveText(bid)
  // 0.1 lot is 10,000 euros: spread of 0.9 pips in dollars, a thirtieth of the value, 1% of the value.
  const spread = (9 * 0.1) / Number(bid)
  const lines = ticket.locator('.ticket__bill dd')
  await expect(lines).toHaveText([`−€${spread.toFixed(2)}`, '€333.33', /^−€\d+\.\d\d$/, '−€100.00'])
  await expect(ticket.locator('.ticket__share')).toHaveText('30% of the margin')
  await page.context().close()
})

test('the keyboard reaches direction, size and button, and the button says that no order is sent', async ({
  browser,
}) => {
  const page = await still.open(browser, path)
  const ticket = page.locator('.live-ticket')
  await expect(ticket.locator('figcaption')).toContainText('live prices')
  await ticket.getByRole('radio', { name: 'Buy' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(ticket.getByRole('radio', { name: 'Sell' })).toBeChecked()
  await page.keyboard.press('Tab')
  const slider = ticket.getByRole('slider')
  await expect(slider).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '0.20\u00a0lot')
  await expect(ticket.locator('.ticket__bill dd').last()).toHaveText('−€200.00')
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', '0.01\u00a0lot')
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', '5.00\u00a0lots')
  await expect(ticket.locator('.ticket__bill dd').last()).toHaveText('−€5,000.00')
  await page.keyboard.press('Tab')
  const button = ticket.getByRole('button', { name: 'Sell 5.00\u00a0lots' })
  await expect(button).toBeFocused()
  const height = (await ticket.boundingBox())?.height
  await page.keyboard.press('Enter')
  await expect(ticket.getByRole('status')).toHaveText(
    `On your account this would sell 5.00\u00a0lots of EURUSD at ${await still.bidOf('EURUSD')}. Here no order is sent.`,
  )
  expect((await ticket.boundingBox())?.height).toBe(height)
  await slider.press('ArrowLeft')
  await expect(ticket.getByRole('status')).toHaveText('Press it: the drawing says what would happen.')
  await page.context().close()
})

test('without script it shows 0.10 lot at prices on record or samples, and nothing that cannot be used', async ({
  browser,
}) => {
  const page = await still.open(browser, `/de${path}`, { javaScriptEnabled: false })
  const ticket = page.locator('.live-ticket')
  await expect(ticket.locator('figcaption')).toContainText(
    /mit (?:Beispielkursen|Kursen von \S+ \d\d:\d\d UTC)\./,
  )
  await expect(ticket.locator('.ticket__slider .fig')).toHaveText('0,10 Lot')
  await expect(ticket.locator('.ticket__bill dd').last()).toHaveText('−100,00\u00a0€')
  await expect(ticket.locator('input:visible, button:visible')).toHaveCount(0)
  await page.context().close()
})

test('while the broker does not answer, the prices are on record or samples, and say so', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'en-GB' })
  await context.addCookies([{ name: 'isAccept', value: '0', url: still.site.url }])
  const page = await context.newPage()
  await page.route('**/api/q/**', (route) => route.abort())
  await goTo(page, `${still.site.url}${path}`)
  const ticket = page.locator('.live-ticket')
  await ticket.getByRole('radio', { name: 'Sell' }).check({ force: true })
  await expect(ticket.getByRole('button', { name: 'Sell 0.10 lot' })).toBeVisible()
  await expect(ticket.locator('figcaption')).toHaveText(
    /^A working drawing with (?:sample prices|prices of \w+ \d\d:\d\d UTC)\. No order is sent\.$/,
  )
  await context.close()
})

test('on a Saturday it works with the last price, and says so', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB' })
  await context.addCookies([{ name: 'isAccept', value: '0', url: still.site.url }])
  const page = await context.newPage()
  await page.clock.setFixedTime('2026-11-21T12:00:00Z')
  await goTo(page, `${still.site.url}${path}`)
  const ticket = page.locator('.live-ticket')
  await expect(ticket.locator('figcaption')).toContainText('the last price before the market closed')
  await expect(ticket.locator('.ticket__prices .aloud').first()).toHaveText(await still.bidOf('EURUSD'))
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
