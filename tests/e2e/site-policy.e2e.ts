import { expect, type Page, test } from '@playwright/test'
import { publishFigure } from '#tests/support/site/figures.ts'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { answerOf } from '#tests/support/site/visitor.ts'

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

const paths = ['/', '/about/intro', '/more/legal', '/nothing/here'].flatMap((path) =>
  ['', '/de', '/pl'].map((prefix) => (path === '/' ? prefix || '/' : `${prefix}${path}`)),
)

/** Everything the browser refuses, on every page it opens from now on. */
const violationsOf = async (page: Page): Promise<string[]> => {
  const violations: string[] = []
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      void Reflect.get(
        window,
        'tellViolation',
      )(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return violations
}

test('every page carries the policy, stored, fresh or missing, and nothing on it violates it', async ({
  page,
}) => {
  // Every page of the list three times.
  test.setTimeout(240_000)
  const violations = await violationsOf(page)
  for (const round of ['stored', 'rendered anew', 'stored again']) {
    if (round === 'rendered anew') await publishFigure(site, 72)
    for (const path of paths) {
      const response = await page.goto(`${site.url}${path}`)
      const policies = (await response?.headersArray())?.filter(
        ({ name }) => name.toLowerCase() === 'content-security-policy',
      )
      expect(policies, `${path}, ${round}`).toHaveLength(1)
      expect(policies?.[0]?.value).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/)
      expect(policies?.[0]?.value).not.toMatch(/script-src[^;]*unsafe/)
    }
  }
  expect(violations).toEqual([])
})

test('prices arrive and move, and the policy stays unviolated', async ({ page }) => {
  const violations = await violationsOf(page)
  await page.goto(`${site.url}/`)
  const answers = () => page.waitForResponse((response) => response.url().endsWith('/api/q/v1/QF1001'))
  const first = await (await answers()).text()
  const second = await (await answers()).text()
  expect(JSON.parse(first)).toMatchObject({ res: 1 })
  expect(second).not.toBe(first)
  expect(violations).toEqual([])
})

test('a script that was not written by the site does not run', async ({ page }) => {
  await page.route(`${site.url}/about/intro`, async (route) => {
    const response = await answerOf(route)
    const html = (await response.text()).replace(
      '</body>',
      '<script>window.stolen = 1</script><img src="x" onerror="window.stolen = 2"></body>',
    )
    await route.fulfill({ response, body: html })
  })
  await page.goto(`${site.url}/about/intro`)
  expect(await page.evaluate(() => Reflect.get(window, 'stolen'))).toBeUndefined()
})

test('polling stops in a hidden tab', async ({ page, context }) => {
  let polls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/q/v1/QF1001')) polls += 1
  })
  await page.clock.install()
  await page.goto(`${site.url}/`)
  // One for each block with prices.
  await expect.poll(() => polls).toBeGreaterThan(0)
  await expect(page.getByText(/\d\.\d{4,5}/).first()).toBeVisible()
  const shown = polls
  await page.clock.runFor(5_500)
  await expect.poll(() => polls).toBeGreaterThan(shown)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.runFor(6_000)
  const before = polls
  await page.clock.runFor(30_000)
  expect(polls).toBe(before)
  await context.close()
})
