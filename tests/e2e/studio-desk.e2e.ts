import { expect, type Page, test } from '@playwright/test'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { startSeededLake } from '#tests/support/site/site-build.ts'
import { holdSession, openForm, watch } from '#tests/support/studio/studio.ts'

test.use({ viewport: { width: 1440, height: 900 } })

let lake: TestLake

test.beforeAll(async () => {
  lake = await startSeededLake('http://localhost:9')
})

test.afterAll(async () => {
  await lake.stop()
})

/**
 * Opens an entry of the desk; panes stand beside each other, and the last one with such an entry counts. The first
 * one waits for the Studio to load, which takes a loaded machine as long as a form does.
 */
const open = async (page: Page, name: string | RegExp) => {
  const entry = page.getByRole('link', { name }).last()
  await expect(entry).toBeVisible({ timeout: 45_000 })
  await entry.click()
}

test('the desk leads by job to a page in its tree, a report of a year, a banner and a question', async ({
  page,
}) => {
  const misdeeds = watch(page, lake)
  await holdSession(page, lake, 'compliance-1')

  await page.goto(`${lake.url}/structure/pages;de;tree`)
  await open(page, / \/about$/)
  await open(page, / \/about\/why$/)
  await expect(page.getByTestId('field-path').locator('input')).toHaveValue('/about/why')

  await page.goto(`${lake.url}/structure/legal;execution-quality-years`)
  await open(page, '2023')
  await expect(page.getByText('/legal/execution-quality-2023.pdf').first()).toBeVisible()

  await openForm(page, lake, 'banners;all;banner-start-trading')
  await expect(page.getByRole('tab', { name: 'When and where' })).toBeVisible()
  await openForm(page, lake, 'texts;faq;all;faq-inactivity')
  await expect(page.getByTestId('field-topic')).toBeVisible()
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})

test('every kind of document opens its form with the words in it, and nothing is wrong with it', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await holdSession(page, lake, 'compliance-1')
  const places = [
    'instruments;all;instrument-EURUSD',
    'platforms;platform-mt4',
    'payments;payment-limassol-bank',
    'liquidity;liquidity-northern-bank',
    'texts;glossary;term-margin',
    'approvalPolicy',
    'settings;siteSettings',
    'settings;contact',
    'settings;downloads',
    'settings;partnerProgramme',
    'settings;redirects;redirects-all;redirect-faq',
    'menu',
  ]
  for (const place of places) {
    await openForm(page, lake, place)
    const form = page.getByTestId('form-view').last()
    await expect(form.locator('input, textarea, [data-testid^="field-"]').first(), place).toBeVisible()
    await expect(form.getByText(/Unknown (field|type)|not found|is not defined/i), place).toHaveCount(0)
  }
})
