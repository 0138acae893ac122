import { test as base } from '@playwright/test'
import { startTestSite, type TestSite } from './site.ts'

/**
 * A test of pages with the starting content: a worker starts one site for all its files, which leave it as it was.
 * Those that publish, or that need a broker or a setting, start their own by startTestSite.
 */
export const test = base.extend<object, { site: TestSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs.
    async ({}, use) => {
      const site = await startTestSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})
