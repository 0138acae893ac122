import { type Browser, expect, type Page } from '@playwright/test'
import { seenSentences } from '#tests/support/site/risk-strip.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { test } from '#tests/support/site/site-test.ts'
import { type Look, scrollDown, visit } from '#tests/support/site/visitor.ts'
import { localeIds, localePath } from '#locales/table.ts'

/** What stands around every page: requirements B2, B3, E1, E3. */

let site: TestSite

test.beforeAll(({ site: running }) => {
  site = running
})

const open = async (browser: Browser, path: string, look: Look) => {
  const visited = await visit(browser, `${site.url}${path}`, look)
  if (look.script !== false) await scriptRan(visited.page)
  return visited
}

const scriptRan = async (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-script', 'ready', { timeout: 20_000 })

test.describe('E1: the header past 700 px', () => {
  test('is fixed below the strip, lies on it nowhere, and keeps the page where it was', async ({
    browser,
  }) => {
    const { page, close } = await open(browser, '/', { width: 1440 })
    const bar = page.locator('.head__bar')
    const place = page.locator('.head')
    const { height } = (await place.boundingBox()) ?? { height: 0 }
    await page.evaluate(() => scrollTo(0, 690))
    await expect(bar).not.toHaveCSS('position', 'fixed')
    await page.evaluate(() => scrollTo(0, 760))
    await expect(bar).toHaveCSS('position', 'fixed')
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    )
    const [strip, fixed] = [await page.locator('.risk').boundingBox(), await bar.boundingBox()]
    expect(strip && fixed && Math.abs(fixed.y - strip.height)).toBeLessThan(2)
    expect((await place.boundingBox())?.height).toBe(height)
    await close()
  })

  test('is looked at every 120 ms, not with each event', async ({ browser }) => {
    const { page, close } = await open(browser, '/', { width: 1440 })
    const delays = await page.evaluate(async () => {
      const changes: number[] = []
      const began = performance.now()
      const root = document.documentElement
      const watch = new MutationObserver(() => changes.push(performance.now() - began))
      watch.observe(root, { attributeFilter: ['data-scrolled'] })
      const done = Promise.withResolvers<void>()
      let down = true
      const timer = setInterval(() => {
        scrollTo({ top: down ? 900 : 100, behavior: 'instant' })
        down = !down
        if (performance.now() - began < 1500) return
        clearInterval(timer)
        done.resolve()
      }, 16)
      await done.promise
      return changes
    })
    const gaps = delays.slice(1).map((at, index) => at - (delays[index] ?? 0))
    expect(delays.length).toBeGreaterThan(0)
    expect(Math.min(...gaps, 1000)).toBeGreaterThanOrEqual(100)
    await close()
  })
})

test('B2: on phones Log in and Register stand fixed at the foot once scrolled, and only then', async ({
  browser,
}) => {
  for (const locale of localeIds) {
    const { page, close } = await open(browser, localePath(locale, '/about/intro'), {
      width: 390,
      height: 844,
    })
    const actions = page.locator('.actions')
    await expect(actions).toBeHidden()
    await scrollDown(page, 1200)
    await expect(actions).toBeVisible()
    await page.waitForFunction(() => {
      const box = document.querySelector('.actions')?.getBoundingClientRect()
      return box !== undefined && Math.abs(box.bottom - innerHeight) < 1
    })
    await expect(actions.locator('a')).toHaveCount(2)
    for (const link of await actions.locator('a').all()) {
      const box = await link.boundingBox()
      expect(box && box.height >= 44 && box.x >= 0 && box.x + box.width <= 390).toBe(true)
    }
    await scrollDown(page, 0)
    await expect(actions).toBeHidden()
    await close()
  }
})

test.describe('B3: the header an editor picks', () => {
  test('compact: menu, Log in and Register; floating: logo, partnerships and one button', async ({
    browser,
  }) => {
    const { page, close } = await open(browser, '/about/intro', { width: 1440 })
    await expect(page.locator('.head .nav__top').first()).toBeVisible()
    await expect(page.locator('.head__side .btn')).toHaveText(['Log in', 'Register'])
    await page.goto(`${site.url}/partnerships`)
    await expect(page.locator('.head .nav__top')).toHaveCount(0)
    await expect(page.locator('.head .logo')).toBeVisible()
    await expect(page.locator('.head__link')).toHaveText('Partnerships')
    await expect(page.locator('.head__side .btn')).toHaveText('Become an Affiliate')
    await close()
  })

  test('floating fits each width and language, and stays below the strip', async ({ browser }) => {
    for (const locale of localeIds) {
      const { page, close } = await open(browser, localePath(locale, '/partnerships'), { width: 320 })
      for (const width of [320, 390, 768, 960, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const inside = await page.locator('.head__bar').evaluate((bar) => {
          const frame = bar.getBoundingClientRect()
          return [...bar.querySelectorAll('a, summary')]
            .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.lang__list'))
            .every((one) => {
              const box = one.getBoundingClientRect()
              return box.left >= frame.left && box.right <= frame.right && box.width > 0
            })
        })
        expect(inside, `${locale} at ${width} px`).toBe(true)
      }
      await scrollDown(page, 900)
      expect((await seenSentences(page)).length).toBe(3)
      await close()
    }
  })

  test('is changed by a publish', async ({ browser }) => {
    await site.client.patch('page-en-about-intro').set({ header: 'floating' }).commit()
    await expect
      .poll(async () => (await site.text('/about/intro')).includes('head--floating'), { timeout: 20_000 })
      .toBe(true)
    await site.client.patch('page-en-about-intro').unset(['header']).commit()
    const { page, close } = await open(browser, '/about/intro', { width: 1440 })
    await expect
      .poll(async () => (await site.text('/about/intro')).includes('head--floating'), { timeout: 20_000 })
      .toBe(false)
    await page.reload()
    await expect(page.locator('.nav__top').first()).toBeVisible()
    await close()
  })
})

test('E3: on phones one list of the footer is open at a time; from 960 px all are', async ({ browser }) => {
  const { page, close } = await open(browser, '/de', { width: 390 })
  const toggles = page.locator('.foot__toggle')
  const shown = page.locator('.foot__list ul:visible')
  expect(await toggles.count()).toBeGreaterThan(2)
  await expect(shown).toHaveCount(0)
  await toggles.nth(0).click()
  await expect(shown).toHaveCount(1)
  await toggles.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(shown).toHaveCount(1)
  await expect(toggles.nth(0)).toHaveAttribute('aria-expanded', 'false')
  await expect(toggles.nth(1)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Enter')
  await expect(shown).toHaveCount(0)
  await page.setViewportSize({ width: 1440, height: 800 })
  await expect(shown).toHaveCount(await toggles.count())
  await close()
})

test('a row of tabs too long for the window shows the current one and the one before it', async ({
  browser,
}) => {
  const { page, close } = await open(browser, '/de/about/intro', { width: 390, script: false })
  const row = page.locator('.tabs__in')
  const scrolled = () =>
    row.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => [scrollLeft, scrollWidth > clientWidth])
  expect(await scrolled()).toEqual([0, true])
  await page.goto(`${site.url}/trading/forex`)
  expect(await scrolled()).toEqual([expect.any(Number), true])
  await expect(row.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 })
  const before = row.locator('li:has([aria-current="page"])').locator('xpath=preceding-sibling::li[1]')
  await expect(before).toBeInViewport()
  await close()
})
