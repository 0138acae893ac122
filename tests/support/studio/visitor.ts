import type { Browser, Page } from '@playwright/test'

/** A visitor's browser on the site, who has answered the question about cookies. */
export async function visitorAt(browser: Browser, site: { url: string }, locale = 'en-GB'): Promise<Page> {
  const context = await browser.newContext({ locale, viewport: { width: 1440, height: 900 } })
  await context.addCookies([{ name: 'isAccept', value: '0', url: site.url }])
  return context.newPage()
}
