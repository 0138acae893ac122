import { type Browser, expect } from '@playwright/test'
import { allSentences, seenSentences } from '#tests/support/site/risk-strip.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { test } from '#tests/support/site/site-test.ts'
import { type Look, visit } from '#tests/support/site/visitor.ts'

let site: TestSite

test.beforeAll(({ site: running }) => {
  site = running
})

const open = async (browser: Browser, path: string, look: Look) => visit(browser, `${site.url}${path}`, look)

test.describe('the menu by keyboard', () => {
  test('opens on focus, is walked by Tab and closed by Escape', async ({ browser }) => {
    const { page, close } = await open(browser, '/', { width: 1440 })
    const top = page.locator('button.nav__top').first()
    const sheet = page.locator('.mega').first()
    await top.focus()
    await expect(sheet).toBeVisible()
    await expect(top).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(sheet.locator('a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(top).toBeFocused()
    await expect(top).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(sheet).toBeVisible()
    await sheet.locator('a[href="/about/intro"]').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/about\/intro$/)
    await expect(page.locator('.tabs [aria-current="page"]')).toHaveCount(1)
    await close()
  })

  test('E2: a pointer that only passes opens nothing; one that stays for 180 ms does', async ({
    browser,
  }) => {
    const { page, close } = await open(browser, '/', { width: 1440 })
    const [top, sheet] = [page.locator('button.nav__top').first(), page.locator('.mega').first()]
    const delay = await sheet.evaluate((element) => {
      element.parentElement?.querySelector('button')?.focus()
      return getComputedStyle(element).transitionDelay
    })
    expect(new Set(delay.split(', '))).toEqual(new Set(['0.18s']))
    await page.keyboard.press('Escape')
    await page.locator('body').click({ position: { x: 5, y: 700 } })
    const opened = await page.evaluate(async () => {
      const first = document.querySelector('.mega')
      const seen = { passing: false }
      const watch = () => {
        if (first?.checkVisibility({ visibilityProperty: true })) seen.passing = true
      }
      const timer = setInterval(watch, 5)
      Object.assign(globalThis, { stopWatching: () => (clearInterval(timer), seen.passing) })
      return first !== null
    })
    expect(opened).toBe(true)
    const box = await top.boundingBox()
    if (!box) throw new Error('the menu is not drawn')
    await page.mouse.move(box.x + 5, box.y + 20)
    await page.mouse.move(box.x + 5, 780)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'stopWatching')())).toBe(false)
    await top.hover()
    await expect(sheet).toBeVisible()
    await close()
  })

  test('E2: arrows go from name to name, round the end, into the sheet and through it; Enter and Space follow it', async ({
    browser,
  }) => {
    const { page, close } = await open(browser, '/', { width: 1440 })
    const tops = page.locator('.nav__top')
    await tops.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(tops.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(tops.last()).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    const links = page.locator('.mega').first().locator('a')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(tops.first()).toBeFocused()
    for (const key of ['Enter', 'Space']) {
      await tops.first().focus()
      await expect(tops.first()).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press(key)
      await expect(links.first()).toBeFocused()
    }
    await close()
  })

  test('a pointer may travel into the sheet, and leaving closes it', async ({ browser }) => {
    const { page, close } = await open(browser, '/', { width: 1440 })
    const sheet = page.locator('.mega').first()
    await page.locator('button.nav__top').first().hover()
    await expect(sheet).toBeVisible()
    await sheet.locator('a').first().hover()
    await expect(sheet).toBeVisible()
    await page.mouse.move(700, 790)
    await expect(sheet).toBeHidden()
    await close()
  })

  test('the drawer opens and closes by keyboard and gives the focus back', async ({ browser }) => {
    const { page, close } = await open(browser, '/more/legal', { width: 390 })
    const burger = page.locator('.head__bar .burger')
    await burger.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.drawer')).toBeVisible()
    await expect(page.locator('.drawer details[open]')).toHaveCount(1)
    await page.locator('.drawer summary').first().press('Enter')
    await expect(page.locator('.drawer details[open]')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.locator('.drawer')).toBeHidden()
    await expect(burger).toBeFocused()
    await close()
  })
})

test('a small phone keeps room for the drawer, and the page comes back to its place', async ({ browser }) => {
  const { page, close } = await open(browser, '/de', { width: 320, height: 568 })
  const [, held] = await allSentences(page)
  await page.locator('.head__bar .burger').click()
  await expect(page.locator('.drawer')).toBeVisible()
  const [strip, nav] = [
    await page.locator('.risk__hold').boundingBox(),
    await page.locator('.drawer__nav').boundingBox(),
  ]
  expect(nav?.height).toBeGreaterThan(120)
  expect(strip?.y).toBe(0)
  await expect(page.locator('.risk__stays')).toHaveText(held ?? '')
  const drawer = await page.locator('.drawer').boundingBox()
  expect(drawer && strip && drawer.y >= strip.y + strip.height - 1).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.locator('.drawer')).toBeHidden()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await close()
})

test('on phones without script the sections open below the strip', async ({ browser }) => {
  const { page, close } = await open(browser, '/de', { width: 390, script: false })
  await expect(page.locator('.head__bar .burger')).toBeHidden()
  await page.locator('button.nav__top').first().click()
  const sheet = page.locator('.mega').first()
  await expect(sheet.locator('a').first()).toBeVisible()
  const [covered, strip] = [await sheet.boundingBox(), await page.locator('.risk__whole').boundingBox()]
  expect(covered && strip && covered.y > strip.y + strip.height).toBe(true)
  await close()
})

test('when the page’s script does not come, the drawer still begins below the whole strip, however wide its letters are', async ({
  browser,
}) => {
  const { page, close } = await open(browser, '/robots.txt', { width: 390 })
  await page.route('**/assets/site.*.gen.js', (route) => route.abort())
  for (const locale of ['de', 'pl']) {
    for (const spacing of ['0', '0.12em']) {
      await page.goto(`${site.url}/${locale}/about/intro`)
      const sentences = await allSentences(page)
      await page.locator('.risk').evaluate((risk: HTMLElement, value) => {
        risk.style.letterSpacing = value
      }, spacing)
      await page.locator('.head__bar .burger').click()
      await expect(page.locator('.drawer')).toBeVisible()
      const [drawer, strip] = [
        await page.locator('.drawer').boundingBox(),
        await page.locator('.risk__whole').boundingBox(),
      ]
      const end = strip ? strip.y + strip.height : Number.NaN
      expect(Math.abs((drawer?.y ?? 0) - end), `${locale}, ${spacing}`).toBeLessThanOrEqual(1)
      expect(await seenSentences(page)).toEqual(sentences)
    }
  }
  await close()
})
