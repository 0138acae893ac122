import { expect, type Locator, type Page, test } from '@playwright/test'
import { shoot } from '#tests/support/site/shoot.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { axeFindings } from '#tests/support/studio/studio-axe.ts'
import { holdSession } from '#tests/support/studio/studio.ts'

test.use({ viewport: { width: 1440, height: 900 } })

let site: TestSite

test.beforeAll(async () => {
  test.setTimeout(600_000)
  site = await startTestSite()
})

test.afterAll(async () => {
  await site?.stop()
})

/** Looks for a text by language, part and key. */
const searchFor = async (page: Page, language: string, words: string): Promise<Locator> => {
  await page.getByRole('button', { name: language }).click()
  await page.getByRole('searchbox', { name: 'Search key, English, words or page' }).fill(words)
  const row = page.getByTestId(`text-${words.replace(' ', '.')}`)
  await expect(row).toBeVisible()
  return row
}

test('a Polish text of the interface is found, said otherwise and published', async ({ page }) => {
  await holdSession(page, site.lake, 'marketer')
  await page.goto(`${site.lake.url}/texts`)
  const row = await searchFor(page, 'Polski', 'login register')
  await expect(row.getByText('Register', { exact: true })).toBeVisible()
  await expect(row.getByText('Header', { exact: true })).toBeVisible()
  await row.getByRole('textbox').fill('Otwórz rachunek')
  await page.route('**/data/mutate/**', (route) => route.abort(), { times: 1 })
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Nothing was changed').first()).toBeVisible()
  await expect(row.getByRole('textbox')).toHaveValue('Otwórz rachunek')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('not published')).toBeVisible()
  expect((await site.text('/pl')).includes('Otwórz rachunek')).toBe(false)
  await row.getByRole('textbox').fill('<b>Konto</b>')
  await expect(row.getByText('Write plain words')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Save' })).toBeDisabled()
  expect(await axeFindings(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(row.getByText('not published')).toHaveCount(0)
  await expect.poll(async () => (await site.text('/pl')).includes('>Otwórz rachunek<')).toBe(true)
})

test('all interface texts are listed, also by where they appear', async ({ page }) => {
  await holdSession(page, site.lake, 'marketer')
  await page.goto(`${site.lake.url}/texts`)
  const rows = page.locator('main li')
  await expect(rows).toHaveCount(60, { timeout: 30_000 })
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(rows).toHaveCount(120)
  await page.getByRole('combobox', { name: 'Where it appears' }).selectOption('Closing band')
  await expect(page.getByTestId('text-login.startTrading')).toBeVisible()
  await expect(page.getByTestId('text-login.logIn')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Where it appears' }).selectOption('Everywhere')
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.getByRole('combobox', { name: 'Which texts' }).selectOption('Same as English')
  await expect(rows.first().getByText('same as English')).toBeVisible()
  expect(await axeFindings(page, 'main')).toEqual([])
})

test('a translator sees the interface texts of one language, and leaves publishing to others', async ({
  page,
}) => {
  await holdSession(page, site.lake, 'translator-de')
  await page.goto(`${site.lake.url}/texts`)
  await expect(page.getByRole('button', { name: 'Deutsch' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Polski' })).toHaveCount(0)
  const row = await searchFor(page, 'Deutsch', 'login logIn')
  await row.getByRole('textbox').fill('Einloggen')
  await shoot(page, 'interface-texts')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('not published')).toBeVisible()
  await expect(page.getByText('Someone with the right to publish does that')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0)
})

test('a changed English text makes its translations stale until somebody says they are in step', async ({
  page,
}) => {
  await holdSession(page, site.lake, 'marketer')
  await page.goto(`${site.lake.url}/translations`)
  const german = page.getByRole('link', { name: 'Glossary, Deutsch: in step' })
  await expect(german).toBeVisible({ timeout: 45_000 })
  await expect(page.getByRole('button', { name: 'missing · 0' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'stale · 0' })).toBeVisible()

  await site.client.patch('page-en-glossary').set({ title: 'All the words' }).commit()
  await expect(page.getByRole('button', { name: 'stale · 2' })).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'stale · 2' }).click()
  expect(await axeFindings(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'In step with English: All the words, Deutsch' }).click()
  await expect(page.getByRole('link', { name: 'All the words, Deutsch: in step' })).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByRole('button', { name: 'stale · 1' })).toBeVisible()
})
