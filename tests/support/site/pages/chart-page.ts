import { type Browser, expect, type Page } from '@playwright/test'
import { startTestSandbox } from '#tests/support/broker/sandbox.ts'
import { answerHistories, closesAround } from '#tests/support/history/histories.ts'
import { marketTime, openPrices, type PricesVisit } from '#tests/support/site/prices-page.ts'
import { test as base } from '#tests/support/site/site-test.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import type { HistoryRange } from '#web/broker/history/history.ts'

export const chartPath = '/trading/forex/eurusd'

/** A test with a site that has recorded the history of its instruments; a worker fills one for all its files. */
export const test = base.extend<object, { recorded: TestSite }>({
  recorded: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs.
    async ({}, use) => {
      // At this machine's time, by which the site's server draws.
      const sandbox = await startTestSandbox({ SANDBOX_CLOCK: '' })
      const site = await startTestSite({ brokerUrl: sandbox.url, env: { RECORD_PRICES: 'always' } })
      // The site fills its history from the sandbox's bars.
      for (const range of ['1w', '1y'])
        await expect
          .poll(async () => JSON.parse(await site.text(`/api/history/EURUSD?range=${range}`)).bars.length, {
            timeout: 240_000,
          })
          .toBeGreaterThan(30)
      await expect.poll(() => site.text(chartPath), { timeout: 240_000 }).toContain('chart-still--1y')
      await use(site)
      await site.stop()
      await sandbox.stop()
    },
    { scope: 'worker', timeout: 900_000 },
  ],
})

/** Answers a page's polls for EURUSD, which it asks for first, with these bids, in turns; others with the first. */
export const answerPolls = async (page: Page, bids: readonly string[]) => {
  let polled = 0
  await page.route('**/QF1001', (route) => {
    const isChart = (route.request().postData() ?? '').includes('"EURUSD')
    const bid = isChart ? bids[polled % bids.length] : bids[0]
    if (isChart) polled += 1
    return route.fulfill({ json: { res: 1, code: 0, msg: '', dt: { list: [{ name: 'EURUSD', bid }] } } })
  })
}

/** A move of the pointer, beside the chart, is what React waits for. */
export const wake = async (page: Page) => {
  await page.mouse.move(2, 400)
  await page.mouse.move(4, 410)
}

/** Opens the page with a course around a price, and the broker's bid at it. */
export const openChart = async (
  browser: Browser,
  site: TestSite,
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
  const opened = await openPrices(browser, site, chartPath, look, async (page) => {
    asked = (await answerHistories(page, (look.at ?? marketTime).getTime(), closesOf, digits)).asked
    if (bids) await answerPolls(page, bids)
  })
  await wake(opened.page)
  return { ...opened, asked: () => asked }
}

export const plot = (page: Page) => page.locator('.chart-live__keys')
export const readout = (page: Page) => page.locator('.readout em')
