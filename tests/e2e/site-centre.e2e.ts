import { expect, type Page } from '@playwright/test'
import { isSound, logIn, test } from '#tests/support/broker/accounts-test.ts'
import { axeFaults, widerBy } from '#tests/support/site/page-faults.ts'
import { fresh, goldTerms, marketOf, noon, opened } from '#web/features/practice/account/sample-account.ts'
import { accountText } from '#web/features/practice/account/read-account.ts'
import { closePosition } from '#web/features/practice/account/settle.ts'

/** `/uc`, the home of a client (requirements A2): greeting, practice account, ways on, stars, session. */

/** A practice account with an open position and a closed one. */
const account = (): string => {
  const market = marketOf({ EURUSD: '1.0900', XAUUSD: '4000' })
  const two = opened(opened(fresh(), {}, market), { terms: goldTerms, lots: '0.02' }, market)
  return accountText(
    closePosition(two, 'p0', marketOf({ EURUSD: '1.0950', XAUUSD: '4000' }, noon + 9e5)) ?? two,
  )
}

/** Words that sell an account to somebody who has one. */
const sells = async (page: Page): Promise<number> =>
  page.locator('.closing__start, .band').or(page.getByText('Start trading')).count()

test('a client finds a greeting, the practice account, ways on and the end of the session, and nothing that sells an account', async ({
  browser,
  accounts,
}) => {
  test.setTimeout(240_000)
  const { site, open, newAccount } = accounts
  const email = await newAccount('client')
  const { page, complaints, close } = await open(browser, '/login')
  await logIn(page, email)
  await page.waitForURL(`${site.url}/uc`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (?:morning|afternoon|evening)$/)
  const practice = page.getByRole('region', { name: 'Practice account' })
  await expect(practice).toContainText('€10,000.00')
  await expect(practice.getByRole('link', { name: 'Choose a market' })).toHaveAttribute(
    'href',
    '/trading/forex',
  )
  expect(await page.evaluate(() => localStorage.getItem('practice-account'))).toBeNull()
  await expect(page.getByText('No stars yet.')).toBeVisible()
  await expect(page.locator('.centre__links')).toContainText('the latest change is of')
  await expect(page.locator('.centre__text', { hasText: 'This session ends on' })).toContainText(email)
  await isSound(page)

  await page.evaluate(
    ([text, stars]) => {
      localStorage.setItem('practice-account', text)
      localStorage.setItem('quotes-favourites', stars)
    },
    [account(), '["EURUSD","XAUUSD"]'] as const,
  )
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${site.url}/uc`)
    await expect(practice.getByRole('button', { name: 'Close XAUUSD' })).toBeVisible()
    await expect(practice.getByRole('row')).toHaveCount(5)
    await expect(page.locator('.centre__starred .px').first()).not.toHaveClass(/px--none/, {
      timeout: 30_000,
    })
    await expect(practice.locator('.practice-account__figures dd').first()).toHaveText(/€/, {
      timeout: 30_000,
    })
    expect([width, await widerBy(page)]).toEqual([width, 0])
    expect(await axeFaults(page, 'main')).toEqual([])
  }
  for (const path of ['/uc', '/nope', '/more/contact']) {
    await page.goto(`${site.url}${path}`)
    await expect(page.locator('.partner-fold')).toHaveCount(1)
    await expect(page.locator('.partner-fold form')).toBeHidden()
    expect([path, await sells(page)]).toEqual([path, 0])
  }
  await page.locator('.partner-fold summary').click()
  await expect(page.locator('.partner-fold form')).toBeVisible()
  expect(complaints.filter((one) => !one.includes('404'))).toEqual([])
  await close()
})
