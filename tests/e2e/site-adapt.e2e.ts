import { type Browser, expect, type Page } from '@playwright/test'
import { allSentences, seenSentences } from '#tests/support/site/risk-strip.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { test } from '#tests/support/site/site-test.ts'
import { type Look, visit } from '#tests/support/site/visitor.ts'
import { localePath } from '#locales/table.ts'

/** A page as its visitor needs it: spacing, forced colours, reduced motion (quality 6, WCAG 1.4.12). Reflow is the crawl's. */

let site: TestSite

test.beforeAll(({ site: running }) => {
  site = running
})

const open = async (browser: Browser, path: string, look: Look) => {
  const visited = await visit(browser, `${site.url}${path}`, look)
  await expect(visited.page.locator('html')).toHaveAttribute('data-script', 'ready', { timeout: 20_000 })
  return visited
}

/** How far the page scrolls sideways, px. */
const overflow = async (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Elements whose words are cut off: they hold more than they show and do not scroll. */
const cutOff = async (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, header *, footer *, .risk *')]
      .filter((element) => {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
        if (element.closest('.aloud, svg') || element.textContent.trim() === '') return false
        // Inline boxes hold nothing themselves; a box of one pixel is words for screen readers.
        if (element.clientWidth <= 1) return false
        const { overflowX, overflowY } = getComputedStyle(element)
        const isWide = element.scrollWidth > element.clientWidth + 1 && /hidden|clip/.test(overflowX)
        const isHigh = element.scrollHeight > element.clientHeight + 1 && /hidden|clip/.test(overflowY)
        return isWide || isHigh
      })
      .map((element) => `${element.tagName}.${element.className}`),
  )

/** What a colour of the visitor's own scheme is drawn as. */
const systemColour = async (page: Page, name: 'Canvas' | 'Highlight') =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = `forced-color-adjust: none; color: ${colour}`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, name)

/** A property as the first element that matches is drawn with, or a pseudo-element of it. */
const drawn = async (page: Page, selector: string, property: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''),
      [property, pseudo],
    )

/** Animations and transitions that take time. */
const moving = async (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
  )

test('a long term of a list of terms makes its entry as high as itself', async ({ browser }) => {
  const { page, close } = await open(browser, '/de/about/intro', { width: 640 })
  const terms = page.locator('.entry > strong:first-child')
  const isHigh = async () =>
    terms.evaluateAll((all) => all.some((term) => term.getBoundingClientRect().height > 60))
  for (const width of [640, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await isHigh(), 'a term of three lines').toBe(true)
    const beyond = await terms.evaluateAll((all) =>
      all
        .filter((term) => {
          const row = term.parentElement?.getBoundingClientRect().bottom ?? 0
          return term.getBoundingClientRect().bottom > row
        })
        .map((term) => term.textContent),
    )
    expect(beyond, `${width} px`).toEqual([])
  }
  await close()
})

test('1.4.12: with the spacing of a reader of their own, all words stay and the warning is whole', async ({
  browser,
}) => {
  for (const [locale, width] of [
    ['en', 1440],
    ['de', 390],
    ['pl', 960],
  ] as const) {
    for (const path of ['/', '/more/legal']) {
      const address = localePath(locale, path)
      const { page, close } = await open(browser, address, { width, height: 900, reducedMotion: true })
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
        )
        document.adoptedStyleSheets.push(sheet)
      })
      expect(await overflow(page), address).toBeLessThanOrEqual(0)
      expect(await cutOff(page), address).toEqual([])
      expect(await seenSentences(page), address).toEqual(await allSentences(page))
      await close()
    }
  }
})

test('forced colours: the warning, what is chosen, what has the focus and what can be pressed are still seen', async ({
  browser,
}) => {
  const { page, close } = await open(browser, '/about/intro', {
    width: 1440,
    forcedColors: true,
    theme: 'dark',
  })
  expect(await seenSentences(page)).toHaveLength(3)
  const highlight = await systemColour(page, 'Highlight')
  expect(Number.parseFloat(await drawn(page, '.head .btn', 'border-top-width'))).toBeGreaterThanOrEqual(1)
  expect(await drawn(page, '.risk .scale__fill', 'fill')).toBe(highlight)
  expect(await drawn(page, '.tabs [aria-current="page"]', 'background-color', '::after')).toBe(highlight)
  expect(await drawn(page, '[data-theme-choice][aria-pressed="true"]', 'background-color')).toBe(highlight)
  expect(highlight).not.toBe(await systemColour(page, 'Canvas'))
  await page.keyboard.press('Tab')
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
    return `${outlineStyle} ${outlineWidth}`
  })
  expect(outline).toBe('solid 3px')
  await close()
})

test('reduced motion: nothing moves, neither at load nor in menu, drawer, bar and header', async ({
  browser,
}) => {
  const wide = await open(browser, '/', { width: 1440, reducedMotion: true })
  expect(await moving(wide.page)).toEqual([])
  await wide.page.locator('button.nav__top').first().hover()
  await expect(wide.page.locator('.mega').first()).toBeVisible()
  expect(await moving(wide.page)).toEqual([])
  await wide.page.evaluate(() => scrollTo(0, 1500))
  await expect(wide.page.locator('.head__bar')).toHaveCSS('position', 'fixed')
  expect(await moving(wide.page)).toEqual([])
  await wide.close()
  const phone = await open(browser, '/', { width: 390, reducedMotion: true, isAsked: true })
  await phone.page.locator('.head__bar .burger').click()
  await expect(phone.page.locator('.drawer')).toBeVisible()
  expect(await moving(phone.page)).toEqual([])
  await phone.close()
})
