import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { samplePdf } from '#tests/support/files.ts'
import type { TestLake } from '#tests/support/lake/lake.ts'
import {
  openAs,
  publish,
  resetDocuments,
  startStudioLake,
  watch,
  writeUnder,
} from '#tests/support/studio/studio.ts'

const place = 'legal;policy;legal-risk-disclosure'

test.use({ viewport: { width: 1440, height: 900 } })

let lake: TestLake

test.beforeAll(async () => {
  lake = await startStudioLake()
})

test.beforeEach(() => resetDocuments(lake))

test.afterAll(async () => {
  await lake.stop()
})

const pdf = async (name: string, mark: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: await samplePdf(mark),
})

const htmlNamedPdf = {
  name: 'risk-disclosure.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('<!doctype html><title>Not a paper</title><script>alert(1)</script>'),
}

const chooseFile = (page: Page, field: string, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByTestId(`field-${field}`).locator('input[type=file]').setInputFiles(file)

/** Puts another file in the place of the one that the field shows. */
async function replaceFile(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page.getByTestId('field-file').getByTestId('options-menu-button').click()
  const chosen = page.waitForEvent('filechooser')
  await page.getByText('Upload', { exact: true }).click()
  await (await chosen).setFiles(file)
}

/** Waits until the field shows a file of this name, and not only that it is on its way. */
async function seeFile(page: Page, name: string): Promise<void> {
  await expect(page.getByText(name).first()).toBeVisible()
  await expect(page.getByTestId('field-file').getByTestId('options-menu-button')).toBeVisible()
}

/** What the lake holds of the English field of a version of the paper. */
const englishItems = (id: string) =>
  lake
    .client({ perspective: 'raw' })
    .fetch<object[]>('*[_id == $id][0].file[language == "en"]{value}', { id })

/** What the file field of a version of the paper points at. */
const assetOf = (id: string) =>
  lake
    .client({ perspective: 'raw' })
    .fetch<string | null>('*[_id == $id][0].file[language == "en"][0].value.asset._ref', { id })

let labels = 0

/** Gives the paper a version label that no file of it has borne. */
const giveLabel = (page: Page) => writeUnder(page, 'Version', 'versionLabel', `test.${(labels += 1)}`)

/** Opens the paper, gives it its first English file and publishes it; answers with the reference of the file. */
async function publishFirst(page: Page, mark: string): Promise<string | null> {
  await openAs(page, lake, 'compliance-1', place)
  await page.getByTestId('field-file').getByRole('button', { name: 'English' }).click()
  await chooseFile(page, 'file', await pdf('risk-disclosure-1.0.pdf', mark))
  await seeFile(page, 'risk-disclosure-1.0.pdf')
  await giveLabel(page)
  await publish(page)
  return await assetOf('legal-risk-disclosure')
}

test('a PDF goes into the English field of a paper, is replaced and published', async ({ page }) => {
  const misdeeds = watch(page, lake)
  const first = await publishFirst(page, 'first')
  expect(first).toMatch(/^file-[0-9a-f]{40}-pdf$/)

  await replaceFile(page, await pdf('risk-disclosure-1.1.pdf', 'second'))
  await seeFile(page, 'risk-disclosure-1.1.pdf')
  const told = page.getByTestId('field-file').getByTestId('input-validation-icon-error')
  await expect(told.first()).toBeVisible()
  await expect(page.getByTestId('action-publish')).toBeDisabled()
  await giveLabel(page)
  await expect(told).toHaveCount(0)
  await publish(page)
  const second = await assetOf('legal-risk-disclosure')
  expect(second).toMatch(/^file-[0-9a-f]{40}-pdf$/)
  expect(second).not.toBe(first)
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})

test('a web page named .pdf is refused in words at the field, and nothing is published', async ({ page }) => {
  await openAs(page, lake, 'compliance-1', place)
  await page.getByTestId('field-file').getByRole('button', { name: 'English' }).click()
  await chooseFile(page, 'file', htmlNamedPdf)
  await expect(page.getByTestId('field-file').getByRole('alert')).toContainText('web page (HTML)')
  await expect(page.getByTestId('action-publish')).toBeDisabled()
  await expect.poll(() => englishItems('drafts.legal-risk-disclosure')).toEqual([{ value: null }])

  await chooseFile(page, 'file', await pdf('risk-disclosure-1.0.pdf', 'third'))
  await expect(page.getByTestId('field-file').getByRole('alert')).toHaveCount(0)
  await seeFile(page, 'risk-disclosure-1.0.pdf')
  await giveLabel(page)
  await publish(page)
  const published = await assetOf('legal-risk-disclosure')
  expect(published).toMatch(/^file-[0-9a-f]{40}-pdf$/)

  await replaceFile(page, htmlNamedPdf)
  await expect(page.getByTestId('field-file').getByRole('alert')).toContainText('web page (HTML)')
  await seeFile(page, 'risk-disclosure-1.0.pdf')
  await expect.poll(() => assetOf('drafts.legal-risk-disclosure')).toBe(published)
})

test('a paper waits for the file that is being uploaded over the old one', async ({ page }) => {
  const first = await publishFirst(page, 'fourth')

  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/files/**', async (route) => {
    await gate.promise
    await route.continue()
  })
  const isSaved = page.waitForResponse((answer) => answer.request().postData()?.includes('_upload') ?? false)
  await replaceFile(page, await pdf('risk-disclosure-1.1.pdf', 'fifth'))
  await isSaved
  const button = page.getByTestId('action-publish')
  await expect(button).toBeDisabled()
  await expect(page.getByTestId('publish-refusal')).toContainText('A file is still being uploaded.')
  gate.resolve()
  await seeFile(page, 'risk-disclosure-1.1.pdf')
  await giveLabel(page)
  await publish(page)
  const second = await assetOf('legal-risk-disclosure')
  expect(second).toMatch(/^file-[0-9a-f]{40}-pdf$/)
  expect(second).not.toBe(first)
})

test('an image for sharing is uploaded, described and published', async ({ page }) => {
  const misdeeds = watch(page, lake)
  await openAs(page, lake, 'marketer', 'pages;en;all;page-en-about-intro')
  await page.getByRole('tab', { name: 'Search and sharing' }).click()
  const buffer = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#c0402a' } })
    .png()
    .toBuffer()
  await chooseFile(page, 'metadata', { name: 'harbour.png', mimeType: 'image/png', buffer })
  await expect(page.getByTestId('field-metadata').locator('img')).toBeVisible({ timeout: 20_000 })
  await page.getByTestId('field-metadata.image.alt').getByRole('textbox').fill('The harbour at dawn.')
  await expect
    .poll(() =>
      lake
        .client({ perspective: 'raw' })
        .fetch<unknown>('*[_id == "drafts.page-en-about-intro"][0].metadata.image{alt, "asset": asset._ref}'),
    )
    .toEqual({
      alt: 'The harbour at dawn.',
      asset: expect.stringMatching(/^image-[0-9a-f]{40}-1200x630-png$/),
    })
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})
