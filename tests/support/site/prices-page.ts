import type { Browser, BrowserContext, Page } from '@playwright/test'
import { watchLayoutShift } from './layout-shift.ts'
import type { TestSite } from './site.ts'
import { goTo } from './visitor.ts'

/** When the sandbox of the tests begins: a Wednesday noon, when European and American markets are open. */
export const marketTime = new Date('2026-11-18T12:00:00Z')

/** A page with live prices, and what happened on it. */
export interface PricesPage {
  page: Page
  context: BrowserContext
  /** Polls of QF1001: begun and ended, by this machine's clock, ms since 1970; `goods` as asked. */
  polls: { begun: number; ended: number | null; goods: string }[]
  /** Errors of scripts, unhandled rejections among them, and refusals of the content policy. */
  complaints: string[]
  /**
   * The sum of the layout shifts of prices and hours since the fonts were there, which no act of the visitor
   * caused; what a late font moves elsewhere is the matter of other tests.
   */
  layoutShift: () => Promise<number>
  close: () => Promise<void>
}

export interface PricesVisit {
  width?: number
  locale?: string
  language?: string
  timeZone?: string
  at?: Date
  colorScheme?: 'light' | 'dark'
}

/** Opens a page of the site as a visitor in Warsaw at a Wednesday noon of UTC, whatever the time of this machine. */
export const openPrices = async (
  browser: Browser,
  site: TestSite,
  path: string,
  visit: PricesVisit = {},
  /** What to do with the page before it is opened, such as answering in another's place. */
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<PricesPage> => {
  const {
    width = 1440,
    language = 'en',
    timeZone = 'Europe/Warsaw',
    at = marketTime,
    colorScheme = 'light',
  } = visit
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: 'en-GB',
    timezoneId: timeZone,
    colorScheme,
  })
  await context.addCookies([
    { name: 'hl', value: language, url: site.url },
    // Else the question about cookies slides over what is about to be pressed.
    { name: 'isAccept', value: '0', url: site.url },
  ])
  const page = await context.newPage()
  const polls: PricesPage['polls'] = []
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // What the site's interface refuses, such as for a broker that is late, is asked again, and is no error of a script.
    if (message.type() === 'error' && !message.location().url.includes('/api/'))
      complaints.push(message.text())
  })
  page.on('request', (request) => {
    if (!request.url().endsWith('/QF1001')) return
    const poll: PricesPage['polls'][number] = {
      begun: Date.now(),
      ended: null,
      goods: request.postData() ?? '',
    }
    polls.push(poll)
    // The body of a failure is read by nobody, so only its head tells that it is there.
    const end = () => {
      const { startTime, responseStart } = request.timing()
      poll.ended = Date.now()
      // This process hears of it late when the machine has much to do; the browser's network was there.
      if (responseStart >= 0) Object.assign(poll, { begun: startTime, ended: startTime + responseStart })
    }
    void request.response().then(end, end)
  })
  const layoutShift = await watchLayoutShift(page, '.board, .ledger, .markets, .hours, .price')
  await page.clock.install({ time: at })
  await prepare(page)
  await goTo(page, `${site.url}${path}`)
  return {
    page,
    context,
    polls,
    complaints,
    layoutShift,
    close: async () => context.close(),
  }
}
