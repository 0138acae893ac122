import type {
  APIResponse,
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
  Route,
} from '@playwright/test'
import { awaitFonts } from './fonts.ts'

/** The window and the state a visitor comes with. */
export interface Look {
  width: number
  height?: number
  theme?: 'light' | 'dark'
  script?: boolean
  /** The cookie bar is still to be answered; else "only necessary" was. */
  isAsked?: boolean
  reducedMotion?: boolean
  forcedColors?: boolean
}

export interface Visit {
  page: Page
  context: BrowserContext
  /** What the page complained of: errors, console errors, the content security policy included. */
  complaints: string[]
  close: () => Promise<void>
}

/** Opens an address and waits for its fonts: one that comes late moves what is about to be pressed. */
export const goTo = async (page: Page, url: string): Promise<void> => {
  await page.goto(url)
  await awaitFonts(page)
}

/** Opens a path of a site in a browser of its own that has chosen the path's language and answered the cookie bar. */
export const openPath = async (
  browser: Browser,
  site: { url: string },
  path: string,
  { clock, ...options }: BrowserContextOptions & { clock?: string } = {},
): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    ...options,
  })
  await context.addCookies([
    { name: 'isAccept', value: '0', url: site.url },
    { name: 'hl', value: path.startsWith('/de') ? 'de' : 'en', url: site.url },
  ])
  if (clock) await context.clock.install({ time: clock })
  const page = await context.newPage()
  await goTo(page, `${site.url}${path}`)
  return page
}

/** Opens an address in a browser of its own that has chosen English once. */
export const visit = async (browser: Browser, url: string, look: Look): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.height ?? 800 },
    colorScheme: look.theme ?? 'light',
    javaScriptEnabled: look.script ?? true,
    reducedMotion: look.reducedMotion ? 'reduce' : 'no-preference',
    forcedColors: look.forcedColors ? 'active' : 'none',
    locale: 'en-GB',
  })
  const { origin } = new URL(url)
  await context.addCookies([
    { name: 'hl', value: 'en', url: origin },
    ...(look.isAsked ? [] : [{ name: 'isAccept', value: '0', url: origin }]),
  ])
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // The broker of these tests is down on purpose; the relay's refusals are not the page's fault.
    const isRelay = /\/api\/[qm]\//.test(message.location().url)
    if (message.type() === 'error' && !isRelay) complaints.push(`${message.text()} ${message.location().url}`)
  })
  await goTo(page, url)
  return { page, context, complaints, close: async () => context.close() }
}

/**
 * What the site answers to a request that reads. Asked again on a line that the site was just closing, as it does
 * after five seconds of silence: a browser does so too, Playwright's own client only when told.
 */
export const answerOf = (route: Route): Promise<APIResponse> => route.fetch({ maxRetries: 2 })

/** Scrolls to a place and waits until the page's script has seen it. */
export const scrollDown = async (page: Page, top: number): Promise<void> => {
  await page.evaluate((y) => {
    scrollTo({ top: y, behavior: 'instant' })
  }, top)
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-scrolled') === scrollY > 700)
}
