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

const openForm = async (page: Page) => {
  const form = page.getByRole('dialog', { name: 'Partner with us now!' })
  // The button can be pressed once its script is there, and fetches the form then.
  await page.getByRole('button', { name: 'Write to the partner team' }).click()
  await expect(form).toBeVisible()
  return form
}
const enquiries = async (): Promise<unknown[]> => {
  const { dt } = await (await fetch(`${sandbox.url}/inbox/enquiries`)).json()
  return dt.list
}

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

test('only the e-mail address is checked; what was typed survives failure and reload; what was sent is thanked for (B6, D6, E9, F1, F2, H3)', async ({
  browser,
}) => {
  const { page, complaints, close } = await visit(browser, `${site.url}/partnerships`, {
    width: 390,
    height: 844,
  })
  const form = await openForm(page)
  await expect(form.getByRole('link', { name: 'Become a Partner' })).toHaveAttribute('href', '/register')
  for (const label of ['First name', 'Last name', 'E-mail', 'Website', 'Country', 'Phone'])
    await expect(form.getByLabel(label)).toBeVisible()
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])

  await form.getByLabel('First name').fill('Grace')
  await form.getByLabel('Website').fill('not an address, and that is fine')
  await form.getByLabel('E-mail').fill('grace@example')
  await form.getByRole('button', { name: 'Submit' }).click()
  const modal = page.locator('.dialog:not(.dialog--wide)')
  await expect(modal).toContainText('Invalid email format. Please enter a proper email address.')
  await expect(modal.getByRole('button')).toHaveText(['OK'])
  expect(await enquiries()).toEqual([])
  await modal.getByRole('button', { name: 'OK' }).click()
  await expect(form.getByLabel('E-mail')).toBeFocused()

  await form.getByLabel('E-mail').fill('grace@example.org')
  await sandbox.fault('W607', { status: 503 })
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(modal).toContainText('The service is not available at present.', { timeout: 30_000 })
  await modal.getByRole('button', { name: 'OK' }).click()
  await page.reload()
  await openForm(page)
  await expect(form.getByLabel('First name')).toHaveValue('Grace')
  await expect(form.getByLabel('E-mail')).toHaveValue('grace@example.org')

  await sandbox.fault('W607', undefined)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(modal).toContainText('Submission Complete', { timeout: 30_000 })
  await modal.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('dialog', { name: 'We have your enquiry' })).toContainText('grace@example.org')
  expect(await enquiries()).toMatchObject([
    {
      fields: { firstName: 'Grace', website: 'not an address, and that is fine', email: 'grace@example.org' },
    },
  ])
  await page.getByRole('button', { name: 'Write another one' }).click()
  await expect(form.getByLabel('First name')).toHaveValue('')
  expect(await page.evaluate(() => sessionStorage.getItem('draft-partner'))).toBeNull()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Write to the partner team' })).toBeFocused()
  expect(complaints).toEqual([])
  await close()
})

test('an answer without `dt` is no success, and a machine that fills in every field is refused (E9)', {
  tag: '@variant',
}, async ({ browser }) => {
  const { page, close } = await visit(browser, `${site.url}/about/intro`, { width: 1440, height: 900 })
  const form = await openForm(page)
  const modal = page.locator('.dialog:not(.dialog--wide)')
  const before = (await enquiries()).length
  await form.getByLabel('E-mail').fill('bot@example.org')
  await page.route('**/api/m/v1/W607', (route) => route.fulfill({ status: 204 }))
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(modal).toContainText('The answer did not say that it arrived.', { timeout: 30_000 })
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
