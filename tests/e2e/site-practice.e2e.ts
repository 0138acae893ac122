import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { type StillSite, startStillSite } from '#tests/support/site/still-site.ts'
import { axeFaults, widerBy } from '#tests/support/site/page-faults.ts'
import { openPrices, type PricesVisit } from '#tests/support/site/prices-page.ts'

/** The practice ticket and its account: money that is not real, in this browser alone. */

let still: StillSite

test.beforeAll(async () => {
  test.setTimeout(600_000)
  still = await startStillSite()
})

test.afterAll(async () => still?.stop())

const key = 'practice-account'
const path = '/trading/forex/eurusd'

/** Opens the ticket's page; `quote` moves the bid of EURUSD with the next poll. */
const openTicket = async (
  browser: Browser,
  visit: PricesVisit = {},
  prepare?: (page: Page) => Promise<void>,
) => {
  let told: string | null = null
  const opened = await openPrices(browser, still.site, path, visit, async (page) => {
    await page.route('**/QF1001', async (route) => {
      const answer = await route.fetch()
      const text = await answer.text()
      const moved = told === null ? text : text.replace(/("name":"EURUSD"[^}]*?"bid":)[^,}]+/, `$1"${told}"`)
      await route.fulfill({ response: answer, body: moved })
    })
    await prepare?.(page)
  })
  const { page } = opened
  const ticket = page.locator('#practice')
  await ticket.scrollIntoViewIfNeeded()
  const button = ticket.getByRole('button', { name: 'Open practice position' })
  return {
    ...opened,
    ticket,
    button,
    account: page.getByRole('dialog', { name: 'Practice account' }),
    quote: (bid: string) => {
      told = bid
    },
    kept: async () => page.evaluate((name) => localStorage.getItem(name), key),
    close: async () => {
      // A poll may be on its way.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await opened.close()
    },
    /** Prices are of now: an order can be filled. */
    ready: async () => {
      await button.hover()
      await expect(button).not.toHaveAttribute('aria-disabled', { timeout: 30_000 })
      await expect(ticket.locator('.practice-ticket__off')).toHaveText('')
    },
  }
}

const figure = (text: string | null): number =>
  Number((text ?? '').replace('−', '-').replaceAll(/[^\d.-]/g, ''))
const cents = (value: number): number => Math.round(value * 100)

test('a position is opened at the ask, follows the feed, is closed at the bid, and the statement adds up', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const bid = await still.bidOf('EURUSD')
  const { page, ticket, button, account, quote, kept, ready, complaints, close } = await openTicket(browser)
  await ready()
  // Nothing is stored before it is used.
  expect(await kept()).toBeNull()
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(key)
  await expect(ticket.locator('.practice-ticket__account')).toContainText('€10,000.00')
  const ask = (await ticket.locator('[data-cell="ask"] .aloud').first().textContent()) ?? ''
  expect(Number(ask)).toBeGreaterThan(Number(bid))
  await button.click()
  await expect(ticket.getByRole('status').last()).toHaveText(
    `Bought 0.10\u00a0lot of EURUSD at ${ask}, for practice. No order was sent.`,
  )
  await expect(ticket.locator('.practice-ticket__account')).toContainText('Positions, 1')
  expect(await kept()).toContain('"symbol":"EURUSD"')

  const higher = (Number(bid) + 0.005).toFixed(5)
  quote(higher)
  await expect(ticket.locator('label .px .aloud').first()).toHaveText(higher, { timeout: 20_000 })
  const held = ticket.locator('.practice-ticket__held b')
  await expect(held).toHaveText(/^\+€\d+\.\d\d$/)
  const result = await held.textContent()
  await expect(page.locator('.chart__level-name')).toHaveText('practice: bought 0.10\u00a0lot')

  await ticket.getByRole('button', { name: 'Positions, 1' }).click()
  await expect(account.locator('.trades tbody .trades__result')).toHaveText(result ?? '')
  expect(await axeFaults(page, '.dialog')).toEqual([])
  await account.getByRole('button', { name: 'Close EURUSD' }).click()
  await expect(account.getByRole('status').last()).toContainText(`EURUSD closed at ${higher}`)
  await expect(account.getByText('No position is open.')).toBeVisible()
  await expect(page.locator('.chart__level')).toHaveCount(0)
  const cells = await account
    .getByRole('table', { name: 'Closed, with every cost' })
    .locator('tbody tr')
    .first()
    .locator('td')
    .allTextContents()
  const [, , price, spread, nights, conversion, sum] = cells.map(figure)
  expect(cents((price ?? 0) + (spread ?? 0) + (nights ?? 0) + (conversion ?? 0))).toBe(cents(sum ?? 0))
  expect(spread).toBeLessThan(0)
  expect(conversion).toBeLessThan(0)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    account.getByRole('button', { name: 'Statement, CSV' }).click(),
  ])
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  const at = (row: number, name: string) =>
    Number(rows[row]?.split(',')[rows[0]?.split(',').indexOf(name) ?? -1])
  expect(at(1, 'result')).toBe(sum)
  expect(cents(at(4, 'result'))).toBe(cents(10_000 + at(1, 'result')))
  expect(complaints).toEqual([])
  await close()
})

test('a reload and another tab have the same account; a file brings it back; one press deletes it', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const { page, context, ticket, button, account, kept, ready, close } = await openTicket(browser)
  await ready()
  await button.click()
  await expect(ticket.locator('.practice-ticket__account')).toContainText('Positions, 1')
  await page.reload()
  await ready()
  await expect(ticket.locator('.practice-ticket__account')).toContainText('Positions, 1')

  const other = await context.newPage()
  await other.clock.install({ time: new Date('2026-11-18T12:00:30Z') })
  await other.goto(`${still.site.url}/trading/metals/xauusd`)
  const second = other.locator('#practice').getByRole('button', { name: 'Open practice position' })
  await second.scrollIntoViewIfNeeded()
  await second.hover()
  await expect(other.locator('#practice')).toContainText('Positions, 1', { timeout: 30_000 })
  await expect(second).not.toHaveAttribute('aria-disabled')
  await second.click()
  await expect(other.locator('#practice')).toContainText('Positions, 2')
  await expect(ticket.locator('.practice-ticket__account')).toContainText('Positions, 2')
  await other.close()

  await ticket.getByRole('button', { name: 'Positions, 2' }).click()
  await expect(account.getByRole('button', { name: 'Close XAUUSD' })).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    account.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  const saved = await readFile(await file.path())
  await account.getByRole('button', { name: 'Delete from this browser' }).click()
  await page
    .getByRole('dialog', { name: 'Delete the practice account?' })
    .getByRole('button', { name: 'Yes' })
    .click()
  await expect(account.getByText('No position yet')).toBeVisible()
  expect(await kept()).toBeNull()

  const load = (name: string, buffer: Buffer) =>
    account.getByLabel('Load a file').setInputFiles({ name, mimeType: 'application/json', buffer })
  await load('a.json', Buffer.from('{"version":1,"currency":"EUR"'))
  await expect(account.getByRole('status').last()).toHaveText(
    'The file was not loaded: it is no practice account.',
  )
  await load('b.json', Buffer.from(saved.toString().replace('"lots":"0.1"', '"lots":"abc"')))
  await expect(account.getByRole('status').last()).toHaveText(
    'The file was not loaded: open.0.lots is not what it should be.',
  )
  expect(await kept()).toBeNull()
  await load('c.json', saved)
  await expect(account.getByRole('button', { name: 'Close EURUSD' })).toBeVisible()
  await account.getByRole('button', { name: 'Back to the page' }).click()

  // The choice about cookies deletes it, too.
  await page.locator('.foot [data-consent="open"]').click()
  await page.locator('.cookies [data-consent="none"]').click()
  await expect.poll(kept).toBeNull()
  await expect(ticket.locator('.practice-ticket__account')).toContainText('Positions, 0')
  await close()
})

test('the keyboard alone opens and closes a position; a wrong level is named and keeps what was typed', async ({
  browser,
}) => {
  const bid = await still.bidOf('EURUSD')
  const { page, ticket, button, account, ready, close } = await openTicket(browser)
  await ready()
  await ticket.getByRole('radio', { name: /^Buy/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(ticket.getByRole('radio', { name: /^Sell/ })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(ticket.getByRole('slider', { name: 'Size' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(ticket.locator('.practice-ticket__bill dd').last()).toHaveText('−€200.00')
  await page.keyboard.press('Tab')
  // A sold position loses above: a stop below the price is none.
  await page.keyboard.type('1.0')
  await page.keyboard.press('Tab')
  await page.keyboard.type('abc')
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  const stop = ticket.getByLabel('Stop')
  await expect(stop).toBeFocused()
  await expect(stop).toHaveAttribute('aria-invalid', 'true')
  await expect(ticket.locator('.field__error')).toContainText('Stop: a price above')
  await expect(stop).toHaveValue('1.0')
  await expect(ticket.getByLabel('Limit')).toHaveValue('abc')
  await stop.fill('')
  await button.press('Enter')
  await expect(ticket.locator('.field__error')).toContainText(`Limit: write a price such as ${bid}`)
  await ticket.getByLabel('Limit').fill((Number(bid) - 0.01).toFixed(5))
  await button.press('Enter')
  await expect(ticket.locator('.practice-ticket__account')).toContainText('Positions, 1')
  await ticket.getByRole('button', { name: 'Positions, 1' }).press('Enter')
  await expect(account.locator('.trades th small')).toContainText('limit 1.')
  await account.getByRole('button', { name: 'Close EURUSD' }).press('Enter')
  await expect(account.getByText('No position is open.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(account).toHaveCount(0)
  await close()
})

test('a fall closes the account out at half of its margin, and says so', async ({ browser }) => {
  const bid = Number(await still.bidOf('EURUSD'))
  const { page, ticket, button, account, quote, ready, close } = await openTicket(browser)
  await ready()
  await ticket.getByRole('slider', { name: 'Size' }).focus()
  await page.keyboard.press('End')
  await button.click()
  await expect(ticket.getByRole('status').last()).toContainText(
    /Not opened: €[\d,.]+ needed with the spread, €10,000\.00 available/,
  )
  await ticket.getByRole('slider', { name: 'Size' }).press('ArrowLeft')
  await button.click()
  await expect(ticket.locator('.practice-ticket__account')).toContainText('Positions, 1')
  // 2 lots lose 20 dollars a pip; half of their margin is 3,333.33.
  quote((bid - 0.0375).toFixed(5))
  await expect(ticket.locator('.practice-ticket__account')).toContainText('Positions, 0', { timeout: 20_000 })
  await ticket.getByRole('button', { name: 'Positions, 0' }).click()
  await expect(account.locator('.trades__out')).toContainText('closed out')
  await close()
})

test('storage that is blocked or full is said, and the account works for this page', async ({ browser }) => {
  const { ticket, button, account, kept, ready, close } = await openTicket(browser, {}, async (page) => {
    await page.addInitScript((name) => {
      Object.defineProperty(Storage.prototype, 'setItem', {
        value(this: Storage, entry: string, text: string) {
          if (entry === name) throw new DOMException('full', 'QuotaExceededError')
          this[entry] = text
        },
      })
    }, key)
  })
  await ready()
  await button.click()
  await expect(ticket.locator('.practice-ticket__account')).toContainText('Positions, 1')
  expect(await kept()).toBeNull()
  await ticket.getByRole('button', { name: 'Positions, 1' }).click()
  await expect(account.getByText('Your browser does not let this page keep anything')).toBeVisible()
  await account.getByRole('button', { name: 'Close EURUSD' }).click()
  await expect(account.getByText('No position is open.')).toBeVisible()
  await close()
})

test('an account of another version, or a broken one, is said, can be saved, and is never lost silently', async ({
  browser,
}) => {
  for (const [text, why] of [
    ['{"version":0,"positions":[]}', 'It is of version 0, which this page does not know.'],
    ['{"version":1,"cur', 'What is stored is damaged.'],
  ] as const) {
    const { page, ticket, button, account, kept, close } = await openTicket(browser, {}, async (opening) => {
      await opening.addInitScript(
        ([name, stored]) => {
          if (sessionStorage.getItem('seeded')) return
          sessionStorage.setItem('seeded', '1')
          localStorage.setItem(name, stored)
        },
        [key, text] as const,
      )
    })
    await button.hover()
    await expect(ticket.locator('.practice-ticket__off')).toContainText('cannot be read', { timeout: 30_000 })
    await button.click({ force: true })
    expect(await kept()).toBe(text)
    await ticket.getByRole('button', { name: /^Positions/ }).click()
    await expect(account.getByRole('alert')).toContainText(why)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      account.getByRole('button', { name: 'Save as a file' }).click(),
    ])
    expect(await readFile(await file.path(), 'utf8')).toBe(text)
    await account.getByRole('button', { name: 'Delete from this browser' }).click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(account.getByText('No position yet')).toBeVisible()
    await account.getByRole('button', { name: 'Back to the page' }).click()
    await expect(button).not.toHaveAttribute('aria-disabled')
    await close()
  }
})

test('on a phone the bar waits for the answer about cookies and leads to its side; orders are off on a Saturday', async ({
  browser,
}) => {
  const { page, context, ticket, close } = await openTicket(browser, { width: 390 })
  const bar = page.locator('.practice-bar')
  await expect(bar).toBeInViewport({ ratio: 1 })
  expect((await bar.boundingBox())?.height).toBe(64)
  await expect(page.locator('.actions')).toBeHidden()
  await bar.getByRole('button', { name: /^Sell/ }).click()
  await expect(ticket.getByRole('radio', { name: /^Sell/ })).toBeChecked({ timeout: 30_000 })
  await expect(ticket.getByRole('radio', { name: /^Sell/ })).toBeFocused()
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 })
    expect([width, await widerBy(page)]).toEqual([width, 0])
  }
  expect(await axeFaults(page, '#practice')).toEqual([])
  await context.clearCookies({ name: 'isAccept' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(page.locator('.cookies')).toBeVisible()
  await expect(bar).toBeHidden()
  await close()

  const closed = await openTicket(browser, { at: new Date('2026-11-21T12:00:00Z'), timeZone: 'UTC' })
  await closed.button.hover()
  await expect(closed.ticket.locator('.practice-ticket__off')).toHaveText(
    'Orders are off: the market is closed and opens Sunday 22:05 UTC.',
    { timeout: 30_000 },
  )
  await closed.button.focus()
  await closed.page.keyboard.press('Enter')
  await expect(closed.ticket.locator('.practice-ticket__off')).toBeVisible()
  expect(await closed.kept()).toBeNull()
  await closed.close()
})

test('without script the ticket shows its prices and four lines, and leads to the demo', async ({
  browser,
}) => {
  const page = await still.open(browser, `/de${path}`, { javaScriptEnabled: false })
  const ticket = page.locator('#practice')
  await expect(ticket).toContainText('Kein echtes Geld. Es wird kein Auftrag gesendet.')
  await expect(ticket.locator('.practice-ticket__bill > div')).toHaveCount(4)
  await expect(ticket.locator('input:visible, button:visible')).toHaveCount(0)
  await expect(ticket.getByRole('link', { name: 'Demokonto eröffnen' })).toBeVisible()
  await page.context().close()
})
