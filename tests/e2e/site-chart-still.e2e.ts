import { expect } from '@playwright/test'
import { answerHistories } from '#tests/support/history/histories.ts'
import { answerPolls, chartPath, test, wake } from '#tests/support/site/pages/chart-page.ts'
import { marketTime, openPrices } from '#tests/support/site/prices-page.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { visit } from '#tests/support/site/visitor.ts'
import { type HistoryRange, historyRanges } from '#web/broker/history/history.ts'

/** The price of an instrument as the server draws it, and what is said where it knows no course. */

test('where there is no history the chart draws the polls since the page was opened, and invents nothing', async ({
  browser,
  site,
}) => {
  const { page, complaints, close } = await openPrices(browser, site, chartPath, {}, async (opened) => {
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
const barsOf = async (site: TestSite, range: HistoryRange): Promise<readonly { at: number }[]> =>
  JSON.parse(await site.text(`/api/history/EURUSD?range=${range}`)).bars

test('without script there are all ranges, both drawings, the table and the file', async ({
  browser,
  recorded: site,
}) => {
  for (const width of [390, 1440]) {
    const { page, close } = await visit(browser, `${site.url}${chartPath}`, {
      width,
      height: 844,
      script: false,
    })
    await expect(page.locator('.rail__bid .px .aloud')).toHaveText(/^1\.0\d{4}$/)
    await expect(page.locator('.rail__bid .px')).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.rail__bid')).toContainText('Price at')
    for (const value of historyRanges) {
      await page.locator(`.price-choice [value="${value}"]`).check({ force: true })
      const still = page.locator('.chart-still:visible')
      await expect(still).toHaveCount(1)
      const candles = await still
        .locator('.chart__hollow, .chart__filled')
        .evaluateAll((paths) => paths.map((each) => each.getAttribute('d')?.match(/M/g)?.length ?? 0))
      const known = await barsOf(site, value)
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
    await page.locator('.price-choice [value="1d"]').check({ force: true })
    await page.locator('.price__table summary').click()
    const rows = page.locator('.prices:visible tbody tr')
    const hours = new Set((await barsOf(site, '1d')).map(({ at }) => Math.floor(at / 3_600_000)))
    expect(Math.abs((await rows.count()) - hours.size)).toBeLessThanOrEqual(1)
    await expect(rows.first().locator('th[scope=row]')).toHaveText(/^\w{3} \d\d:00$/)
    await close()
  }
})

test('a switch in the settings brings the warning back beside the price', async ({
  browser,
  recorded: site,
}) => {
  const { page, close } = await visit(browser, `${site.url}${chartPath}`, { width: 1440, script: false })
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
