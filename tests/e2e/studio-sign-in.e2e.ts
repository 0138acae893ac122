import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { demoPassword, type TestLake } from '#tests/support/lake.ts'
import { fieldInput, openForm, startStudioLake, tryToSignIn, signIn } from '#tests/support/studio.ts'

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

test('a translator edits pages of one language and reads the rest', async ({ page }) => {
  await signIn(page, lake, 'translator-de')
  await openForm(page, lake, 'riskWarning')
  await expect(page.getByText(/Translator \(German\).*does not have permission to edit/)).toBeVisible()
  await expect(fieldInput(page, 'lossPercentage')).not.toBeEditable()
})
