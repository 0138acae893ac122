import { expect, test } from '@playwright/test'
import type { TestLake } from '#tests/support/lake/lake.ts'
import {
  fieldInput,
  holdSession,
  isAction,
  openAs,
  publish,
  publishLossPercentage,
  resetDocuments,
  startStudioLake,
  watch,
  write,
} from '#tests/support/studio/studio.ts'

test.use({ viewport: { width: 1440, height: 900 } })

let lake: TestLake

test.beforeAll(async () => {
  lake = await startStudioLake()
})

test.beforeEach(() => resetDocuments(lake))

test.afterAll(async () => {
  await lake.stop()
})

const figure = async (id: string) =>
  (await lake.client({ perspective: 'raw' }).getDocument(id))?.['lossPercentage']

test('a compliance user changes the loss percentage and publishes it', async ({ page }) => {
  const misdeeds = watch(page, lake)
  await holdSession(page, lake, 'compliance-1')
  await publishLossPercentage(page, lake, '71.25')
  expect(await figure('riskWarning')).toBe(71.25)
  expect(await figure('drafts.riskWarning')).toBeUndefined()
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})

test('a publish whose answer is lost shows in the form all the same', async ({ page }) => {
  await openAs(page, lake, 'compliance-1', 'riskWarning')
  await write(page, 'lossPercentage', '71.25')
  await page.route('**/data/actions/**', async (route) => {
    if (!isAction(route.request(), 'publish')) return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await publish(page)
  await expect(page.getByText(/^Last published/)).toBeVisible()
  await expect(page.getByTestId('action-publish')).toBeDisabled()
  expect(await figure('riskWarning')).toBe(71.25)
  expect(await figure('drafts.riskWarning')).toBeUndefined()
})

test('a percentage of 174 stays a draft, and the form says why', async ({ page }) => {
  await openAs(page, lake, 'compliance-1', 'riskWarning')
  await write(page, 'lossPercentage', '174')
  await expect(page.getByTestId('action-publish')).toBeDisabled()
  const field = page.getByTestId('field-lossPercentage')
  await expect(field.getByText('Write a number from 0 to 100 with at most two decimals')).toBeVisible()
  await expect(page.getByTestId('publish-refusal')).toHaveText(
    'This cannot be published until these fields are put right: Loss percentage.',
  )
  expect(await figure('drafts.riskWarning')).toBe(174)
  expect(await figure('riskWarning')).toBe(74.12)
})

test('letters in the percentage stay as typed, with the reason, and are not published', async ({ page }) => {
  await openAs(page, lake, 'compliance-1', 'riskWarning')
  const field = page.getByTestId('field-lossPercentage')
  await fieldInput(page, 'lossPercentage').fill('74.12abc')
  await expect(field.getByRole('alert')).toContainText('“74.12abc” is no number')
  await expect(fieldInput(page, 'lossPercentage')).toHaveValue('74.12abc')
  await expect.poll(() => figure('drafts.riskWarning')).toBeUndefined()
  await expect(page.getByTestId('action-publish')).toBeDisabled()
  await expect(page.getByTestId('publish-refusal')).toContainText('Loss percentage')
  await expect(field.getByTestId('field-errors')).toHaveCount(0)
  expect(await figure('riskWarning')).toBe(74.12)
})

/** In the language of the browser, as the Studio starts in it. */
const readInTwoWays = {
  'en-GB': '“1,234” can be read in two ways',
  'de-DE': '„1,234“ lässt sich auf zwei Arten lesen',
  'pl-PL': '„1,234” można odczytać na dwa sposoby',
}

for (const [locale, sentence] of Object.entries(readInTwoWays)) {
  test.describe(`in a browser of ${locale}`, () => {
    test.use({ locale })

    test('74,9 is 74.9, and 1,234 is refused as it stands', async ({ page }) => {
      await openAs(page, lake, 'compliance-1', 'riskWarning')
      const input = fieldInput(page, 'lossPercentage')
      const field = page.getByTestId('field-lossPercentage')
      await input.click()
      await input.press('Control+A')
      await page.keyboard.type('74,9')
      await expect.poll(() => figure('drafts.riskWarning')).toBe(74.9)
      await expect(input).toHaveValue('74,9')
      await input.press('Control+A')
      await page.keyboard.type('1,234')
      await expect(field.getByRole('alert')).toContainText(sentence)
      await expect.poll(() => figure('drafts.riskWarning')).toBeUndefined()
      await input.blur()
      await expect(input).toHaveValue('1,234')
      await expect(page.getByTestId('action-publish')).toBeDisabled()
      await input.fill('71,25')
      await expect(field.getByRole('alert')).toHaveCount(0)
      await expect.poll(() => figure('drafts.riskWarning')).toBe(71.25)
      await expect(page.getByTestId('action-publish')).toBeEnabled()
    })
  })
}
