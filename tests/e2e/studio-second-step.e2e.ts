import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { codeAt } from '#lake/access/factor/codes.ts'
import { demoPassword, type TestLake } from '#tests/support/lake/lake.ts'
import { shoot } from '#tests/support/site/shoot.ts'
import { startStudioLake } from '#tests/support/studio/studio.ts'

let lake: TestLake

test.beforeAll(async () => {
  lake = await startStudioLake()
})
test.afterAll(() => lake.stop())

const soundPage = async (page: Page) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  }
  const { width = 0 } = page.viewportSize() ?? {}
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
}

const typePassword = async (page: Page, user: string) => {
  await page.goto(`${lake.url}/`)
  await page.getByLabel('User name').fill(user)
  await page.getByLabel('Password').fill(demoPassword)
}

test('a second step is set up on a phone by keyboard, asked at the next sign-in, and taken away', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const phone = await browser.newContext({ viewport: { width: 320, height: 640 } })
  const page = await phone.newPage()
  await typePassword(page, 'marketer')
  await page.getByRole('button', { name: 'Set up a second step' }).press('Enter')
  await expect(page.getByRole('img', { name: 'Scan code of the key below' })).toBeVisible()
  await soundPage(page)
  await page.setViewportSize({ width: 480, height: 900 })
  await shoot(page, 'second-step')
  await page.setViewportSize({ width: 320, height: 640 })
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  const typed = page.getByLabel('Code the app shows')
  await typed.fill('000000')
  await page.keyboard.press('Enter')
  await expect(typed).toBeFocused()
  await expect(typed).toHaveAccessibleDescription(/This code is not right/)
  await soundPage(page)
  await typed.fill(codeAt(secret, Date.now() - 30_000))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem')).toHaveCount(10)
  await soundPage(page)
  await page.getByRole('button', { name: 'I have kept them, go on' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible({ timeout: 45_000 })
  await phone.close()

  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const next = await desk.newPage()
  await typePassword(next, 'marketer')
  await next.keyboard.press('Enter')
  await expect(next.getByRole('heading', { name: 'Your code' })).toBeVisible()
  await expect(next.getByLabel('Code')).toBeFocused()
  await soundPage(next)
  await next.getByLabel('Code').fill(codeAt(secret, Date.now()))
  await next.keyboard.press('Enter')
  await expect(next.getByRole('heading', { name: 'Today' })).toBeVisible({ timeout: 45_000 })
  await desk.close()

  const office = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const admin = await office.newPage()
  await typePassword(admin, 'admin')
  await admin.keyboard.press('Enter')
  await expect(admin.getByRole('heading', { name: 'Today' })).toBeVisible({ timeout: 45_000 })
  await admin.getByRole('link', { name: 'People' }).click()
  const row = admin.getByRole('row').filter({ has: admin.getByRole('rowheader', { name: /^Marketer/ }) })
  await expect(row).toContainText('second step')
  await row.getByRole('button', { name: 'Take second step away: Marketer' }).press('Enter')
  await admin.getByRole('dialog').getByRole('button', { name: 'Take second step away' }).press('Enter')
  await expect(row.getByRole('button', { name: /^Take second step away/ })).toHaveCount(0)
  await office.close()
})
