import { expect } from '@playwright/test'
import {
  isReady,
  isSound,
  message,
  password,
  secretField,
  test,
  toast,
} from '#tests/support/broker/accounts-test.ts'

/** A new account, and a new password, as a visitor on a phone gets them: requirements A5, F3, F4. */

test('registering takes two steps, survives a reload, and opens the account (A5, F3)', async ({
  browser,
  accounts,
}) => {
  const { site, sandbox, open, newAccount } = accounts
  const email = 'new-visitor@example.org'
  const { page, complaints, close } = await open(browser, '/register')
  await isReady(page)
  await isSound(page)
  await page.getByRole('button', { name: 'Send me a PIN' }).click()
  await expect(page.getByText('Please fill in this field.')).toHaveCount(3)
  await page.getByLabel('E-mail').fill(await newAccount('taken'))
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Last name').fill('Hopper')
  await page.getByLabel('Country').fill('Cyprus')
  await page.getByRole('button', { name: 'Send me a PIN' }).click()
  await expect(page.getByText('This e-mail address already has an account.')).toBeVisible()
  await page.reload()
  await isReady(page)
  await expect(page.getByLabel('Last name')).toHaveValue('Hopper')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send me a PIN' }).click()
  await expect(page.getByText('Step 2 of 2')).toBeVisible()
  await expect(page.getByText(`We have sent a PIN to ${email}.`)).toBeFocused()
  await isSound(page)

  const part = (text: string) => page.locator('.rules li', { hasText: text })
  await secretField(page, 'New password').fill('abc!')
  await expect(part('8 to 20 characters')).toContainText('not yet')
  await expect(part('letters A to Z and digits only')).toContainText('not yet')
  await expect(part('at least one letter')).toContainText('done')
  await page.reload()
  await expect(page.getByText('Step 2 of 2')).toBeVisible()
  await isReady(page)
  await expect(secretField(page, 'New password')).toHaveValue('')

  await page.getByLabel('PIN from the e-mail').fill('000000')
  await secretField(page, 'New password').fill(password)
  await secretField(page, 'Password again').fill('harbour8')
  await page.getByRole('button', { name: 'Open the account' }).click()
  await expect(page.getByText('The two passwords are not the same.')).toBeVisible()
  await secretField(page, 'Password again').fill(password)
  await page.getByRole('button', { name: 'Open the account' }).click()
  await expect(message(page)).toHaveText('The pin is wrong. Look at the latest mail.')
  await expect(secretField(page, 'New password')).toHaveValue(password)
  await page.getByLabel('PIN from the e-mail').fill(await sandbox.pin(email))
  await page.getByRole('button', { name: 'Open the account' }).click()
  await page.waitForURL(`${site.url}/uc`)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('draft-register')
  expect(complaints).toEqual([])
  await close()
})

test('a forgotten password becomes a new one, sent in Base64; another pin can be asked for (A5, F4)', async ({
  browser,
  accounts,
}) => {
  const { sandbox, broker, open, newAccount } = accounts
  const email = await newAccount('forgetful')
  const { page, complaints, close } = await open(browser, '/forgot-password')
  await page.clock.install()
  await page.reload()
  await isReady(page)
  await isSound(page)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send me a PIN' }).click()
  await expect(page.getByText(`If ${email} has an account`)).toBeFocused()
  const resend = page.locator('.auth__link')
  await expect(resend).toBeDisabled()
  await page.clock.runFor(61_000)
  await resend.click()
  // The sandbox goes by its own clock, where no minute has passed: it mails none, and says so to nobody, since that
  // would tell who has an account.
  await expect(toast(page, 'Another PIN is on its way.')).toBeVisible()
  await page.getByLabel('PIN from the e-mail').fill(await sandbox.pin(email))
  await secretField(page, 'New password').fill('anchor12')
  await secretField(page, 'Password again').fill('anchor12')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.locator('main').getByText('The new password is set')).toBeVisible()
  expect(JSON.parse(broker.bodies('W205').at(-1) ?? '')).toMatchObject({ password: 'YW5jaG9yMTI=' })
  const login = await sandbox.call('/api/m/v1/W201', { email, password: 'anchor12' })
  expect(await login.json()).toMatchObject({ res: 1 })
  expect(complaints).toEqual([])
  await close()
})
