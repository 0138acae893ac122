import { expect, type Page, test } from '@playwright/test'
import { samplePdf } from '#tests/support/files.ts'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { leadingTo } from '#tests/support/lake/leading-to.ts'
import { legalDocument, riskWarning } from '#tests/support/lake/sample-documents.ts'
import { shoot } from '#tests/support/site/shoot.ts'
import { axeFindings } from '#tests/support/studio/studio-axe.ts'
import { openAs, resetDocuments, startStudioLake, write } from '#tests/support/studio/studio.ts'

const intro = 'pages;en;all;page-en-about-intro'

test.use({ viewport: { width: 1440, height: 900 } })

let lake: TestLake

test.beforeAll(async () => {
  lake = await startStudioLake()
})

test.beforeEach(() => resetDocuments(lake))

test.afterAll(() => lake.stop())

const raw = () => lake.client({ perspective: 'raw' })

const openMenu = (page: Page) => page.getByTestId('action-menu-button').click()

test('a page others lead to goes offline only with a redirect, and the dialog names who leads there', async ({
  page,
}) => {
  await raw()
    .patch('page-en-about')
    .set({ blocks: [leadingTo('/about/intro')] })
    .commit()
  await openAs(page, lake, 'compliance-1', `${intro}?perspective=published`)
  await page.getByRole('button', { name: 'Unpublish' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toContainText('About', { timeout: 15_000 })
  await dialog.getByTestId('confirm-button').click()
  await expect(dialog.getByRole('alert')).toContainText(
    '/about/intro cannot be taken away, because it is led to from: /about (en) “About”.',
  )
  expect(await raw().getDocument('page-en-about-intro')).toBeDefined()

  await dialog.getByLabel('Send visitors of /about/intro to').fill('/more/legal')
  expect(await axeFindings(page, '[role="dialog"]')).toEqual([])
  await shoot(page, 'unpublish')
  await dialog.getByTestId('confirm-button').click()
  await expect(dialog).toHaveCount(0, { timeout: 15_000 })
  expect(await raw().getDocument('page-en-about-intro')).toBeUndefined()
  expect(await raw().getDocument('drafts.page-en-about-intro')).toMatchObject({ title: 'Who we are' })
  expect(await raw().getDocument('redirect-about-intro')).toMatchObject({
    from: '/about/intro',
    to: '/more/legal',
  })
})

test('a page the menu leads to is not deleted: the dialog names the menu and the settings', async ({
  page,
}) => {
  await openAs(page, lake, 'compliance-1', 'pages;en;all;page-en-more-legal')
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveCount(2, { timeout: 15_000 })
  await expect(dialog).toContainText('Menu, under “Entries”')
  await expect(dialog).toContainText('Site settings, under “Footer lists”')
  await expect(dialog.getByRole('button')).toHaveText(['', 'Close'])
  expect(await axeFindings(page, '[role="dialog"]')).toEqual([])
})

test('the risk disclosure offers no way to delete it or to take it offline', async ({ page }) => {
  for (const perspective of ['', '?perspective=published']) {
    await openAs(page, lake, 'admin', `legal;policy;legal-risk-disclosure${perspective}`)
    await expect(page.getByTestId('field-slug').locator('input')).toHaveValue('risk-disclosure')
    await expect(page.getByTestId('action-menu-button')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Delete|Unpublish/ })).toHaveCount(0)
  }
})

test('a page goes online in its languages in one step, or in none while one is unsound', async ({ page }) => {
  const german = { _type: 'page', language: 'de', path: '/about/intro', blocks: [] }
  const english = await raw().getDocument('page-en-about-intro')
  await raw()
    .transaction()
    .createOrReplace({ ...english, _id: 'drafts.page-en-about-intro', _type: 'page', title: 'The firm' })
    .createOrReplace({ ...german, _id: 'drafts.page-de-about-intro', title: '' })
    .commit()
  await openAs(page, lake, 'compliance-1', intro)
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Publish all languages' }).click()
  const dialog = page.getByRole('dialog')
  const button = dialog.getByRole('button', { name: 'Publish English, Deutsch' })
  await button.click({ timeout: 15_000 })
  await expect(dialog.getByRole('alert')).toContainText('Give the page a title.')
  expect(await raw().getDocument('page-de-about-intro')).toBeUndefined()
  expect(await raw().getDocument('page-en-about-intro')).toMatchObject({ title: 'Who we are' })

  expect(await axeFindings(page, '[role="dialog"]')).toEqual([])
  await shoot(page, 'publish-languages')
  await raw().patch('drafts.page-de-about-intro').set({ title: 'Die Firma' }).commit()
  await button.click()
  await expect(dialog).toHaveCount(0, { timeout: 15_000 })
  expect(await raw().getDocument('page-de-about-intro')).toMatchObject({ title: 'Die Firma' })
  expect(await raw().getDocument('page-en-about-intro')).toMatchObject({ title: 'The firm' })
})

test('a language whose words are still the English ones goes online after a question alone', async ({
  page,
}) => {
  const english = await raw().getDocument('page-en-about-intro')
  const title = 'What this firm does'
  await raw()
    .transaction()
    .createOrReplace({ ...english, _id: 'drafts.page-en-about-intro', _type: 'page', title })
    .createOrReplace({ ...english, _id: 'drafts.page-de-about-intro', _type: 'page', title, language: 'de' })
    .commit()
  await openAs(page, lake, 'compliance-1', intro)
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Publish all languages' }).click()
  const dialog = page.getByRole('dialog')
  const german = dialog.getByTestId('goes-out-de')
  await expect(german).toContainText('Not translated, the words are the English ones: Title')
  await expect(dialog.getByTestId('goes-out-en')).not.toContainText('Not translated')
  await expect(dialog.getByTestId('publish-languages')).toHaveText('Publish untranslated: English, Deutsch')
  expect(await axeFindings(page, '[role="dialog"]')).toEqual([])
  await dialog.getByRole('button', { name: 'Publish English alone' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await raw().getDocument('page-en-about-intro')).toMatchObject({ title })
  expect(await raw().getDocument('page-de-about-intro')).toBeUndefined()
  expect(await raw().getDocument('drafts.page-de-about-intro')).toMatchObject({ title })
})

test('who may not publish reads whom to ask, without pointing at the button', async ({ page, browser }) => {
  await raw().create({ ...riskWarning, _id: 'drafts.riskWarning', lossPercentage: 71.5 })
  await openAs(page, lake, 'marketer', 'riskWarning')
  const told = page.getByTestId('publish-refusal')
  await expect(told).toHaveText(
    'Your role, Marketer, may not publish this. Ask a user with the role Compliance to publish it.',
  )
  await expect(told).toBeInViewport({ ratio: 1 })
  await expect(
    page.getByRole('status').filter({ hasText: 'Ask a user with the role Compliance' }),
  ).toHaveCount(1)
  await expect(page.getByTestId('action-publish')).toBeDisabled()

  const other = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await openAs(other, lake, 'compliance-1', 'riskWarning')
  await expect(other.getByTestId('action-publish')).toBeEnabled()
  await expect(other.getByTestId('publish-refusal')).toHaveCount(0)
  await other.close()
})

test('what a paper lacks is read at its fields and at the foot of the form, without pointing at an icon', async ({
  page,
}) => {
  const files = await Promise.all(
    ['first', 'second'].map(async (words) =>
      lake.client().assets.upload('file', await samplePdf(words), { filename: `${words}.pdf` }),
    ),
  )
  const [first, second] = files.map(({ _id }) => ({
    file: [
      {
        _key: 'en',
        _type: 'internationalizedArrayFileValue',
        language: 'en',
        value: { _type: 'file', asset: { _type: 'reference', _ref: _id } },
      },
    ],
  }))
  const paper = { ...legalDocument, versionLabel: '3.1' }
  await raw()
    .transaction()
    .createOrReplace({ ...paper, ...first })
    .createOrReplace({ ...paper, ...second, _id: `drafts.${paper._id}` })
    .commit()
  await openAs(page, lake, 'compliance-1', `legal;policy;${paper._id}`)
  const sentence =
    /A new file needs a new label: .* A different English file was published as version “3.1” on/
  await expect(page.getByTestId('field-file').getByText(sentence)).toBeVisible()
  const told = page.getByTestId('publish-refusal')
  await expect(told).toHaveText('This cannot be published until these fields are put right: PDF, Version.')
  await expect(page.getByTestId('action-publish')).toBeDisabled()
  const form = page.getByTestId('form-view').last()
  await form.getByRole('tab', { name: 'Version' }).click()
  await expect(page.getByTestId('field-versionLabel').getByText(sentence)).toBeVisible()

  await write(page, 'versionLabel', '3.2')
  await expect(told).toHaveCount(0)
  await expect(page.getByText(sentence)).toHaveCount(0)
  await expect(page.getByTestId('action-publish')).toBeEnabled()
})
