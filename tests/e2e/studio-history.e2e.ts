import { expect, test } from '@playwright/test'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { page as intro } from '#tests/support/lake/sample-documents.ts'
import {
  answerTo,
  fieldInput,
  openAs,
  openForm,
  openHistory,
  publish,
  resetDocuments,
  startStudioLake,
  watch,
  write,
} from '#tests/support/studio/studio.ts'

const place = 'pages;en;all;page-en-about-intro'

test.use({ viewport: { width: 1440, height: 900 } })

let lake: TestLake

test.beforeAll(async () => {
  lake = await startStudioLake()
})

test.beforeEach(() => resetDocuments(lake))

test.afterAll(async () => {
  await lake.stop()
})

const titleOf = async (id: string) => (await lake.client({ perspective: 'raw' }).getDocument(id))?.['title']

const restored = 'Restored into a draft. Publish it to put it in force.'

test('the history shows what changed, and an old revision comes back', async ({ page }) => {
  const misdeeds = watch(page, lake)
  await openAs(page, lake, 'compliance-1', place)
  await write(page, 'title', 'Who we are today')
  await publish(page)
  await write(page, 'title', 'Who we were')

  await openHistory(page)
  await page.getByRole('button', { name: 'Compare' }).click()
  const changes = page.getByTestId('review-changes-pane')
  await expect(changes.locator('del')).toHaveText('are today')
  await expect(changes.locator('ins')).toHaveText('were')

  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByTestId('history').getByRole('button').filter({ hasText: 'published it' }).first().click()
  await expect(fieldInput(page, 'title')).toHaveValue('Who we are today')
  await page.getByRole('button', { name: 'Revert to revision' }).click()
  await answerTo(page, 'replaceDraft', () => page.getByRole('button', { name: 'Confirm' }).click())
  await expect(page.getByText(restored)).toBeVisible()
  await expect.poll(() => titleOf('drafts.page-en-about-intro')).toBe('Who we are today')
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})

test('a page that was deleted comes back as a draft, and the Studio says so', async ({ page }) => {
  const misdeeds = watch(page, lake)
  const raw = lake.client({ perspective: 'raw' })
  const title = 'Who we were at last'
  const draft = { ...intro, _id: 'drafts.page-en-about-intro', title }
  await raw.createOrReplace(draft)
  await raw.transaction().delete(draft._id).delete('page-en-about-intro').commit()
  await openAs(page, lake, 'compliance-1', place)
  await answerTo(page, 'replaceDraft', () =>
    page.getByTestId('deleted-document-banner').getByRole('button').click(),
  )
  await expect(page.getByText(restored)).toBeVisible()
  await expect(fieldInput(page, 'title')).toHaveValue(title)
  expect(await titleOf('drafts.page-en-about-intro')).toBe(title)
  expect(await titleOf('page-en-about-intro')).toBeUndefined()
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})

test('a page is taken offline and published again', async ({ page }) => {
  const misdeeds = watch(page, lake)
  await openAs(page, lake, 'compliance-1', `${place}?perspective=published`)
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await answerTo(page, 'unpublish', () => page.getByTestId('confirm-button').click())
  await expect.poll(() => titleOf('page-en-about-intro')).toBeUndefined()
  expect(await titleOf('drafts.page-en-about-intro')).toBe('Who we are')

  await openForm(page, lake, place)
  await publish(page)
  expect(await titleOf('page-en-about-intro')).toBe('Who we are')
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})

test('a singleton cannot be copied, taken offline or deleted', async ({ page }) => {
  await openAs(page, lake, 'admin', 'riskWarning?perspective=published')
  await expect(fieldInput(page, 'lossPercentage')).toHaveValue('74.12')
  await expect(page.getByTestId('action-menu-button')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Unpublish' })).toHaveCount(0)
})
