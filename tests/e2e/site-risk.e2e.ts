import { type Browser, expect, type Page } from '@playwright/test'
import { localeIds, localePath } from '#locales/table.ts'
import { allSentences, seenSentences, stripBox, stripPixels } from '#tests/support/site/risk-strip.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { test } from '#tests/support/site/site-test.ts'
import { type Look, visit } from '#tests/support/site/visitor.ts'

const homes = localeIds.map((locale) => localePath(locale, '/'))

let site: TestSite

test.beforeAll(({ site: running }) => {
  site = running
})

/** Where the main part begins in the page, px, however far it is scrolled. */
const placeOfMain = async (page: Page): Promise<number> =>
  page.locator('main').evaluate((main) => Math.round(main.getBoundingClientRect().top + scrollY))

const open = async (browser: Browser, path: string, look: Look) => visit(browser, `${site.url}${path}`, look)

test.describe('the risk warning', () => {
  test('stands whole in the first window without script', async ({ browser }) => {
    for (const path of homes) {
      const { page, close } = await open(browser, path, { width: 320, height: 640, script: false })
      for (const width of [320, 768, 960, 1440]) {
        await page.setViewportSize({ width, height: 640 })
        for (const sentence of await page.locator('.risk__part, .risk__pct').all()) {
          const box = await sentence.boundingBox()
          const isInside = box !== null && box.x >= 0 && box.y >= 0 && box.y + box.height <= 640
          expect(isInside, `${path} at ${width} px`).toBe(true)
        }
      }
      await close()
    }
  })

  test('stays while scrolling, whole from 960 px, the percentage below, and moves nothing of the page', async ({
    browser,
  }) => {
    test.setTimeout(120_000)
    for (const path of homes) {
      const { page, close } = await open(browser, path, { width: 320 })
      const [before, held, after] = await allSentences(page)
      for (const width of [320, 768, 960, 1440]) {
        await page.evaluate(() => scrollTo(0, 0))
        await page.setViewportSize({ width, height: 800 })
        const place = await placeOfMain(page)
        for (const y of [150, 300, 760, 100_000]) {
          await page.evaluate((top) => scrollTo(0, top), y)
          await page.waitForFunction(
            () => document.documentElement.hasAttribute('data-scrolled') === scrollY > 700,
          )
          // What the scroll brings is drawn a frame later; on phones its button says when.
          if (width < 960) await expect(page.locator('.risk__all')).toBeVisible()
          expect(await placeOfMain(page), `${path} at ${width} px, ${y} down`).toBe(place)
          const seen = await seenSentences(page)
          expect(seen, `${path} at ${width} px, ${y} down`).toContain(held)
          if (width >= 960) expect(seen).toEqual([before, held, after])
        }
      }
      await close()
    }
  })

  test('is covered by no menu, drawer, list of languages or fixed button', async ({ browser }) => {
    for (const y of [0, 1500]) {
      const wide = await open(browser, '/de', { width: 1440 })
      await wide.page.evaluate((top) => scrollTo(0, top), y)
      const whole = await allSentences(wide.page)
      await wide.page.locator('button.nav__top').first().hover()
      await expect(wide.page.locator('.mega').first()).toBeVisible()
      expect(await seenSentences(wide.page)).toEqual(whole)
      await wide.page.mouse.move(700, 790)
      await wide.page.locator('.lang summary').click()
      await expect(wide.page.locator('.lang__list')).toBeVisible()
      expect(await seenSentences(wide.page)).toEqual(whole)
      await wide.close()

      const phone = await open(browser, '/de', { width: 390, height: 844 })
      await phone.page.evaluate((top) => scrollTo(0, top), y)
      await phone.page.waitForFunction(
        () => document.documentElement.hasAttribute('data-scrolled') === scrollY > 700,
      )
      const [, held] = await allSentences(phone.page)
      const before = await stripPixels(phone.page)
      await phone.page.locator('.head__bar .burger').click()
      await expect(phone.page.locator('.drawer')).toBeVisible()
      const drawer = await phone.page.locator('.drawer').boundingBox()
      const strip = await stripBox(phone.page)
      expect(drawer && drawer.y >= strip.y + strip.height - 1).toBe(true)
      expect((await stripPixels(phone.page)).equals(before), 'the pixels of the strip').toBe(true)
      expect(held).toContain('%')
      await phone.close()
    }
  })

  test('is one tap from whole where only its percentage stays', async ({ browser }) => {
    const { page, close } = await open(browser, '/pl', { width: 390 })
    const sentences = await allSentences(page)
    await page.evaluate(() => scrollTo(0, 1500))
    await page.locator('.risk__all').click()
    await expect(page.locator('.risk-whole p')).toHaveText(sentences.join(' '))
    await expect(page.locator('.risk-whole')).toBeVisible()
    expect(await seenSentences(page)).toContain(sentences[1])
    await page.keyboard.press('Escape')
    await expect(page.locator('.risk-whole')).toBeHidden()
    await close()
  })

  test('has figure and sentence in one text node, the note of a sample beside, and the size of the page', async ({
    browser,
  }) => {
    for (const path of homes) {
      const { page, close } = await open(browser, path, { width: 1440 })
      const strip = await page.evaluate(() => {
        const sentence = document.querySelector('.risk__pct')
        const sizes = new Map<number, number>()
        const walker = document.createTreeWalker(
          document.querySelector('main') ?? document.body,
          NodeFilter.SHOW_TEXT,
        )
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const size = node.parentElement
            ? Number.parseFloat(getComputedStyle(node.parentElement).fontSize)
            : 0
          sizes.set(size, (sizes.get(size) ?? 0) + (node.textContent?.trim().length ?? 0))
        }
        const predominant = [...sizes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
        return {
          nodes: sentence?.childNodes.length,
          text: sentence?.textContent ?? '',
          note: document.querySelector('.risk__part .mark-note, .risk__pct .mark-note'),
          smallest: Math.min(
            ...[...document.querySelectorAll('.risk__part, .risk__pct')].map((one) =>
              Number.parseFloat(getComputedStyle(one).fontSize),
            ),
          ),
          predominant,
        }
      })
      expect(strip.nodes).toBe(1)
      expect(strip.text).toMatch(/\d+([.,]\d+)?\s?%/)
      expect(strip.note).toBeNull()
      expect(strip.smallest).toBeGreaterThanOrEqual(strip.predominant)
      await expect(page.locator('.risk__side .mark-note').first()).toBeVisible()
      await close()
    }
  })
})
