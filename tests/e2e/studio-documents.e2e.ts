import { expect, type Page, test } from '@playwright/test'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { sound } from '#tests/support/lake/sample-documents.ts'
import {
  answerTo,
  fieldInput,
  openAs,
  publish,
  resetDocuments,
  startStudioLake,
  watch,
  write,
} from '#tests/support/studio/studio.ts'

const legalPlace = 'pages;en;all;page-en-more-legal'
const introPlace = 'pages;en;all;page-en-about-intro'

test.use({ viewport: { width: 1440, height: 900 } })

let lake: TestLake

test.beforeAll(async () => {
  lake = await startStudioLake()
})

test.beforeEach(() => resetDocuments(lake))

test.afterAll(() => lake.stop())

const pages = () =>
  lake
    .client({ perspective: 'raw' })
    .fetch<{ _id: string; path: string; title: string }[]>(
      '*[_type == "page"] | order(_id){_id, path, title}',
    )

const choose = async (page: Page, command: string) => {
  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: command }).click()
}

const samples = sound
  .filter(({ _type }) => _type === 'page')
  .map(({ _id, path, title }) => ({ _id, path, title }))
  .toSorted((a, b) => (a._id < b._id ? -1 : 1))

test('a page is duplicated, the copy opens and is published under a path of its own', async ({ page }) => {
  const misdeeds = watch(page, lake)
  await openAs(page, lake, 'compliance-1', legalPlace)
  await choose(page, 'Duplicate')
  await expect(page).toHaveURL(/__edit__/)
  await expect(fieldInput(page, 'path')).toHaveValue('/more/legal')
  await expect(page.getByTestId('action-publish')).toBeDisabled()
  await write(page, 'path', '/more/papers')
  await publish(page)
  const copy = {
    _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    path: '/more/papers',
    title: 'Legal documents',
  }
  const now = await pages()
  expect(now.filter(({ path }) => path !== '/more/papers')).toEqual(samples)
  expect(now.filter(({ path }) => path === '/more/papers')).toEqual([copy])
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})

test('a draft is discarded, and what readers see stands in the form again', async ({ page }) => {
  const misdeeds = watch(page, lake)
  await openAs(page, lake, 'compliance-1', introPlace)
  await write(page, 'title', 'Words nobody wants')
  await choose(page, 'Discard changes')
  await answerTo(page, 'version.discard', () => page.getByTestId('confirm-button').click())
  await expect(fieldInput(page, 'title')).toHaveValue('Who we are')
  expect(await pages()).toEqual(samples)
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})

test('a page that nothing leads to is deleted with its draft', async ({ page }) => {
  const misdeeds = watch(page, lake)
  await openAs(page, lake, 'compliance-1', introPlace)
  await write(page, 'title', 'On its way out')
  await choose(page, 'Delete')
  await page.getByRole('button', { name: 'No document leads here: delete' }).click()
  await answerTo(page, 'delete', () => page.getByRole('button', { name: 'Delete all versions' }).click())
  const list = page.getByTestId('document-list-pane').getByRole('option')
  await expect(list.filter({ hasText: '/about/intro' })).toHaveCount(0)
  await expect(list.filter({ hasText: '/more/legal' })).toBeVisible()
  expect(await pages()).toEqual(samples.filter(({ _id }) => _id !== 'page-en-about-intro'))
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})
