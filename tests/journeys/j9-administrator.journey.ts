import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import { codeAt } from '#lake/access/factor/codes.ts'
import { demoPassword } from '#tests/support/lake/lake.ts'
import { expect, type Product, test } from '#tests/support/product/journey.ts'
import { axeFindings } from '#tests/support/studio/studio-axe.ts'
import { fieldInput, holdSession, openForm } from '#tests/support/studio/studio.ts'

const desk = { viewport: { width: 1440, height: 900 } }
const password = 'four unrelated words'

const typeSignIn = async (page: Page, lake: Product['lake'], name: string, words: string): Promise<void> => {
  await page.goto(`${lake.url}/`)
  await page.getByLabel('User name').fill(name)
  await page.getByLabel('Password').fill(words)
}

const atWork = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Today' })).toBeVisible({ timeout: 60_000 })

const openPeople = async (page: Page, lake: Product['lake']): Promise<void> => {
  await page.goto(`${lake.url}/people`)
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible({ timeout: 60_000 })
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })

/** The administrator's screen, opened by the sign-in page. */
async function openAsAdministrator(browser: Browser, lake: Product['lake']): Promise<Page> {
  const page = await browser.newPage(desk)
  await typeSignIn(page, lake, 'admin', demoPassword)
  await page.keyboard.press('Enter')
  await atWork(page)
  await page.getByRole('link', { name: 'People' }).click()
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible()
  return page
}

test('an administrator adds somebody, who sets up a second step, gets another role, is sent out while typing, and finds the words again', async ({
  product: { lake },
  browser,
}) => {
  const admin = await openAsAdministrator(browser, lake)
  await admin.getByRole('button', { name: 'Add a user' }).press('Enter')
  const add = admin.getByRole('dialog', { name: 'Add a user' })
  await add.getByLabel('User name').fill('nadia')
  await add.getByLabel('Name shown to others').fill('Nadia Orłowska')
  await add.getByLabel('Role').selectOption('translator')
  await add.getByLabel('Language').selectOption('de')
  await add.getByLabel('Password').fill('short')
  await admin.keyboard.press('Enter')
  await expect(add.getByRole('alert')).toContainText('at least 12 characters')
  await add.getByLabel('Password').fill(password)
  await admin.keyboard.press('Enter')
  await expect(add).toBeHidden()
  const user = rowOf(admin, 'Nadia Orłowska')
  await expect(user).toContainText('Translator (Deutsch)')

  await user.getByRole('button', { name: 'Change role: Nadia Orłowska' }).press('Enter')
  const role = admin.getByRole('dialog')
  await role.getByLabel('Role').selectOption('marketer')
  await role.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(role).toBeHidden()
  await expect(user).toContainText('Marketer')

  const other = await browser.newContext(desk)
  const nadia = await other.newPage()
  await typeSignIn(nadia, lake, 'nadia', password)
  await nadia.getByRole('button', { name: 'Set up a second step' }).press('Enter')
  const secret = (await nadia.locator('code').innerText()).replaceAll(' ', '')
  await nadia.getByLabel('Code the app shows').fill(codeAt(secret, Date.now() - 30_000))
  await nadia.keyboard.press('Enter')
  await expect(nadia.getByRole('listitem')).toHaveCount(10)
  await nadia.getByRole('button', { name: 'I have kept them, go on' }).press('Enter')
  await atWork(nadia)
  await admin.reload()
  await expect(user).toContainText('second step')

  // What she types without a line while her session ends was never taken by the lake: it says no as soon as it is asked.
  const id = 'page-en-j9-ended'
  const page = await lake.client().getDocument('page-en-about-intro')
  if (!page) throw new Error('the page to copy is missing')
  const { _rev, _createdAt, _updatedAt, ...fields } = page
  await lake.client().createOrReplace({ ...fields, _id: id, path: '/j9-ended', title: 'Typed' })
  await openForm(nadia, lake, `pages;en;all;${id}`)
  const title = fieldInput(nadia, 'title')
  await expect(title).toBeEditable()
  await title.press('End')
  await other.setOffline(true)
  await title.pressSequentially(' and not lost')

  await admin.getByRole('tab', { name: 'Sessions' }).click()
  const session = rowOf(admin, 'Nadia Orłowska')
  await session.getByRole('button', { name: 'End: Nadia Orłowska' }).press('Enter')
  const end = admin.getByRole('dialog', { name: 'End the session of Nadia Orłowska?' })
  await expect(end).toContainText('What they typed is kept in their browser until they have.')
  await end.getByRole('button', { name: 'End', exact: true }).press('Enter')
  await expect(admin.getByText('The session of Nadia Orłowska has ended.')).toBeVisible()

  await expect(title).toHaveValue('Typed and not lost')
  await other.setOffline(false)
  await expect(nadia.getByRole('status').filter({ hasText: 'session' })).toHaveText(
    'Your session was ended. Sign in again in this browser; what you typed is kept.',
    { timeout: 60_000 },
  )
  expect((await new AxeBuilder({ page: nadia }).analyze()).violations).toEqual([])
  await nadia.getByLabel('User name').fill('nadia')
  await nadia.getByLabel('Password').fill(password)
  await nadia.getByRole('button', { name: 'Sign in' }).click()
  await nadia.getByLabel('Code').fill(codeAt(secret, Date.now()))
  await nadia.keyboard.press('Enter')
  await expect(nadia.getByTestId('form-view').last()).toBeVisible({ timeout: 60_000 })
  await expect(title).toHaveValue('Typed and not lost')
  await expect
    .poll(() =>
      lake.client({ perspective: 'raw' }).fetch<string>('*[_id == $id][0].title', { id: `drafts.${id}` }),
    )
    .toBe('Typed and not lost')

  await admin.getByRole('tab', { name: 'Users' }).click()
  await user.getByRole('button', { name: 'Take second step away: Nadia Orłowska' }).press('Enter')
  await admin.getByRole('dialog').getByRole('button', { name: 'Take second step away' }).press('Enter')
  await expect(user).not.toContainText('second step')
  await user.getByRole('button', { name: 'Disable: Nadia Orłowska' }).press('Enter')
  await admin.getByRole('dialog').getByRole('button', { name: 'Disable' }).press('Enter')
  await expect(user).toContainText('disabled')
  await admin.getByRole('tab', { name: 'Record' }).press('Enter')
  await expect(admin.getByRole('row').filter({ hasText: 'session ended' }).first()).toContainText(
    /Nadia Orłowska.*session ended.*Administrator/,
  )
  await other.close()
  await admin.close()
  await lake.client().transaction().delete(`drafts.${id}`).delete(id).commit()
})

test('a token is shown once, opens the lake, and is revoked', async ({ product: { lake }, browser }) => {
  const admin = await openAsAdministrator(browser, lake)
  await admin.getByRole('tab', { name: 'Tokens' }).click()
  await admin.getByRole('button', { name: 'Make a token' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Make a token' })
  await dialog.getByLabel('Name').fill('nightly-export')
  await dialog.getByRole('button', { name: 'Make a token' }).click()
  const shown = admin.getByRole('dialog', { name: 'Token' })
  const token = await shown.getByLabel('Token', { exact: true }).inputValue()
  await shown.getByRole('button', { name: 'Close' }).last().click()
  const row = rowOf(admin, 'nightly-export')
  await expect(row).toContainText('good')
  expect(await admin.content()).not.toContain(token)
  const ask = async () =>
    (await fetch(`${lake.url}/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })).status
  expect(await ask()).toBe(200)
  await row.getByRole('button', { name: 'Revoke: nightly-export' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(row).toContainText('revoked')
  expect(await ask()).toBe(401)
  await admin.close()
})

const parts = ['Users', 'Tokens', 'Sessions', 'Sign-ins', 'Record', 'Roles'] as const

test('every part of People is sound by day and by night', async ({ product: { lake }, page }) => {
  await page.setViewportSize(desk.viewport)
  await holdSession(page, lake, 'admin')
  await openPeople(page, lake)
  for (const part of parts) {
    await page.getByRole('tab', { name: part }).click()
    await expect(page.getByText('Reading…')).toHaveCount(0)
    expect(await axeFindings(page, '[data-testid="people"]'), part).toEqual([])
  }
})

test('People and Translations stand on a phone in Polish, with nothing cut', async ({
  product: { lake },
  browser,
}) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pl-PL' })
  const page = await phone.newPage()
  await holdSession(page, lake, 'admin')
  for (const tool of ['people', 'translations']) {
    await page.goto(`${lake.url}/${tool}`)
    await expect(page.getByRole('rowheader').first()).toBeVisible({ timeout: 60_000 })
    const cut = await page.getByRole('table').evaluate((table) =>
      [table, ...table.querySelectorAll('*')].flatMap((part) => {
        const { left, right } = part.getBoundingClientRect()
        const isCut = right > window.innerWidth || left < 0
        const isHidden = part.closest('thead') !== null
        return isCut && !isHidden ? [part.textContent?.slice(0, 60) ?? ''] : []
      }),
    )
    expect(cut, tool).toEqual([])
  }
  await phone.close()
})
