import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { answerOf, goTo } from '#tests/support/site/visitor.ts'

/** Requirements D11 and I4: the source of a visit, page views and links out, after consent and never before. */

let site: TestSite

test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await startTestSite()
})

test.afterAll(async () => {
  await site.stop()
})

const collected = (): { event: string; label?: string; to?: string; page: string; source?: object }[] => {
  const folder = join(site.dataDir, 'site', 'analytics')
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line) => (line ? [JSON.parse(line)] : [])),
  )
}

const open = async (browser: Browser, address: string, prepare?: (page: Page) => Promise<void>) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
  await context.addCookies([{ name: 'hl', value: 'en', url: site.url }])
  // Nothing outside of this machine is asked: a link out ends at once.
  await context.route(/elsewhere\.example/, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  )
  const page = await context.newPage()
  await prepare?.(page)
  await goTo(page, `${site.url}${address}`)
  await expect(page.locator('html')).toHaveAttribute('data-script', 'ready')
  return page
}

/** A link out of the site with words of a person's in it. */
const addLink = (page: Page, target = '') =>
  page.evaluate((where) => {
    const link = document.createElement('a')
    link.href = 'https://elsewhere.example/open?email=ann@example.com'
    link.textContent = 'eToro vs. ann@example.com'
    link.id = 'way-out'
    if (where) link.target = where
    document.querySelector('main')?.prepend(link)
  }, target)

const keptSource = (page: Page) => page.evaluate(() => sessionStorage.getItem('source'))

const campaign =
  '/about/intro?utm_source=Newsletter&utm_medium=eMail&utm_campaign=Spring%20Tide&utm_term=ann@example.com'

test('before an answer, and after "Only necessary", nothing is stored and nothing leaves the page (I4)', async ({
  browser,
}) => {
  const asked: string[] = []
  const page = await open(browser, campaign, async (fresh) => {
    fresh.on('request', (request) => asked.push(request.url()))
  })
  await addLink(page, '_blank')
  await page.locator('#way-out').click()
  expect(await keptSource(page)).toBeNull()
  await page.locator('.cookies [data-consent="none"]').click()
  await page.goto(`${site.url}/more/faq`)
  await expect(page.locator('html')).toHaveAttribute('data-script', 'ready')
  expect(await keptSource(page)).toBeNull()
  expect(asked.filter((url) => url.includes('/api/collect'))).toEqual([])
  expect(collected()).toEqual([])
  // The server takes nothing either from one who has not agreed.
  const refused = await page.request.post(`${site.url}/api/collect`, {
    headers: { origin: site.url, 'content-type': 'application/json' },
    data: { event: 'outbound', page: 'x', label: 'y', to: 'z' },
  })
  expect(refused.status()).toBe(403)
  await page.context().close()
})

test('after Accept the first page is the source, for the whole tab, and labels are as typed without any address (D11, I4)', async ({
  browser,
}) => {
  const page = await open(browser, campaign)
  await page.locator('.cookies [data-consent="all"]').click()
  await expect.poll(() => collected().length).toBe(1)
  const host = new URL(site.url).host
  const source = {
    keywords: '[redacted]',
    group: '',
    campaign: 'Spring Tide',
    medium: 'eMail',
    source: 'Newsletter',
    page: `${host}/about/intro`,
    referrer: '',
  }
  expect(JSON.parse((await keptSource(page)) ?? 'null')).toEqual(source)
  expect(collected()[0]).toMatchObject({
    event: 'pageView',
    page: `${host}/about/intro`,
    language: 'en',
    source,
  })

  await page.goto(`${site.url}/more/faq?utm_source=Other`)
  await expect.poll(() => collected().length).toBe(2)
  expect(collected()[1]).toMatchObject({ page: `${host}/more/faq`, source })

  await addLink(page)
  await page.locator('#way-out').click()
  await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  await expect.poll(() => collected().length).toBe(3)
  expect(collected()[2]).toMatchObject({
    event: 'outbound',
    label: 'eToro vs. [redacted]',
    to: 'elsewhere.example/open',
  })
  expect(JSON.stringify(collected())).not.toMatch(/ann|127\.0\.0\.1/)
  await page.context().close()
})

test('a tag manager is waited for by a link out, and never longer than 250 ms (I4)', async ({ browser }) => {
  const page = await open(browser, '/about/intro', async (fresh) => {
    await fresh.context().addCookies([{ name: 'isAccept', value: '1', url: site.url }])
    await fresh.route(`${site.url}/about/intro`, async (route) => {
      const answer = await answerOf(route)
      const body = (await answer.text()).replace('data-analytics="beacon"', 'data-analytics="dataLayer"')
      await route.fulfill({ response: answer, body })
    })
  })
  const told = () =>
    page.evaluate(() =>
      (window as { dataLayer?: { event: string; label?: string }[] }).dataLayer?.map(({ event, label }) => [
        event,
        label,
      ]),
    )
  expect(await told()).toEqual([['pageView', undefined]])
  await addLink(page)
  const gone = page.waitForRequest(/elsewhere\.example/)
  const clicked = await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('#way-out')?.click()
    return performance.timeOrigin + performance.now()
  })
  await gone
  expect(Date.now() - clicked).toBeGreaterThanOrEqual(245)
  await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()

  // One that answers lets the visitor go at once: the page does not even see the end of the wait.
  await page.goto(`${site.url}/about/intro`)
  await expect(page.locator('html')).toHaveAttribute('data-script', 'ready')
  await addLink(page)
  const outcome = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const layer = (window as { dataLayer?: { push(entry: { eventCallback?: () => void }): void } })
          .dataLayer
        if (layer) layer.push = (entry) => entry.eventCallback?.()
        setTimeout(() => resolve('still here'), 240)
        addEventListener('pagehide', () => resolve('gone'))
        addEventListener('beforeunload', () => resolve('gone'))
        document.querySelector<HTMLAnchorElement>('#way-out')?.click()
      }),
  )
  expect(outcome).toBe('gone')
  await page.context().close()
})
