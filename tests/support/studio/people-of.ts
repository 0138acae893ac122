import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { holdSession } from './studio.ts'

/** A browser of a person: its size, and the language its owner reads. */
export interface Desk {
  width?: number
  height?: number
  locale?: 'en-GB' | 'de-DE' | 'pl-PL'
}

/** Browsers of several people, each with a session of its own. */
export function peopleOf(browser: Browser, lake: Pick<TestLake, 'url'>) {
  const opened: BrowserContext[] = []
  return {
    /** @param token of a session that is held already */
    async pageOf(
      user: string,
      { width = 1440, height = 900, locale = 'en-GB' }: Desk = {},
      token?: string,
    ): Promise<Page> {
      const context = await browser.newContext({ viewport: { width, height }, locale })
      opened.push(context)
      const page = await context.newPage()
      await holdSession(page, lake, user, token)
      return page
    },
    async close(): Promise<void> {
      for (const context of opened.splice(0)) await context.close()
    },
  }
}
