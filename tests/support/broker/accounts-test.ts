import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page, test as base } from '@playwright/test'
import { startTestSandbox, type TestSandbox } from './sandbox.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { type Visit, visit } from '#tests/support/site/visitor.ts'
import { type WatchedBroker, watchBroker } from './watched-broker.ts'

/** A site whose broker keeps accounts, and what a test of accounts does with both. */
export interface Accounts {
  site: TestSite
  sandbox: TestSandbox
  broker: WatchedBroker
  /** Opens a page on a phone, from an address of its own, so that nobody uses up another's tries. */
  open: (browser: Browser, path: string) => Promise<Visit>
  /** Makes an account with {@link password} at the broker itself; resolves with its e-mail address. */
  newAccount: (name: string) => Promise<string>
}

export const password = 'harbour7'

const startAccounts = async (): Promise<Accounts & { stop: () => Promise<void> }> => {
  const sandbox = await startTestSandbox()
  const broker = await watchBroker(sandbox.url)
  const site = await startTestSite({ brokerUrl: broker.url })
  let visitors = 0
  return {
    site,
    sandbox,
    broker,
    open: async (browser, path) => {
      const visited = await visit(browser, `${site.url}${path}`, { width: 390, height: 844 })
      visitors += 1
      await visited.page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${visitors}` })
      return visited
    },
    newAccount: async (name) => {
      const email = `${name}@example.org`
      await sandbox.call('/api/m/v1/W203', { email, firstName: 'Ada', lastName: 'Byron', country: 'CY' })
      const pin = await sandbox.pin(email)
      const made = await sandbox.call('/api/m/v1/W202', { email, pin, password, reenterPassword: password })
      expect(await made.json()).toMatchObject({ res: 1 })
      return email
    },
    stop: async () => {
      await site.stop()
      await broker.stop()
      await sandbox.stop()
    },
  }
}

/** A test of accounts: a worker starts one site with its broker for all such files it runs. */
export const test = base.extend<object, { accounts: Accounts }>({
  accounts: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs.
    async ({}, use) => {
      const accounts = await startAccounts()
      await use(accounts)
      await accounts.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** The field of a password, which browsers give no role of its own. */
export const secretField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Waits until the page answers to presses. */
export const isReady = (page: Page) => expect(page.locator('main button[type=submit]')).toBeEnabled()

export const logIn = async (page: Page, email: string, typed = password): Promise<void> => {
  await isReady(page)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await secretField(page, 'Password').fill(typed)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** No violation of WCAG 2.2 AA that a machine finds. */
export const isSound = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

/** What the card of a form says of a failure. */
export const message = (page: Page) => page.locator('.auth__message')

export const toast = (page: Page, title: string) => page.locator('.toast', { hasText: title })
