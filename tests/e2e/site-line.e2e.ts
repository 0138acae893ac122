import { expect, test } from '@playwright/test'
import { agreed } from '#tests/support/lake/agreed.ts'
import { caughtUp, homesWithout } from '#tests/support/site/figures.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { openForm, publish, signIn, write } from '#tests/support/studio/studio.ts'

let site: TestSite

test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await startTestSite()
})
test.afterAll(() => site?.stop())

test('a compliance user publishes a percentage that others signed in the Studio, and the next reader of each language sees it', async ({
  page,
}) => {
  expect(await homesWithout(site, 71.25)).toEqual(['en', 'de', 'pl'])
  await signIn(page, site.lake, 'compliance-1')
  await openForm(page, site.lake, 'riskWarning')
  await write(page, 'lossPercentage', '71.25')
  await agreed(site.lake).sign('riskWarning')
  await publish(page)
  // The lake answers the Studio before a site too busy to take its webhook at once.
  await caughtUp(site.lake)
  expect(await homesWithout(site, 71.25)).toEqual([])
})
