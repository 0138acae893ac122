import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { demoPassword, type TestLake } from '#tests/support/lake/lake.ts'
import { runScript } from '#tests/support/process.ts'
import {
  fieldInput,
  openForm,
  signIn,
  startStudioLake,
  tryToSignIn,
  watch,
} from '#tests/support/studio/studio.ts'

let lake: TestLake

test.beforeAll(async () => {
  lake = await startStudioLake()
})
test.afterAll(() => lake.stop())

test('a wrong password is said at the field, the name stays, and the next try comes in', async ({ page }) => {
  await tryToSignIn(page, lake, 'marketer', 'wrong')
  const password = page.getByLabel('Password')
  await expect(password).toHaveAccessibleDescription(/do not belong together/)
  await expect(password).toBeFocused()
  await expect(page.getByLabel('User name')).toHaveValue('marketer')
  await expect(password).toHaveValue('')
  await password.fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible({ timeout: 30_000 })
  expect(new URL(page.url()).hash).toBe('')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the sign-in page is accessible and fits a phone (${colorScheme})`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, viewport: { width: 320, height: 640 } })
    const page = await context.newPage()
    await page.goto(`${lake.url}/sign-in`)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.getByLabel('User name').fill('someone')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Type your password.')).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await context.close()
  })
}

test('the form works without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${lake.url}/sign-in`)
  await page.getByLabel('User name').fill('marketer')
  await page.getByLabel('Password').fill(demoPassword)
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Sign in' }).click()
  expect((await answered).status()).toBe(303)
  await context.close()
})

test('the way into a Polish Studio is Polish, before and after a mistake', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sanity-locale:local:default', 'pl-PL'))
  await page.goto(`${lake.url}/`)
  await expect(page.getByRole('heading', { name: 'Zaloguj się' })).toBeVisible()
  const password = page.getByLabel('Hasło')
  await page.getByLabel('Nazwa użytkownika').fill('marketer')
  await password.fill('wrong')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAccessibleDescription(/nie pasują do siebie/)
  await expect(page).toHaveTitle('Błąd: Logowanie do Studia')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await password.fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Dzisiaj' })).toBeVisible({ timeout: 30_000 })

  await page.locator('#user-menu').click()
  await page.getByRole('menuitem', { name: 'Wyloguj' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Wylogowano.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Zaloguj się' })).toBeVisible()
})

test('a translator edits pages of one language and reads the rest', async ({ page }) => {
  await signIn(page, lake, 'translator-de')
  await openForm(page, lake, 'riskWarning')
  await expect(page.getByText(/Translator \(German\).*does not have permission to edit/)).toBeVisible()
  // What is regulated a translator reads as a whole, and changes nothing of it.
  await expect(fieldInput(page, 'lossPercentage')).toBeVisible()
  await expect(fieldInput(page, 'lossPercentage')).not.toBeEditable()
  await openForm(page, lake, 'pages;en;all;page-en-more-legal')
  await expect(fieldInput(page, 'title')).not.toBeEditable()
})

test('who was added as a viewer reads forms and drafts, and cannot edit or publish', async ({ page }) => {
  const args = ['lake/cli.ts', 'user', 'add', 'viewer-1', '--role', 'viewer', '--display', 'Viewer 1']
  await runScript(args, { DATA_DIR: lake.dataDir }, demoPassword)
  await lake.client().createIfNotExists({
    ...(await lake.client().getDocument('page-en-more-legal')),
    _id: 'drafts.page-en-more-legal',
    _type: 'page',
    title: 'Legal documents, soon',
  })
  const misdeeds = watch(page, lake)
  await signIn(page, lake, 'viewer-1')
  await openForm(page, lake, 'pages;en;all;page-en-more-legal')
  await expect(fieldInput(page, 'title')).toHaveValue('Legal documents, soon')
  await expect(fieldInput(page, 'title')).not.toBeEditable()
  await expect(page.getByText(/Viewer.*does not have permission to edit/)).toBeVisible()
  await expect(page.getByTestId('action-publish')).toBeDisabled()
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})

test('who signs out is shown the way in again, and their session is over', async ({ page }) => {
  const sent = page.waitForRequest((request) => request.headers()['authorization'] !== undefined)
  await signIn(page, lake, 'marketer')
  const { authorization = '' } = (await sent).headers()
  const me = () => page.request.get(`${lake.url}/v1/users/me`, { headers: { authorization } })
  expect((await me()).status()).toBe(200)

  await page.locator('#user-menu').click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'You have signed out.' })).toBeVisible()
  await expect(page.getByLabel('User name')).toBeVisible()
  expect((await me()).status()).toBe(401)
})
