import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { demoPassword, type TestLake } from '#tests/support/lake/lake.ts'
import { shoot } from '#tests/support/site/shoot.ts'
import { axeFindings } from '#tests/support/studio/studio-axe.ts'
import { holdSession, signIn, startStudioLake, watch } from '#tests/support/studio/studio.ts'

test.use({ viewport: { width: 1440, height: 900 } })

let lake: TestLake

test.beforeAll(async () => {
  lake = await startStudioLake()
})
test.afterAll(() => lake.stop())

const openPeople = async (page: Page, part?: string) => {
  await page.goto(`${lake.url}/people`)
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible({ timeout: 45_000 })
  if (part !== undefined) await page.getByRole('tab', { name: part }).click()
}

test('an administrator ends a session, and the ended one is out', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const context = await browser.newContext()
  const other = await context.newPage()
  await signIn(other, lake, 'marketer')
  await other.goto(`${lake.url}/structure`)
  await expect(other.getByTestId('pane-item-Risk warning')).toBeVisible({ timeout: 30_000 })
  const misdeeds = watch(page, lake)
  await signIn(page, lake, 'admin')
  await openPeople(page, 'Sessions')
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Marketer' }) })
  await expect(row).toContainText(/127\.0\.0\.1|::1/)
  await expect(row).toContainText('Chrome')
  await expect(page.getByRole('row').filter({ hasText: 'this one' })).toContainText('Administrator')
  await shoot(page, 'people-sessions')
  await row.getByRole('button', { name: 'End: Marketer' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'End the session of Marketer?' })
  await dialog.getByRole('button', { name: 'End', exact: true }).press('Enter')
  await expect(page.getByText('The session of Marketer has ended.')).toBeVisible()
  await expect(row).toHaveCount(0)

  // Whatever is asked for next, by the editor or by the Studio itself, leads to the page of the lake, which says why,
  // and from there back.
  await expect(async () => {
    const item = other.getByTestId('pane-item-Risk warning')
    if (await item.isVisible()) await item.click({ timeout: 2_000 })
    await expect(other.getByRole('status')).toHaveText(
      'Your session was ended. Sign in again in this browser; what you typed is kept.',
      { timeout: 5_000 },
    )
  }).toPass({ timeout: 60_000 })
  await expect(other.getByRole('heading', { name: 'Today' })).toHaveCount(0)
  expect((await new AxeBuilder({ page: other }).analyze()).violations).toEqual([])
  await other.getByLabel('User name').fill('marketer')
  await other.getByLabel('Password').fill(demoPassword)
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expect(other).toHaveURL(/\/structure/, { timeout: 30_000 })
  await expect(other.getByTestId('pane-item-Risk warning')).toBeVisible({ timeout: 30_000 })
  await context.close()

  await page.getByRole('tab', { name: 'Record' }).press('Enter')
  await expect(page.getByRole('row').filter({ hasText: 'session ended' }).first()).toContainText(
    /Marketer.*session ended.*Administrator/,
  )
  await page.getByRole('tab', { name: 'Sign-ins' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Marketer' }).first()).toContainText('came in')
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})

test('users are added by keyboard; what is wrong is said in the dialog', async ({ page }) => {
  await holdSession(page, lake, 'admin')
  await openPeople(page)
  const add = page.getByRole('button', { name: 'Add a user' })
  await add.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add a user' })
  await dialog.getByLabel('User name').fill('anna')
  await dialog.getByLabel('Name shown to others').fill('Anna Berg')
  await dialog.getByLabel('Role').selectOption('translator')
  await expect(dialog.getByText(/Edits drafts of pages and interface texts/)).toBeVisible()
  await dialog.getByLabel('Language').selectOption('de')
  await dialog.getByLabel('Password').fill('short')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('at least 12 characters')
  await expect(dialog.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true')
  expect(await axeFindings(page, '[role="dialog"]')).toEqual([])
  await dialog.getByLabel('Password').fill('four unrelated words')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(add).toBeFocused()
  const row = page.getByRole('row').filter({ hasText: 'Anna Berg' })
  await expect(row).toContainText('Translator (Deutsch)')
  await shoot(page, 'people-users')

  await row.getByRole('button', { name: 'Disable: Anna Berg' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
  await expect(row).toContainText('disabled')
  const admin = page.getByRole('row').filter({ hasText: 'Administrator' }).first()
  await admin.getByRole('button', { name: /^Disable/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('This is the last administrator')
})

test('a token is shown once and revoked', async ({ page }) => {
  await holdSession(page, lake, 'admin')
  await openPeople(page, 'Tokens')
  await page.getByRole('button', { name: 'Make a token' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make a token' })
  await dialog.getByLabel('Name').fill('import-job')
  await dialog.getByRole('button', { name: 'Make a token' }).click()
  const shown = page.getByRole('dialog', { name: 'Token' })
  const token = await shown.getByLabel('Token', { exact: true }).inputValue()
  expect(token).toMatch(/^lk/)
  await shown.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('row').filter({ hasText: 'import-job' })).toContainText('good')
  expect(await page.content()).not.toContain(token)
  await page.getByRole('button', { name: 'Revoke: import-job' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'import-job' })).toContainText('revoked')
  const me = await page.request.get(`${lake.url}/v1/users/me`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(me.status()).toBe(401)
})

test('axe finds nothing on any part, by day and by night', async ({ page }) => {
  test.setTimeout(180_000)
  await holdSession(page, lake, 'admin')
  await openPeople(page)
  for (const part of ['Users', 'Tokens', 'Sessions', 'Sign-ins', 'Record', 'Roles']) {
    await page.getByRole('tab', { name: part }).click()
    await expect(page.getByText('Reading…')).toHaveCount(0)
    expect(await axeFindings(page, '[data-testid="people"]'), part).toEqual([])
  }
})

test('nobody else is shown the screen', async ({ page }) => {
  await holdSession(page, lake, 'compliance-1')
  await page.goto(`${lake.url}/`)
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible({ timeout: 45_000 })
  await expect(page.getByRole('link', { name: 'People' })).toHaveCount(0)
})

test('on a phone each line is a card, and no words stand over others', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await holdSession(page, lake, 'admin')
  await openPeople(page)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  const over = await page.locator('tbody tr').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const cells = [...row.children]
      // What a cell holds, wherever its own box ends.
      const words = cells.map((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return range.getBoundingClientRect()
      })
      return words.flatMap((box, at) => {
        const next = words[at + 1]
        const isOver = next && next.width > 0 && box.right > next.left && box.bottom > next.top + 1
        return isOver ? [cells[at]?.textContent ?? ''] : []
      })
    }),
  )
  expect(over).toEqual([])
})
