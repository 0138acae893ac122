import { expect, type Page, test } from '@playwright/test'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { fieldInput, openAs, startStudioLake, watch } from '#tests/support/studio/studio.ts'

test.use({ viewport: { width: 1440, height: 900 } })

let lake: TestLake

test.beforeAll(async () => {
  lake = await startStudioLake()
})

test.afterAll(() => lake.stop())

const results = (page: Page) => page.getByTestId('search-results').getByRole('option')

const ask = async (page: Page, words: string) => {
  await page.getByTestId('studio-search').click()
  await page.getByPlaceholder('Search', { exact: true }).fill(words)
}

test('the search finds by words of title and text, keeps to a type, and opens what it found', async ({
  page,
}) => {
  const misdeeds = watch(page, lake)
  await openAs(page, lake, 'compliance-1', 'riskWarning')

  await ask(page, 'licence')
  await expect(results(page)).toHaveText([/^Halyard Markets \(Cyprus\) Ltd/])

  await page.getByPlaceholder('Search', { exact: true }).fill('legal doc')
  await expect(results(page).filter({ hasText: '/more/legal · English' })).toBeVisible()
  await expect(results(page).filter({ hasText: 'Settings' })).toBeVisible()

  await page.getByRole('button', { name: 'All types' }).click()
  await page.getByRole('option', { name: 'Page', exact: true }).click()
  await expect(results(page)).toHaveText([/^Legal documents/])
  await page.keyboard.press('Escape')
  await results(page).first().click()
  await expect(fieldInput(page, 'path')).toHaveValue('/more/legal')
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})

test('the search says when nothing is found, and a list keeps to what is asked of it', async ({ page }) => {
  await openAs(page, lake, 'compliance-1', 'pages;en;all;page-en-about-intro')
  await ask(page, 'nothinglikethis')
  await expect(page.getByText('No results found')).toBeVisible()
  await page.keyboard.press('Escape')

  const list = page.getByTestId('document-list-pane')
  await expect(list.getByRole('option').filter({ hasText: 'Who we are' })).toBeVisible()
  // The list forgets what is typed while it still loads.
  await expect(async () => {
    await page.getByLabel('Search list').fill('')
    await page.getByLabel('Search list').fill('documents')
    await expect(list.getByRole('option')).toHaveText([/^Legal documents/], { timeout: 5_000 })
  }).toPass({ timeout: 40_000 })
})
