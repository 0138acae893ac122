import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { approvalsOf } from '#tests/support/lake/approvals.ts'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { holdSession } from './studio.ts'

/** A lake where approvals have begun, and the browsers of several people. */
export interface Trial {
  people: ReturnType<typeof approvalsOf>
  /** A page of a user's own browser, which has what the test file uses: size, time zone. */
  pageOf: (browser: Browser, user: string) => Promise<Page>
  /** Closes the browsers that were opened, and stops the lake. */
  close: () => Promise<void>
}

/** Begins approvals in a lake with what it holds by now. */
export async function beginTrial(lake: TestLake): Promise<Trial> {
  const people = approvalsOf(lake)
  const opened: BrowserContext[] = []
  const seeded = await people.act('admin', {
    actionType: 'lake.action.approval.seed',
    reason: 'To begin with.',
  })
  expect(seeded.status).toBe(200)
  return {
    people,
    pageOf: async (browser, user) => {
      const context = await browser.newContext()
      opened.push(context)
      const page = await context.newPage()
      await holdSession(page, lake, user)
      return page
    },
    close: async () => {
      for (const context of opened) await context.close()
      await lake.stop()
    },
  }
}
