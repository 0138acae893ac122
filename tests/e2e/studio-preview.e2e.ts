import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import { caughtUp } from '#tests/support/figures.ts'
import { startTestSite, type TestSite } from '#tests/support/site.ts'
import { holdSession, publish } from '#tests/support/studio.ts'

test.use({ viewport: { width: 1440, height: 900 } })

let site: TestSite

test.beforeAll(async () => {
  test.setTimeout(600_000)
  site = await startTestSite()
})

test.afterAll(async () => {
  await site?.stop()
})

/** Opens the Studio's preview at a page of the site and waits for the page in its frame. */
const openPreview = async (page: Page, path: string): Promise<FrameLocator> => {
  await holdSession(page, site.lake, 'compliance-1')
  // The question about cookies would lie over the page.
  await page.context().addCookies([{ name: 'isAccept', value: '0', url: site.url }])
  await page.goto(`${site.lake.url}/preview?preview=${encodeURIComponent(path)}`)
  const frame = page.getByTestId('presentation-root').frameLocator('iframe')
  await expect(frame.locator('h1')).toBeVisible({ timeout: 45_000 })
  return frame
}

test('a click on a text opens its field, the draft shows at once beside it and to nobody else, until it is published', async ({
  page,
}) => {
  const frame = await openPreview(page, '/de/fees')
  await expect(frame.locator('h1')).toContainText('Was es kostet')
  const field = page.getByTestId('field-blocks[_key=="opening"].title').locator('input, textarea').first()
  await expect(async () => {
    await frame.locator('h1').click()
    await expect(field).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 45_000 })
  await field.fill('Was ein Geschäft kostet')
  await expect(frame.locator('h1')).toContainText('Was ein Geschäft kostet', { timeout: 20_000 })
  expect((await site.text('/de/fees')).includes('Was ein Geschäft kostet')).toBe(false)

  const iframe = page.getByTestId('presentation-root').locator('iframe')
  const wide = (await iframe.boundingBox())?.width ?? 0
  await page.getByTestId('preview-viewport-toggle').click()
  await expect.poll(async () => (await iframe.boundingBox())?.width ?? wide).toBeLessThan(450)

  await publish(page)
  await caughtUp(site.lake)
  expect((await site.text('/de/fees')).includes('Was ein Geschäft kostet')).toBe(true)
})

test('a preview in a window of its own says so, and leads out of it', async ({ page }) => {
  await openPreview(page, '/pl/fees')
  await page.goto(`${site.url}/pl/fees`)
  await expect(page.getByText('Podgląd: widzisz wersje robocze')).toBeVisible()
  await page.getByRole('button', { name: 'Zamknij podgląd' }).click()
  await expect(page).toHaveURL(`${site.url}/pl/fees`)
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.getByText('Podgląd: widzisz wersje robocze')).toHaveCount(0)
})

/** Looks for a text by language, part and key; what is done while the tool still loads may be gone when it has. */
const searchFor = async (page: Page, language: string, words: string): Promise<Locator> => {
  const chosen = page.getByRole('button', { name: language })
  const row = page.getByTestId(`text-${words.replace(' ', '.')}`)
  await expect(async () => {
    await chosen.click({ timeout: 5_000 })
    await page.getByRole('searchbox', { name: 'Search key, English or words' }).fill(words)
    await expect(row).toBeVisible({ timeout: 5_000 })
    await expect(chosen).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 })
  }).toPass()
  return row
}

test('a Polish text of the interface is found, said otherwise and published', async ({ page }) => {
  await holdSession(page, site.lake, 'marketer')
  await page.goto(`${site.lake.url}/texts`)
  const row = await searchFor(page, 'Polski', 'login register')
  await expect(row.getByText('Register', { exact: true })).toBeVisible()
  await row.getByRole('textbox').fill('<b>Konto</b>')
  await expect(row.getByText('Write plain words')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Save' })).toBeDisabled()
  await row.getByRole('textbox').fill('Otwórz rachunek')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('not published')).toBeVisible()
  expect((await site.text('/pl')).includes('Otwórz rachunek')).toBe(false)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(row.getByText('not published')).toHaveCount(0)
  await expect.poll(async () => (await site.text('/pl')).includes('>Otwórz rachunek<')).toBe(true)
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
  const german = page.getByRole('link', { name: '/glossary, Deutsch: in step' })
  await expect(german).toBeVisible({ timeout: 45_000 })
  await expect(page.getByRole('button', { name: 'missing · 0' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'stale · 0' })).toBeVisible()

  await site.client.patch('page-en-glossary').set({ title: 'All the words' }).commit()
  await expect(page.getByRole('button', { name: 'stale · 2' })).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'In step with English: /glossary, Deutsch' }).click()
  await expect(page.getByRole('link', { name: '/glossary, Deutsch: in step' })).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByRole('button', { name: 'stale · 1' })).toBeVisible()
})
