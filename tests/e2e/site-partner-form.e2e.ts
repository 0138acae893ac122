import { setTimeout as sleep } from 'node:timers/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { visit } from '#tests/support/site/visitor.ts'

/** The page of the partnerships and the partner form (requirements A6, B6, D6, E9, F1, F2, H3). */

let site: TestSite
let sandbox: TestSandbox

test.beforeAll(async () => {
  test.setTimeout(300_000)
  sandbox = await startTestSandbox()
  site = await startTestSite({ brokerUrl: sandbox.url })
})
test.afterAll(async () => {
  await site?.stop()
  await sandbox?.stop()
})

const formOf = (page: Page) => page.getByRole('form', { name: 'Partner with us now!' })
const modalOf = (page: Page) => page.locator('dialog.dialog')
const labels = ['First name', 'Last name', 'E-mail', 'Website', 'Country', 'Phone']

const enquiries = async (): Promise<unknown[]> => {
  const { dt } = await (await fetch(`${sandbox.url}/inbox/enquiries`)).json()
  return dt.list
}

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/api/partner`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.url, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })

test('the page of the partnerships leads to the registration and to the partners’ own host, in each language (A6)', async ({
  browser,
}) => {
  const { page, close } = await visit(browser, `${site.url}/partnerships`, { width: 1280 })
  for (const [prefix, label] of [
    ['', 'Apply here'],
    ['/de', 'Hier bewerben'],
    ['/pl', 'Zgłoś się tutaj'],
  ] as const) {
    await page.goto(`${site.url}${prefix}/partnerships`)
    await expect(page.locator('main').getByRole('link', { name: label })).toHaveAttribute(
      'href',
      `${prefix}/register`,
    )
    await expect(page.locator('main a[href="https://client.halyard.example/ib"]')).toBeVisible()
  }
  await close()
})

test('only the e-mail address is checked; what was typed survives failure and reload; the result is a modal with OK alone (B6, D6, E9, F1, F2, H3)', async ({
  browser,
}) => {
  const { page, complaints, close } = await visit(browser, `${site.url}/partnerships`, {
    width: 390,
    height: 844,
  })
  const [form, modal] = [formOf(page), modalOf(page)]
  await expect(form.getByRole('link', { name: 'Become a Partner' })).toHaveAttribute('href', '/register')
  for (const label of labels) await expect(form.getByLabel(label)).toBeVisible()
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])

  await form.getByLabel('First name').fill('Grace')
  await form.getByLabel('Website').fill('not an address, and that is fine')
  await form.getByLabel('E-mail').fill('grace@example')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(modal).toContainText('Invalid email format. Please enter a proper email address.')
  await expect(modal.getByRole('button')).toHaveText(['OK'])
  expect(await enquiries()).toEqual([])
  await modal.getByRole('button', { name: 'OK' }).click()
  await expect(form.getByLabel('E-mail')).toBeFocused()
  await expect(form.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')

  await form.getByLabel('E-mail').fill('grace@example.org')
  await sandbox.fault('W607', { status: 503 })
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(modal).toContainText('The service is not available at present.', { timeout: 30_000 })
  await modal.getByRole('button', { name: 'OK' }).click()
  await expect(form.getByLabel('First name')).toHaveValue('Grace')
  await page.reload()
  await form.getByLabel('Country').focus()
  await expect(form.getByLabel('First name')).toHaveValue('Grace')
  await expect(form.getByLabel('E-mail')).toHaveValue('grace@example.org')

  await sandbox.fault('W607', undefined)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(modal).toContainText('Submission Complete', { timeout: 30_000 })
  await expect(modal).toContainText('grace@example.org')
  await expect(modal.getByRole('button')).toHaveText(['OK'])
  await modal.getByRole('button', { name: 'OK' }).click()
  await expect(modal).toHaveCount(0)
  expect(await enquiries()).toMatchObject([
    {
      fields: { firstName: 'Grace', website: 'not an address, and that is fine', email: 'grace@example.org' },
    },
  ])
  await expect(form.getByLabel('First name')).toHaveValue('')
  expect(await page.evaluate(() => sessionStorage.getItem('draft-partner'))).toBeNull()
  expect(complaints).toEqual([])
  await close()
})

test('a task that comes late over a slow line does not make a quick hand a machine (E9)', async ({
  browser,
}) => {
  const { page, close } = await visit(browser, `${site.url}/partnerships`, { width: 390 })
  await page.route('**/api/challenge?*', async (route) => {
    await sleep(1_500)
    await route.continue()
  })
  const form = formOf(page)
  await form.getByLabel('E-mail').fill('katherine@example.org')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(modalOf(page)).toContainText('Submission Complete', { timeout: 30_000 })
  await close()
})

test('without script it posts, and a page says what became of it; the page keeps what was typed (B6, E9)', async ({
  browser,
}) => {
  const { page, close } = await visit(browser, `${site.url}/de/about/intro`, { width: 390, script: false })
  const form = page.getByRole('form', { name: 'Werden Sie jetzt unser Partner!' })
  const before = (await enquiries()).length
  await form.getByLabel('Vorname').fill('Ada')
  await form.getByLabel('E-Mail').fill('ada@example')
  await form.getByRole('button', { name: 'Absenden' }).click()
  await expect(page).toHaveURL(/\/de\/partner-enquiry\?result=email&typed=[\w-]+$/)
  await expect(page.locator('h1')).toHaveText('Bitte prüfen Sie Ihre E-Mail-Adresse')
  await expect(page.locator('.closing')).toHaveCount(0)
  expect((await enquiries()).length).toBe(before)
  // The answer's page has what was typed, to be corrected there.
  await expect(form.getByLabel('Vorname')).toHaveValue('Ada')
  await expect(form.getByLabel('E-Mail')).toHaveValue('ada@example')
  await expect(form.getByText('Das Format der E-Mail-Adresse ist ungültig')).toBeVisible()
  await form.getByLabel('E-Mail').fill('ada@example.org')
  await form.getByRole('button', { name: 'Absenden' }).click()
  await expect(page).toHaveURL(`${site.url}/de/partner-enquiry?result=sent`)
  await expect(page.locator('h1')).toHaveText('Anfrage gesendet')
  const sent = await enquiries()
  expect(sent).toHaveLength(before + 1)
  expect(sent.find((one) => JSON.stringify(one).includes('ada@example.org'))).toMatchObject({
    fields: { firstName: 'Ada', email: 'ada@example.org', website: '' },
  })
  await close()
})

test('what posts the form without script is held to the relay’s rules: origin, form, size, trap, and fewer of them', async () => {
  const before = (await enquiries()).length
  const email = 'post@example.org'
  expect((await post({ email }, { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await post({ email }, { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await post({ email, firstName: 'a'.repeat(20_000) })).status).toBe(413)
  const trapped = await post({ email, subject: 'buy now', language: 'pl' })
  expect([trapped.status, trapped.headers.get('location')]).toEqual([
    303,
    '/pl/partner-enquiry?result=failed',
  ])
  expect((await enquiries()).length).toBe(before)
  const results = []
  for (let count = 0; count < 4; count += 1) results.push((await post({ email })).headers.get('location'))
  expect(results.at(-1)).toMatch(/^\/partner-enquiry\?result=busy&typed=[\w-]+$/)
  expect((await enquiries()).length - before).toBeLessThanOrEqual(3)
})

test('an answer without `dt` is no success, and a machine that fills in every field is refused (E9)', async ({
  browser,
}) => {
  const { page, close } = await visit(browser, `${site.url}/about/intro`, { width: 1440, height: 900 })
  const [form, modal] = [formOf(page), modalOf(page)]
  const before = (await enquiries()).length
  await form.getByLabel('E-mail').fill('bot@example.org')
  await page.route('**/api/m/v1/W607', (route) => route.fulfill({ status: 204 }))
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(modal).toContainText('We could not confirm that it arrived.', { timeout: 30_000 })
  await modal.getByRole('button', { name: 'OK' }).click()
  await page.unroute('**/api/m/v1/W607')
  await form.locator('[name=subject]').evaluate((field: HTMLInputElement) => {
    field.value = 'buy now'
  })
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(modal).toContainText('The request had a mistake. Nothing was changed.', { timeout: 30_000 })
  expect((await enquiries()).length).toBe(before)
  await close()
})
