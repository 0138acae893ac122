import { expect, test } from '@playwright/test'
import { publishFigure, showsFigure } from '#tests/support/site/figures.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { visit } from '#tests/support/site/visitor.ts'

let site: TestSite

test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await startTestSite()
})
test.afterAll(() => site?.stop())

const isData = (url: URL) => url.searchParams.has('_rsc')
const isNews = (request: { url: () => string }) => request.url().includes('/api/news')

test('an open page shows a newly published percentage, and what was typed stays', async ({ browser }) => {
  const { page, complaints, close } = await visit(browser, `${site.url}/robots.txt`, { width: 1440 })
  const listening = page.waitForRequest(isNews)
  await page.goto(`${site.url}/login`)
  const field = page.locator('main input').first()
  await field.fill('reader@example.org')
  await listening
  await publishFigure(site, 43)
  await expect(page.locator('.risk__text')).toContainText('43%')
  await expect(field).toHaveValue('reader@example.org')
  expect(showsFigure(await page.content(), '43')).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

test('a changed text comes out of the page’s new HTML, and every part that did not change is left alone', async ({
  browser,
}) => {
  const query = `*[_type == "page" && path == "/complaints" && language == "en"][0]{
    _id, "block": blocks[_type == "richText" && defined(heading)][0]{_key, heading}
  }`
  const { _id, block } = await site.client.fetch(query)
  const { page, complaints, close } = await visit(browser, `${site.url}/robots.txt`, { width: 1440 })
  const listening = page.waitForRequest(isNews)
  await page.goto(`${site.url}/complaints`)
  const heading = page.locator('main h2', { hasText: block.heading })
  await expect(heading).toBeVisible()
  await listening
  const mark = (selector: string) =>
    page.locator(selector).evaluate((element) => element.firstElementChild?.setAttribute('data-seen', ''))
  await heading.evaluate((element) => element.setAttribute('data-seen', ''))
  await mark('.foot__lists')
  // The first answer is lost on its way: the page stays as it is, and asks again.
  let lost = 0
  await page.route(`${site.url}/complaints`, async (route) => {
    lost += 1
    await (lost === 1 ? route.abort() : route.continue())
  })
  await site.client
    .patch(_id)
    .set({ [`blocks[_key=="${block._key}"].heading`]: 'A heading of a later hour' })
    .commit()
  await expect(page.locator('main h2', { hasText: 'A heading of a later hour' })).toBeVisible()
  await expect(heading).toHaveCount(0)
  await expect(page.locator('.foot__lists [data-seen]')).toHaveCount(1)
  await expect(page.locator('main [data-seen]')).toHaveCount(0)
  expect(lost).toBe(2)
  expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
  await close()
})

test('the page of an unknown address is drawn anew like any other, and not loaded again', async ({
  browser,
}) => {
  const { page, complaints, close } = await visit(browser, `${site.url}/robots.txt`, { width: 1440 })
  const listening = page.waitForRequest(isNews)
  // A page whose data come after a publish has those of another page, and is loaded again (record 29).
  const hasData = page.waitForResponse((response) => isData(new URL(response.url())))
  await page.goto(`${site.url}/de/no-such-page`)
  await page.evaluate(() => document.documentElement.setAttribute('data-seen', ''))
  await (await hasData).finished()
  await listening
  await publishFigure(site, 46)
  await expect(page.locator('.risk__text')).toContainText('46 %')
  await expect(page.locator('html[data-seen]')).toHaveCount(1)
  // Of the page itself.
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
  await close()
})

test('news that would load the page anew do not call back who has just gone to another', async ({
  browser,
}) => {
  const { page, close } = await visit(browser, `${site.url}/robots.txt`, { width: 1440 })
  // React cannot take this page over.
  await page.route(isData, async (route) => route.abort())
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route(`${site.url}/more/faq`, async (route) => {
    await isReleased
    await route.continue()
  })
  const listening = page.waitForRequest(isNews)
  await page.goto(`${site.url}/about/intro`)
  await listening
  const isUnderway = page.waitForRequest(`${site.url}/more/faq`)
  await page.locator('footer a[href="/more/faq"]').evaluate((link) => {
    if (link instanceof HTMLElement) link.click()
  })
  await isUnderway
  const isMissed = page.waitForEvent('requestfailed', (request) => isData(new URL(request.url())))
  await publishFigure(site, 45)
  await isMissed
  release()
  await page.waitForURL(`${site.url}/more/faq`)
  await close()
})

test('a hidden page listens to nothing, and catches up when it is seen again', async ({ browser }) => {
  const { page, close } = await visit(browser, `${site.url}/robots.txt`, { width: 390 })
  await page.addInitScript(() => {
    let state: DocumentVisibilityState = 'visible'
    Object.defineProperty(document, 'visibilityState', { get: () => state })
    addEventListener('test-visibility', (event) => {
      if (event instanceof CustomEvent) state = event.detail
      document.dispatchEvent(new Event('visibilitychange'))
    })
  })
  const show = (state: string) =>
    page.evaluate((detail) => dispatchEvent(new CustomEvent('test-visibility', { detail })), state)
  const first = page.waitForRequest(isNews)
  await page.goto(`${site.url}/about/intro`)
  const request = await first
  const ended = page.waitForEvent('requestfailed', (failed) => failed === request)
  await show('hidden')
  await ended
  await publishFigure(site, 44)
  await expect(page.locator('.risk__text')).not.toContainText('44%')
  await show('visible')
  await expect(page.locator('.risk__text')).toContainText('44%')
  await close()
})

test('the search is fetched on its first use and worked by keys alone', async ({ browser }) => {
  const { page, complaints, close } = await visit(browser, `${site.url}/robots.txt`, { width: 1440 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const listening = page.waitForRequest(isNews)
  await page.goto(`${site.url}/fees`)
  await expect(page.locator('html[data-script=ready]')).toBeAttached()
  const field = page.locator('.search input')
  await listening
  expect(asked).not.toContain('/api/search/en')
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(field).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.type('margin')
  const hits = page.locator('.search .hits a')
  await expect(hits.first()).toBeVisible()
  const strip = await page.locator('.risk').boundingBox()
  const sheet = await page.locator('.search').boundingBox()
  expect((sheet?.y ?? 0) >= (strip?.y ?? 0) + (strip?.height ?? 0)).toBe(true)
  await page.keyboard.press('ArrowDown')
  await expect(hits.first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('.search')).toHaveCount(0)
  await page.locator('.head__search').click()
  await field.fill('swap')
  await expect(hits.first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const target = await hits.first().getAttribute('href')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site.url}${target}`)
  // For a text of no origin Chromium wants an icon, which pages of this origin alone may show.
  expect(complaints.filter((text) => !text.includes('BLOCKED_BY_RESPONSE'))).toEqual([])
  await close()
})

test('the search works without script, on a phone, in German', async ({ browser }) => {
  const { page, close } = await visit(browser, `${site.url}/de/fees`, { width: 390, script: false })
  await page.locator('.head__search').click()
  await page.waitForURL(`${site.url}/de/search`)
  await page.locator('.search-page input').fill('Gebuhren')
  await page.keyboard.press('Enter')
  await expect(page.locator('.hits a').first()).toHaveAttribute('href', /^\/de\//)
  await close()
})
