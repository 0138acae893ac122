import { type Browser, expect, type Page } from '@playwright/test'
import { axeFaults, widerBy } from '#tests/support/site/page-faults.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { test } from '#tests/support/site/site-test.ts'
import { type Look, openPath, visit } from '#tests/support/site/visitor.ts'
import { localeIds, localePath } from '#locales/table.ts'

/** The introduction, the contact page, the papers and the partner page as their mock-ups have them. */

let site: TestSite

test.beforeAll(({ site: running }) => {
  site = running
})

const open = (browser: Browser, path: string, look: Look) => visit(browser, `${site.url}${path}`, look)

const counted = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

const wordsOf = async (page: Page, selector: string): Promise<number[]> =>
  (await page.locator(selector).allTextContents()).map(counted)

test('the introduction is five drawings, at most 45 words each and 200 together, in every language', async ({
  browser,
}) => {
  for (const locale of localeIds) {
    const { page, close } = await open(browser, localePath(locale, '/about/intro'), { width: 390 })
    const texts = await wordsOf(page, '.lesson__words > p')
    expect([locale, texts.length]).toEqual([locale, 5])
    for (const count of texts) expect(count).toBeLessThanOrEqual(45)
    const [lede = 0] = await wordsOf(page, '.opening p')
    expect(lede).toBeLessThanOrEqual(24)
    const titles = await wordsOf(page, '#content h1, .lessons h2')
    expect([...texts, lede, ...titles].reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(200)
    // Each has its drawing, and on a phone the narrow one; nothing of it leaves the window.
    await expect(page.locator('.lessons figure svg[role="img"]:visible')).not.toHaveCount(0)
    expect(await axeFaults(page, '.lessons')).toEqual([])
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect([locale, width, await widerBy(page)]).toEqual([locale, width, 0])
    }
    await close()
  }
})

test('a promotion comes after the drawings', async ({ browser }) => {
  const { page, close } = await open(browser, '/about/intro', { width: 1440 })
  const order = await page
    .locator('.lessons, .promo')
    .evaluateAll((parts) => parts.map((part) => part.className))
  expect(order[0]).toBe('lessons')
  await close()
})

test('contact: an address breaks before its @ alone, and the desk’s hours are on the clock of who reads', async ({
  browser,
}) => {
  const page = await openPath(browser, site, '/more/contact', {
    viewport: { width: 320, height: 800 },
    timezoneId: 'Asia/Kathmandu',
  })
  const desk = page.locator('.desk')
  await expect(desk).toContainText(/Monday to Friday, \d\d:45 to \d\d:45 \(Kath?mandu\)/)
  await expect(desk.locator('b')).toHaveText(/^The desk (answers now|is closed and opens \S+)/)
  const parts = await page.locator('.contact__channels dd a').evaluateAll((links) =>
    links.map((link) => {
      const range = document.createRange()
      range.selectNodeContents(link)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      return [link.textContent.includes('@') ? 2 : 1, lines] as const
    }),
  )
  for (const [most, lines] of parts) expect(lines).toBeLessThanOrEqual(most)
  expect(await widerBy(page)).toBe(0)
  expect(await axeFaults(page, '.contact')).toEqual([])
  await page.context().close()
})

test('contact: what was typed is opened as an e-mail to the address chosen, and stays', async ({
  browser,
}) => {
  const { page, close } = await open(browser, '/more/contact', { width: 1440 })
  await expect(page.locator('html')).toHaveAttribute('data-script', 'ready')
  const opened: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.frameRequestedNavigation', ({ url }) => opened.push(url))
  const form = page.getByRole('form', { name: 'Write to us' })
  await form.getByRole('button').click()
  await expect(form.locator('output')).toHaveText('Write what happened first.')
  await expect(form.getByLabel('What happened')).toBeFocused()
  await form.getByRole('radio', { name: 'Complaints' }).check()
  await form.getByLabel('What happened').fill('An order & a loss')
  await form.getByRole('button').click()
  await expect(form.locator('output')).toContainText('complaints@halyard.example')
  await expect
    .poll(() => opened)
    .toEqual(['mailto:complaints@halyard.example?subject=Complaints&body=An%20order%20%26%20a%20loss'])
  await expect(form.getByLabel('What happened')).toHaveValue('An order & a loss')
  await close()

  const plain = await open(browser, '/more/contact', { width: 390, script: false })
  await expect(plain.page.locator('.mail')).toBeHidden()
  await expect(plain.page.locator('.contact__channels a[href^="mailto:"]').first()).toBeVisible()
  await expect(plain.page.locator('.desk')).toContainText('(UTC)')
  await plain.close()
})

test('papers are folded by kind: two screens with one open, cells of 44 px, and without script too', async ({
  browser,
}) => {
  for (const script of [true, false]) {
    const { page, close } = await open(browser, '/more/legal', { width: 390, script })
    const kinds = page.locator('details.papers')
    await expect(kinds).toHaveCount(6)
    await expect(page.locator('details.papers[open]')).toHaveCount(1)
    const end = await kinds.last().evaluate((last) => last.getBoundingClientRect().bottom + scrollY)
    expect(end).toBeLessThanOrEqual(2 * 844)
    for (const cell of await page.locator('.papers[open] .tags > *').all()) {
      const box = await cell.boundingBox()
      expect([box?.width, box?.height]).toEqual([44, 44])
    }
    // Whatever is opened, no paper is further than four screens.
    for (const kind of await kinds.all())
      if (!(await kind.evaluate((one) => one.hasAttribute('open')))) await kind.locator('summary').click()
    await kinds.first().locator('summary').click()
    expect(await widerBy(page)).toBe(0)
    await close()
  }
  const { page, close } = await open(browser, '/more/legal#library-capital', { width: 390 })
  await expect(page.locator('#library-capital tbody tr').first()).toBeVisible()
  await close()
})

test('partners: strip, header and cookie bar leave the first button whole at 360 × 640', async ({
  browser,
}) => {
  const { page, close } = await open(browser, '/partnerships', { width: 360, height: 640, isAsked: true })
  await expect(page.locator('html')).toHaveAttribute('data-script', 'ready')
  const heightOf = async (selector: string) => (await page.locator(selector).boundingBox())?.height ?? NaN
  expect(await heightOf('.head')).toBeLessThanOrEqual(96)
  const taken = (await heightOf('.risk')) + (await heightOf('.head')) + (await heightOf('.cookies'))
  expect(taken).toBeLessThanOrEqual(330)
  const button = await page.locator('main .btn').first().boundingBox()
  expect((button?.y ?? NaN) + (button?.height ?? NaN)).toBeLessThanOrEqual(640 - (await heightOf('.cookies')))
  const lede = await page.locator('.hero__lede').boundingBox()
  expect(button?.y ?? NaN).toBeLessThan(lede?.y ?? NaN)
  await close()
})

for (const path of ['/about/why', '/trading/tools', '/more/faq', '/fees'])
  test(`one way to an account is on the first screen of ${path} on a phone`, async ({ browser }) => {
    for (const locale of localeIds)
      for (const width of [320, 390]) {
        const { page, close } = await open(browser, localePath(locale, path), { width, isAsked: true })
        const button = page.locator('.head__side .btn--solid')
        await expect(button).toBeInViewport({ ratio: 1 })
        await expect(button).toHaveAttribute('href', localePath(locale, '/register'))
        expect([locale, width, await widerBy(page)]).toEqual([locale, width, 0])
        await close()
      }
  })

test('a country is free text with the countries of the language to choose from', async ({ browser }) => {
  const { page, close } = await open(browser, '/de/register', { width: 390 })
  const country = page.getByLabel('Land')
  await country.click()
  await expect(page.locator('#register-country-list option', { hasText: /^Zypern$/ })).toHaveCount(1)
  await country.fill('Atlantis')
  await expect(country).toHaveValue('Atlantis')
  await close()
})
