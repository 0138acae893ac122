import { expect, test } from '@playwright/test'
import type { TestLake } from '#tests/support/lake.ts'
import {
  fieldInput,
  openForm,
  resetDocuments,
  signIn,
  startStudioLake,
  write,
} from '#tests/support/studio.ts'

/** A document holds six event streams and a browser allows six connections a host: see lake-client.ts. */
const patience = 5_000

test.use({ viewport: { width: 1440, height: 900 } })

let lake: TestLake

test.beforeAll(async () => {
  lake = await startStudioLake()
})

test.beforeEach(() => resetDocuments(lake))

test.afterAll(async () => {
  await lake.stop()
})

test('three documents are open in one browser and each saves at once', async ({ page, context }) => {
  await signIn(page, lake, 'compliance-1')
  await openForm(page, lake, 'riskWarning')
  const second = await context.newPage()
  await openForm(second, lake, 'pages;en;all;page-en-about-intro')
  const third = await context.newPage()
  await openForm(third, lake, 'settings;entity')

  const begun = Date.now()
  await write(page, 'lossPercentage', '73.5')
  await write(second, 'title', 'The firm')
  await write(third, 'licenceNumber', '111/11')
  expect(Date.now() - begun).toBeLessThan(3 * patience)

  const drafts = await lake.client({ perspective: 'raw' }).fetch<string[]>('*[_id in path("drafts.**")]._id')
  expect(drafts).toHaveLength(3)
})

test('what one editor writes, another sees', async ({ browser, page }) => {
  const other = await browser.newPage()
  await signIn(page, lake, 'compliance-1')
  await signIn(other, lake, 'compliance-2')
  await openForm(page, lake, 'riskWarning')
  await openForm(other, lake, 'riskWarning')
  await write(page, 'source', 'Worksheet of August')
  await expect(fieldInput(other, 'source')).toHaveValue('Worksheet of August', { timeout: patience })
  await other.close()
})
