import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { seenSentences } from '#tests/support/site/risk-strip.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { type Look, visit } from '#tests/support/site/visitor.ts'

/** Every primitive and state on one page, and another brand by tokens and settings alone. */

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
const secondBrand = readFileSync(new URL('../support/site/second-brand.css', import.meta.url), 'utf8')

let site: TestSite

test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await startTestSite()
})

test.afterAll(async () => {
  await site?.stop()
})

const open = async (browser: Browser, path: string, look: Look) => {
  const visited = await visit(browser, `${site.url}${path}`, look)
  await expect(visited.page.locator('html')).toHaveAttribute('data-script', 'ready', { timeout: 20_000 })
  return visited
}

const violations = async (page: Page) => {
  const found = await new AxeBuilder({ page }).withTags(rules).analyze()
  expect(found.passes.length).toBeGreaterThan(20)
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

test('the page of components is kept from search engines and no page leads there', async () => {
  const html = await site.text('/design')
  expect(html).toMatch(/<meta name="robots" content="noindex, nofollow"/)
  for (const path of ['/', '/more', '/about/intro'])
    expect(await site.text(path)).not.toContain('href="/design"')
})

test('every part is drawn by day and by night, fits, and axe finds nothing', async ({ browser }) => {
  for (const [width, theme] of [
    [390, 'dark'],
    [1440, 'light'],
  ] as const) {
    const { page, complaints, close } = await open(browser, '/design', { width, theme, reducedMotion: true })
    const sheets = page.locator('.specimen__sheet')
    const grounds = await sheets.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
    expect(grounds.length).toBeGreaterThanOrEqual(16)
    expect([...new Set(grounds)].sort()).toEqual(['rgb(12, 23, 30)', 'rgb(246, 241, 230)'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(await violations(page), `${width} px ${theme}`).toEqual([])
    expect(complaints).toEqual([])
    await close()
  }
})

test('the combobox is worked by keyboard alone and says what it does', async ({ browser }) => {
  const { page, close } = await open(browser, '/design', { width: 1440 })
  const field = page.locator('#light-country')
  const value = page.locator('.combo:has(#light-country) input[type=hidden]')
  const options = page.locator('.combo:has(#light-country) [role=option]')
  await field.focus()
  // Typed again until React listens: what is typed before that is the browser's alone.
  await expect(async () => {
    await field.fill('')
    await field.pressSequentially('land')
    await expect(options).toHaveText(['Ireland', 'Netherlands', 'Poland'], { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('ArrowUp')
  const active = await field.getAttribute('aria-activedescendant')
  await expect(options.nth(2)).toHaveAttribute('id', active ?? '')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Poland')
  await expect(value).toHaveValue('poland')
  await expect(options).toHaveCount(8)
  await expect(options.first()).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(options.first()).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(value).toHaveValue('')
  await field.pressSequentially('zz')
  await expect(page.locator('.combo__empty')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(field).toHaveValue('')
  await close()
})

test('a tooltip opens by focus, stays under the pointer, and Escape closes it (WCAG 1.4.13)', async ({
  browser,
}) => {
  const { page, close } = await open(browser, '/design', { width: 1440 })
  const tip = page.locator('.tip').first()
  const text = tip.locator('[role=tooltip]')
  await tip.locator('button').focus()
  await expect(text).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(text).toBeHidden()
  await expect(tip.locator('button')).toBeFocused()
  await page.locator('h1').click()
  await tip.hover()
  await expect(text).toBeVisible()
  await text.hover()
  await expect(text).toBeVisible()
  await page.mouse.move(2, 500)
  await expect(text).toBeHidden()
  await close()
})

test('another brand is made of tokens and settings alone', async ({ browser }) => {
  await site.client.patch('siteSettings').set({ brandName: 'Northlight Brokers' }).commit()
  await expect.poll(async () => (await site.text('/')).includes('Northlight'), { timeout: 20_000 }).toBe(true)
  for (const theme of ['light', 'dark'] as const) {
    const { page, close } = await open(browser, '/', { width: 1440, theme, reducedMotion: true })
    const coloursOf = async () =>
      page.evaluate(() => {
        const names = [
          'color',
          'backgroundColor',
          'borderTopColor',
          'fill',
          'stroke',
          'outlineColor',
        ] as const
        const found = new Set<string>()
        for (const element of document.querySelectorAll('body, body *')) {
          // A code to be scanned is black on white in every brand; a field that no visitor sees has the browser's look.
          if (!element.checkVisibility({ visibilityProperty: true })) continue
          if (element.closest('.scan') || element.matches('input[tabindex="-1"]')) continue
          const style = getComputedStyle(element)
          for (const name of names) {
            // A border that is not drawn has the browser's own colour.
            if (name !== 'borderTopColor' || style.borderTopWidth !== '0px') found.add(style[name])
          }
        }
        return [...found].filter((colour) => colour.startsWith('rgb('))
      })
    const first = await coloursOf()
    expect(first.length).toBeGreaterThan(8)
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    }, secondBrand)
    // Black is what SVG parts have whose colour nobody sets; it belongs to no brand.
    const left = (await coloursOf()).filter((colour) => first.includes(colour) && colour !== 'rgb(0, 0, 0)')
    expect(left, `${theme}: colours of the first brand`).toEqual([])
    await expect(page.locator('.head__bar .logo__word')).toHaveText('Northlight Brokers')
    await expect(page).toHaveTitle(/· Northlight Brokers$/)
    await expect(page.locator('.btn').first()).toHaveCSS('border-radius', '10px')
    expect(
      await page
        .locator('.risk .fig')
        .first()
        .evaluate((one) => getComputedStyle(one).fontFamily),
    ).toContain('Archivo')
    expect(await seenSentences(page)).toHaveLength(3)
    expect(await violations(page), theme).toEqual([])
    await close()
  }
})
