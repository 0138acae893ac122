import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { holdSession } from './studio.ts'

/** A browser of its own in which somebody is signed in. */
export async function personAt(
  browser: Browser,
  lake: { url: string },
  user: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  await holdSession(page, lake, user)
  return page
}
