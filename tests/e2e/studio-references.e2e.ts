import { expect, type Page, test } from '@playwright/test'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { axeFindings } from '#tests/support/studio/studio-axe.ts'
import { openAs, publish, resetDocuments, startStudioLake, watch } from '#tests/support/studio/studio.ts'

const place = 'pages;en;all;page-en-about-intro'
const legalPlace = 'pages;en;all;page-en-more-legal'

test.use({ viewport: { width: 1440, height: 900 } })

let lake: TestLake

test.beforeAll(async () => {
  lake = await startStudioLake()
})

test.beforeEach(() => resetDocuments(lake))

test.afterAll(() => lake.stop())

/** Opens the button of the page's opening, two dialogs deep. */
const openButton = async (page: Page) => {
  await page.getByTestId('field-blocks').getByRole('button', { name: 'Who we are' }).click()
  await page.getByRole('button', { name: 'Open an account' }).click()
  await expect(page.getByRole('radio', { name: 'A page of this site' })).toBeVisible()
}

const linkOf = (id: string) =>
  lake.client({ perspective: 'raw' }).fetch<unknown>('*[_id == $id][0].blocks[0].actions[0].link', { id })

const linkTo = (id: string) => ({
  _type: 'link',
  kind: 'page',
  setting: 'register',
  page: { _type: 'reference', _ref: id },
})

const chooseDelete = async (page: Page) => {
  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog').getByText('Delete “Legal documents”?')).toBeVisible()
}

test('a button gets a page by search and is published', async ({ page }) => {
  const misdeeds = watch(page, lake)
  await openAs(page, lake, 'compliance-1', place)
  await openButton(page)
  await page.getByRole('radio', { name: 'A page of this site' }).click()
  const input = page.getByTestId('reference-input')
  await input.getByTestId('autocomplete').fill('legal')
  const found = page.getByTestId('autocomplete-popover').getByRole('option')
  await expect(found.first()).toHaveText(/^Legal documents\/more\/legal/)
  await found.first().click()
  await expect(page.getByTestId('nested-object-dialog').getByText('/more/legal · English')).toBeVisible()
  await publish(page)
  expect(await linkOf('page-en-about-intro')).toEqual(linkTo('page-en-more-legal'))
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})

test('a path is found by the title of its page, and says where it leads', async ({ page }) => {
  const misdeeds = watch(page, lake)
  await openAs(page, lake, 'compliance-1', place)
  await openButton(page)
  await page.getByRole('radio', { name: 'A path of this site' }).click()
  const input = page.getByTestId(/^field-.*link\.path$/).getByRole('combobox')
  const where = page.getByTestId(/^field-.*link\.path$/).getByTestId('leads-where')
  // Browsers draw the list themselves: what it offers stands beside the field.
  const offered = await input.evaluate((field) =>
    field instanceof HTMLInputElement
      ? [...(field.list?.options ?? [])].map(({ label, value }) => `${label} = ${value}`)
      : [],
  )
  expect(offered).toContain('Legal documents · page · /more/legal = /more/legal')
  expect(offered.some((option) => option.includes('· redirect'))).toBe(false)
  await input.fill('/nowhere')
  await expect(where).toHaveText('')
  await expect(page.getByText('No page has this path').first()).toBeVisible()
  await input.fill('/more/legal')
  await expect(where).toHaveText('Legal documents · page')
  await expect(page.getByText('No page has this path')).toHaveCount(0)
  expect(await axeFindings(page, '[data-testid^="field-"][data-testid$=".link.path"]')).toEqual([])
  await publish(page)
  expect(await linkOf('page-en-about-intro')).toMatchObject({ kind: 'path', path: '/more/legal' })
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})

test('what documents refer or lead to cannot be deleted: the dialog names them and leads there', async ({
  page,
}) => {
  await lake
    .client()
    .patch('page-en-about-intro')
    .set({ 'blocks[0].actions[0].link': linkTo('page-en-more-legal') })
    .commit()
  const misdeeds = watch(page, lake)
  await openAs(page, lake, 'compliance-1', legalPlace)
  await chooseDelete(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'Who we are' })).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await expect(dialog.getByRole('button', { name: /delete/i })).toHaveCount(0)
  await dialog.getByRole('link', { name: 'Who we are' }).click()
  await expect(page.getByTestId('field-path').last().locator('input')).toHaveValue('/about/intro')
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})
