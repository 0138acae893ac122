import { expect, test } from '@playwright/test'
import { caughtUp, homesWithout } from '#tests/support/site/figures.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { publishLossPercentage, signIn } from '#tests/support/studio/studio.ts'

let site: TestSite

test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await startTestSite()
})
test.afterAll(() => site?.stop())

test('a compliance user publishes the percentage in the Studio, and the next reader of each language sees it', async ({
  page,
}) => {
  expect(await homesWithout(site, 71.25)).toEqual(['en', 'de', 'pl'])
  await signIn(page, site.lake, 'compliance-1')
  await publishLossPercentage(page, site.lake, '71.25')
  // The lake answers the Studio before a site too busy to take its webhook at once.
  await caughtUp(site.lake)
  expect(await homesWithout(site, 71.25)).toEqual([])
})
