import { type Browser, expect, type Page } from '@playwright/test'
import type { TestSite } from '#tests/support/site/site.ts'
import { test } from '#tests/support/site/site-test.ts'
import { type Look, visit } from '#tests/support/site/visitor.ts'

/** Requirements E5 and I2, and the switch of the colours. */

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

const bar = (page: Page) => page.locator('.progress')

const paper = async (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** Of the animations that let a block enter, where each stands. */
const states = async (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().duration === 400)
      .map(({ playState }) => playState),
  )

/** Blocks of the main part that are drawn fainter than they are, wherever they lie. */
const faint = async (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > section, main .block')]
      .filter((block) => Number(getComputedStyle(block).opacity) < 1)
      .map((block) => block.id || block.className),
  )

/** Follows a link of the footer within the page, and tells how the bar stood on the strip once it was drawn. */
const follow = async (page: Page, path: string) =>
  page.evaluate(async (href) => {
    const drawn = document.querySelector('.progress')
    const strip = document.querySelector('.risk')
    const link = document.querySelector<HTMLAnchorElement>(`.foot a[href="${href}"]`)
    if (!drawn || !strip || !link) throw new Error('the page lacks a bar, a strip or the link')
    const shown = new Promise<void>((resolve) => {
      new MutationObserver(() => resolve()).observe(drawn, { attributes: true })
    })
    link.click()
    await shown
    const box = drawn.getBoundingClientRect()
    return { height: box.height, belowStrip: box.top - strip.getBoundingClientRect().bottom }
  }, path)

test.describe('E5: the progress bar', () => {
  test('starts with a navigation, keeps off the strip, and is gone on the next page', async ({ browser }) => {
    const { page, close } = await open(browser, '/more/legal', { width: 1440 })
    const gate = Promise.withResolvers<void>()
    await page.route('**/about/why', async (route) => {
      await gate.promise
      await route.continue()
    })
    await expect(bar(page)).toBeHidden()
    const { height, belowStrip } = await follow(page, '/about/why')
    expect(height).toBe(5)
    expect(belowStrip).toBeGreaterThanOrEqual(-1)
    gate.resolve()
    await expect(page).toHaveURL(/\/about\/why$/)
    await scriptRan(page)
    await expect(bar(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/\/more\/legal$/)
    await expect(bar(page)).toBeHidden()
    await close()
  })

  test('ends with a stop, and does not start for a jump within the page', async ({ browser }) => {
    const { page, close } = await open(browser, '/about/intro', { width: 1440 })
    await page.locator('.skip').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#content$/)
    await expect(bar(page)).toBeHidden()
    const stopped = await page.evaluate(async () => {
      const drawn = document.querySelector('.progress')
      const link = document.querySelector<HTMLAnchorElement>('.foot a[href="/about/why"]')
      if (!drawn || !link) throw new Error('the page lacks a bar or the link')
      const seen: boolean[] = []
      const both = new Promise<void>((resolve) => {
        new MutationObserver(() => {
          seen.push(drawn.hasAttribute('hidden'))
          if (seen.length === 1) stop()
          if (seen.length === 2) resolve()
        }).observe(drawn, { attributeFilter: ['hidden'] })
      })
      link.click()
      await both
      return seen
    })
    expect(stopped).toEqual([false, true])
    await expect(page).toHaveURL(/\/about\/intro/)
    await close()
  })
})

test.describe('the colours', () => {
  const night = 'rgb(12, 23, 30)'
  const day = 'rgb(246, 241, 230)'

  test('follow the system until chosen; the choice is there before anything is drawn', async ({
    browser,
  }) => {
    const { page, context, close } = await open(browser, '/about/intro', { width: 1440, theme: 'light' })
    expect(await paper(page)).toBe(day)
    const choice = (name: string) => page.locator(`[data-theme-choice="${name}"]`)
    await choice('dark').click()
    expect(await paper(page)).toBe(night)
    await expect(choice('dark')).toHaveAttribute('aria-pressed', 'true')
    // The page script is held back: only the line in the head may have drawn the night.
    await context.route('**/assets/site.*', async (route) => route.abort())
    await page.goto(`${site.url}/de`, { waitUntil: 'domcontentloaded' })
    expect(await paper(page)).toBe(night)
    await context.unroute('**/assets/site.*')
    await page.goto(`${site.url}/de`)
    await scriptRan(page)
    await expect(choice('dark')).toHaveAttribute('aria-pressed', 'true')
    await choice('system').click()
    expect(await paper(page)).toBe(day)
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await paper(page)).toBe(night)
    await close()
  })
})

test.describe('I2: blocks enter as they are scrolled to', () => {
  test('over 400 ms once 120 px in the window; at rest nothing is left unseen, in or below it', async ({
    browser,
  }) => {
    const { page, close } = await open(browser, '/about/why', { width: 1440 })
    expect(await faint(page), 'before anything is scrolled').toEqual([])
    const seen = await page.evaluate(async () => {
      const began = new Set<string>()
      const places: number[] = []
      const height = document.body.scrollHeight - innerHeight
      for (let y = 0; y < height; y += 40) {
        scrollTo({ top: y, behavior: 'instant' })
        await new Promise(requestAnimationFrame)
        for (const animation of document.getAnimations()) {
          const { effect, playState } = animation
          if (effect?.getTiming().duration !== 400 || playState !== 'running') continue
          const block = effect instanceof KeyframeEffect ? effect.target : null
          const name = block?.id ?? ''
          if (!block || began.has(name)) continue
          began.add(name)
          places.push(innerHeight - block.getBoundingClientRect().top)
        }
      }
      return { blocks: began.size, places }
    })
    expect(seen.blocks).toBeGreaterThan(1)
    // A machine with too much to do takes a late frame for the page at rest, and shows a block earlier.
    const middle = seen.places.sort((a, b) => a - b)[Math.floor(seen.places.length / 2)]
    expect(middle, 'px in the window').toBeGreaterThanOrEqual(100)
    await expect.poll(() => faint(page)).toEqual([])
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(async () => (await states(page)).length).toBe(0)
    expect(await faint(page)).toEqual([])
    await close()
  })

  test('a reader who stops with a block at the edge of the window sees it, and so does one who stops above it', async ({
    browser,
  }) => {
    const { page, close } = await open(browser, '/about/why', { width: 1440 })
    const top = await page
      .locator('main .block')
      .nth(1)
      .evaluate((block) => block.getBoundingClientRect().top + scrollY - innerHeight)
    for (const y of [top - 60, top + 60]) {
      await page.evaluate(
        async ([to = 0]) => {
          scrollTo({ top: to - 20, behavior: 'instant' })
          await new Promise(requestAnimationFrame)
          scrollTo({ top: to, behavior: 'instant' })
        },
        [y],
      )
      await expect.poll(() => faint(page), `${y} px`).toEqual([])
    }
    await close()
  })

  test('not under reduced motion, and nothing waits on paper', async ({ browser }) => {
    const still = await open(browser, '/about/why', { width: 1440, reducedMotion: true })
    await still.page.mouse.wheel(0, 300)
    await still.page.waitForFunction(() => scrollY > 0)
    expect(await states(still.page)).toEqual([])
    await still.close()
    const { page, close } = await open(browser, '/about/why', { width: 1440 })
    const [waiting, left] = await page.evaluate(async () => {
      scrollTo({ top: 40, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      const entering = document.getAnimations().filter(({ effect }) => effect?.getTiming().duration === 400)
      dispatchEvent(new Event('beforeprint'))
      return [entering.length, entering.filter(({ playState }) => playState !== 'idle').length]
    })
    expect(waiting).toBeGreaterThan(0)
    expect(left).toBe(0)
    await close()
  })
})

const undrawn = (page: Page) => page.locator(':is(.block, .wide-part, .foot):not([data-drawn])')
/** Whether the browser has laid out and may paint what is in the page's last part. */
const isFootDrawn = (page: Page) =>
  page.evaluate(() =>
    document.querySelector('.foot address')?.checkVisibility({ contentVisibilityAuto: true }),
  )

test.describe('parts out of view', () => {
  test('are drawn once the page rests, those of a further page too', async ({ browser }) => {
    const { page, close } = await open(browser, '/about/why', { width: 390 })
    await expect(undrawn(page)).toHaveCount(0)
    expect(await isFootDrawn(page)).toBe(true)
    await page.evaluate(() => {
      const further = document.createElement('section')
      further.className = 'block'
      document.querySelector('main')?.append(further)
    })
    await expect(undrawn(page)).toHaveCount(0)
    await close()
  })

  test('wait for nothing where a page opens further down', async ({ browser }) => {
    const { page, close } = await open(browser, '/about/why', { width: 390 })
    const rests = async () => {
      await page.evaluate(() => document.querySelector('.foot')?.removeAttribute('data-drawn'))
      return page.locator('.foot').evaluate((foot) => getComputedStyle(foot).contentVisibility)
    }
    expect(await rests()).toBe('auto')
    await page.reload()
    await scriptRan(page)
    expect(await rests()).toBe('visible')
    await page.goto('about:blank')
    await page.goto(`${site.url}/about/why#closing`)
    await scriptRan(page)
    expect(await rests()).toBe('visible')
    await close()
  })

  test('wait for nothing on paper and without script', async ({ browser }) => {
    const { page, close } = await open(browser, '/about/why', { width: 390, script: false })
    expect(await page.locator('.foot').evaluate((foot) => getComputedStyle(foot).contentVisibility)).toBe(
      'visible',
    )
    await close()
    const printed = await visit(browser, `${site.url}/about/why`, { width: 1440 })
    await printed.page.evaluate(() => document.querySelector('.foot')?.removeAttribute('data-drawn'))
    await printed.page.emulateMedia({ media: 'print' })
    expect(
      await printed.page.locator('.foot').evaluate((foot) => getComputedStyle(foot).contentVisibility),
    ).toBe('visible')
    await printed.close()
  })
})
