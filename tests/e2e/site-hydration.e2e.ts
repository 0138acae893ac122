import { expect, type Page } from '@playwright/test'
import type { TestSite } from '#tests/support/site/site.ts'
import { test } from '#tests/support/site/site-test.ts'
import { answerOf, visit } from '#tests/support/site/visitor.ts'

/** React comes to a page when the page needs it (record 29, quality 1). */

let site: TestSite

test.beforeAll(({ site: running }) => {
  site = running
})

const isReact = (url: string) => url.includes('/_next/static/') && url.endsWith('.js')
const isData = (url: URL) => url.searchParams.has('_rsc')
const hydrated = (page: Page) => page.locator('html[data-hydrated]')
const modal = (page: Page) => page.locator('dialog.dialog')
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })

test('a page of words loads no script of React; one press loads it, and is not lost', async ({ browser }) => {
  const { page, complaints, close } = await visit(browser, `${site.url}/robots.txt`, { width: 390 })
  const asked: string[] = []
  page.on('request', (request) => isReact(request.url()) && asked.push(request.url()))
  // News would bring React too, and a site that has just started tells some: the stream is asked for and never opens.
  await page.route('**/api/news*', () => {})
  // It is the last of all that a page does by itself.
  const isSettled = page.waitForRequest((request) => request.url().includes('/api/news'))
  await page.goto(`${site.url}/about/intro`)
  await isSettled
  expect(asked).toEqual([])
  await expect(hydrated(page)).toHaveCount(0)
  // Somebody who reads past the form does not need it.
  await page.locator('.partner__form').scrollIntoViewIfNeeded()
  // What a scroll sets off asks within the next frames; a moment without work comes after all of it.
  await page.evaluate(
    async () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done))),
      ),
  )
  expect(asked).toEqual([])
  const email = page.locator('#partner-email')
  await email.pressSequentially('grace@example')
  await submit(page).click()
  await expect(modal(page)).toContainText('Invalid email format.')
  await expect(email).toHaveValue('grace@example')
  await expect(hydrated(page)).toHaveCount(1)
  // Not by requests: the worker of the form's proof of work loads some of the same files for itself.
  const loaded = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src')))
  expect(loaded.filter((src, at) => loaded.indexOf(src) !== at)).toEqual([])
  expect(complaints.filter((text) => !text.includes('BLOCKED_BY_RESPONSE'))).toEqual([])
  await close()
})

test('the search opens by its first key and by its first press', async ({ browser }) => {
  const { page, close } = await visit(browser, `${site.url}/more/faq`, { width: 1440 })
  const field = page.locator('dialog.search input')
  await expect(page.locator('html[data-script=ready]')).toBeAttached()
  const answer = page.locator('main details').first()
  await answer.locator('summary').click()
  // In a field the key is a letter.
  await page.locator('main input[type=search]').press('/')
  await expect(page.locator('main input[type=search]')).toHaveValue('/')
  await expect(hydrated(page)).toHaveCount(1)
  await expect(field).toHaveCount(0)
  // What was opened before React came stays open.
  await expect(answer).toHaveAttribute('open')
  await page.goto(`${site.url}/more/legal`)
  await expect(page.locator('html[data-script=ready]')).toBeAttached()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await page.goto(`${site.url}/about/intro`)
  await expect(page.locator('html[data-script=ready]')).toBeAttached()
  await page.locator('.head__search').evaluate((link) => link instanceof HTMLElement && link.click())
  await expect(field).toBeFocused()
  await close()
})

/**
 * Opens a page in which React begins, and cannot end until it is let: the part that tells of its end is held.
 * @param part comes into sight first
 */
const openHeld = async (page: Page, path: string, part = 'main'): Promise<() => void> => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route(`${site.url}/_next/static/**/*.js`, async (route) => {
    const response = await answerOf(route)
    const body = await response.text()
    if (body.includes('"hydrated"')) await isReleased
    await route.fulfill({ response, body })
  })
  // What is held here would hold the end of loading.
  await page.goto(`${site.url}${path}`, { waitUntil: 'domcontentloaded' })
  await page.locator(part).scrollIntoViewIfNeeded()
  await page.waitForFunction(() => Object.keys(document).some((name) => name.startsWith('_reactListening')))
  return release
}

test('the search over the page tells the number that its page tells', async ({ browser }) => {
  const { page, close } = await visit(browser, `${site.url}/about/intro`, { width: 1440 })
  const numberIn = async (within: string) =>
    /\d+/.exec(await page.locator(`${within} .search__note`).innerText())?.[0]
  for (const question of ['margin', 'a', 'eurusd']) {
    await page.locator('.head__search').click()
    await page.locator('dialog.search input').fill(question)
    await expect(page.locator('dialog.search .search__note')).toContainText(/\d/)
    const over = await numberIn('dialog.search')
    await page.locator('dialog.search input').press('Enter')
    await page.waitForURL(`${site.url}/search?q=${question}`)
    expect(await numberIn('.search-page'), question).toBe(over)
  }
  await close()
})

test('while React takes a page over, what the page script does is done at once', async ({ browser }) => {
  const { page, context, close } = await visit(browser, `${site.url}/robots.txt`, { width: 1440 })
  await context.addCookies([{ name: 'isAccept', value: '1', url: site.url }])
  await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }))
  const release = await openHeld(page, '/trading/realtime')
  const isOutboundTold = page.waitForRequest((request) => request.postData()?.includes('"outbound"') ?? false)
  await page.locator('.nav__top[href^="https:"]').click({ modifiers: ['Control'] })
  await isOutboundTold
  const tops = page.locator('.nav__top')
  await tops.first().focus()
  await expect(tops.first()).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(tops.nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tops.nth(1)).toHaveAttribute('aria-expanded', 'false')
  await page.locator('[data-theme-choice=dark]').first().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(hydrated(page)).toHaveCount(0)
  await page.keyboard.press('/')
  release()
  await expect(page.locator('dialog.search input')).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await close()
})

test('a press on a live part waits until React answers it', async ({ browser }) => {
  const { page, close } = await visit(browser, `${site.url}/robots.txt`, { width: 390 })
  const release = await openHeld(page, '/trading/realtime')
  const metals = page.getByRole('button', { name: /^Metals/ })
  await metals.click()
  await expect(metals).toHaveAttribute('aria-busy', 'true')
  await expect(metals).toHaveAttribute('aria-pressed', 'false')
  release()
  await expect(metals).toHaveAttribute('aria-pressed', 'true')
  await expect(metals).not.toHaveAttribute('aria-busy')
  await close()
})

test('a choice made before React comes is not lost', async ({ browser }) => {
  const { page, close } = await visit(browser, `${site.url}/robots.txt`, { width: 390 })
  const release = await openHeld(page, '/platforms/mctrader', '.live-ticket')
  const ticket = page.locator('.live-ticket')
  const sell = ticket.getByRole('radio', { name: 'Sell' })
  const bill = ticket.locator('.practice-ticket__bill')
  const bought = await bill.textContent()
  await sell.click()
  await expect(sell).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(sell).toBeChecked()
  // A night costs another sum on this side.
  await expect(bill).not.toHaveText(bought ?? '')
  await close()
})

/** The scripts of React that a page has asked for. */
const asked = (page: Page) => page.locator('script[src*="/_next/static/"]:not([nomodule])')

test('a live part further down loads React a screen ahead of a mouse or a key, and for who stops at it', async ({
  browser,
}) => {
  const signs: ((page: Page) => Promise<unknown>)[] = [
    async (page) => page.mouse.move(200, 300),
    async (page) => page.keyboard.press('Shift'),
  ]
  /** As far below the screen as is asked for, px; how high the screen is then. */
  const openAbove = async (below: number) => {
    const { page, close } = await visit(browser, site.url, { width: 390, height: 500 })
    const part = page.locator('[data-live-part]').first()
    const top = await part.evaluate((element) => element.getBoundingClientRect().top)
    await page.setViewportSize({ width: 390, height: Math.round(top - below) })
    await page.reload()
    // A row of tabs scrolls to the current one by itself.
    await page.locator('main').dispatchEvent('scroll')
    await expect(page.locator('html[data-script=ready]')).toBeAttached()
    await expect(asked(page)).toHaveCount(0)
    return { page, part, close }
  }
  for (const show of signs) {
    const { page, close } = await openAbove(100)
    await show(page)
    await expect(hydrated(page)).toHaveCount(1)
    await close()
  }
  // Nobody moved, and there it stays.
  const { page, close } = await openAbove(100)
  await page.setViewportSize({ width: 390, height: (page.viewportSize()?.height ?? 0) + 200 })
  await expect(hydrated(page)).toHaveCount(1)
  await close()
})

test('who scrolls on gets none of React, whatever comes by; who stops at a live part gets it', async ({
  browser,
}) => {
  const { page, close } = await visit(browser, `${site.url}/platforms/mctrader`, { width: 390 })
  const part = page.locator('[data-live-part]').first()
  await part.scrollIntoViewIfNeeded()
  // Longer than anybody is left alone in any case, and never as long at one place as it takes to stop.
  for (let step = 0; (await page.evaluate(() => performance.now())) < 8_000; step += 1)
    await page.mouse.wheel(0, step % 2 === 0 ? 40 : -40)
  await expect(part).toBeInViewport()
  await expect(asked(page)).toHaveCount(0)
  await expect(hydrated(page)).toHaveCount(1)
  await close()
})

test('a form asks for React by itself, also where prices live further down', async ({ browser }) => {
  const { page, close } = await visit(browser, `${site.url}/login`, { width: 390 })
  await expect(hydrated(page)).toHaveCount(1)
  await page.route(`${site.url}/`, async (route) => {
    const response = await answerOf(route)
    const body = (await response.text()).replace('</main>', '<form></form></main>')
    await route.fulfill({ response, body })
  })
  await page.goto(site.url)
  await expect(asked(page)).not.toHaveCount(0)
  await close()
})

test('where React cannot be had the search leads to its page and the browser sends the form; the next page asks again', async ({
  browser,
}) => {
  const { page, close } = await visit(browser, `${site.url}/about/intro`, { width: 1440 })
  let isBroken = true
  await page.route(`${site.url}/_next/static/**/*.js`, async (route) =>
    isBroken ? route.abort() : route.continue(),
  )
  await expect(page.locator('html[data-script=ready]')).toBeAttached()
  await submit(page).click()
  await page.waitForURL(/\/partner-enquiry\?result=email/)
  isBroken = false
  await page.goto(`${site.url}/about/intro`)
  await submit(page).click()
  await expect(modal(page)).toBeVisible()
  isBroken = true
  await page.goto(`${site.url}/more/legal`)
  await expect(page.locator('html[data-script=ready]')).toBeAttached()
  await page.locator('.head__search').click()
  await page.waitForURL(`${site.url}/search`)
  await close()
})

test('the data React takes a page of words over with are fetched once, after the first paint', async ({
  browser,
}) => {
  const { page, close } = await visit(browser, `${site.url}/robots.txt`, { width: 390 })
  const fetched = page.waitForResponse((answer) => isData(new URL(answer.url())))
  await page.goto(`${site.url}/pl/glossary?from=mail`)
  const answer = await fetched
  const html = await page.evaluate(() => document.documentElement.outerHTML)
  expect(html).not.toContain('__next_f')
  await expect(page.locator('script[data-deferred]')).toHaveAttribute(
    'data-deferred',
    (await answer.headerValue('x-flight')) ?? 'none',
  )
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog')).toBeVisible()
  const { painted, begun } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByType('paint')
    const data = performance.getEntriesByType('resource').filter(({ name }) => name.includes('_rsc='))
    return {
      painted: Number(paint && 'paintTime' in paint ? paint.paintTime : Number.NaN),
      begun: data.map(({ startTime }) => startTime),
    }
  })
  expect(begun).toHaveLength(1)
  expect(begun[0]).toBeGreaterThanOrEqual(painted)
  await close()
})

test('where the data of React cannot be had, or are another page’s, form and search do without', async ({
  browser,
}) => {
  const { page, complaints, close } = await visit(browser, `${site.url}/robots.txt`, { width: 1440 })
  let isBroken = true
  await page.route(isData, async (route) => (isBroken ? route.abort() : route.continue()))
  await page.goto(`${site.url}/about/intro`)
  await expect(page.locator('html[data-script=ready]')).toBeAttached()
  await submit(page).click()
  await page.waitForURL(/\/partner-enquiry\?result=email/)
  isBroken = false
  await page.goto(`${site.url}/about/intro`)
  await submit(page).click()
  await expect(modal(page)).toBeVisible()
  expect(complaints.filter((text) => !/ERR_FAILED|BLOCKED_BY_RESPONSE/.test(text))).toEqual([])

  await page.route(isData, async (route) => {
    const answer = await answerOf(route)
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'x-flight': 'other' } })
  })
  await page.goto(`${site.url}/about/intro`)
  await expect(page.locator('html[data-script=ready]')).toBeAttached()
  await submit(page).click()
  await page.waitForURL(/\/partner-enquiry\?result=email/)
  await page.goto(`${site.url}/about/intro`)
  await expect(page.locator('html[data-script=ready]')).toBeAttached()
  await page.locator('.head__search').click()
  await page.waitForURL(`${site.url}/search`)
  await close()
})

test('who is signed in, and who was sent here with a notice, is told so without a press', async ({
  browser,
}) => {
  const { page, context, close } = await visit(browser, `${site.url}/about/intro?notice=login`, {
    width: 1440,
  })
  await expect(page.getByText('Please login first!').first()).toBeVisible()
  await context.addCookies([{ name: 'signedIn', value: '1', url: site.url }])
  await page.goto(`${site.url}/about/intro`)
  await expect(hydrated(page)).toHaveCount(1)
  await close()
})
