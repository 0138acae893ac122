import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { localeIds, localePath } from '#locales/table.ts'
import { startTestSite, type TestSite } from '#tests/support/site.ts'

const paths = ['/', '/about/intro', '/more/legal'] as const
const addresses = localeIds.flatMap((locale) => paths.map((path) => localePath(locale, path)))
const homes = localeIds.map((locale) => localePath(locale, '/'))

let site: TestSite

test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await startTestSite()
})

test.afterAll(async () => {
  await site.stop()
})

interface Look {
  width: number
  height?: number
  theme?: 'light' | 'dark'
  script?: boolean
}

/** Opens an address in a window of its own; whatever the page complains of is kept in `complaints`. */
const open = async (browser: Browser, path: string, look: Look) => {
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.height ?? 800 },
    colorScheme: look.theme ?? 'light',
    javaScriptEnabled: look.script ?? true,
    locale: 'en-GB',
  })
  await context.addCookies([{ name: 'hl', value: 'en', url: site.url }])
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // The broker of this test is down on purpose; the relay's refusals are not the page's fault.
    const isRelay = message.location().url.includes('/api/q/')
    if (message.type() === 'error' && !isRelay) complaints.push(message.text())
  })
  await page.goto(`${site.url}${path}`)
  return { page, complaints, close: async () => context.close() }
}

/**
 * The sentences of the strip that are wholly inside the window and not covered: each line of each is asked
 * who is drawn at its two ends and its middle.
 */
const seenSentences = async (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('.risk__part, .risk__pct')]
    return texts.flatMap((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const lines = [...range.getClientRects()].filter((line) => line.width > 1)
      const isSeen = lines.every(({ left, right, top, bottom }) => {
        if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) return false
        return [left + 2, (left + right) / 2, right - 2].every((x) => {
          const drawn = document.elementFromPoint(x, (top + bottom) / 2)
          return drawn !== null && (element.contains(drawn) || drawn.contains(element))
        })
      })
      return lines.length > 0 && isSeen ? [element.textContent.trim()] : []
    })
  })

const allSentences = async (page: Page): Promise<string[]> =>
  page.locator('.risk__part, .risk__pct').evaluateAll((all) => all.map((one) => one.textContent.trim()))

/** The pixels of what stays of the strip on phones, its last half pixel left out. */
const stripPixels = async (page: Page): Promise<Buffer> => {
  const box = await page.locator('.risk__hold').boundingBox()
  if (!box) throw new Error('the strip is not drawn')
  const { x, y, width, height } = box
  return page.screenshot({ clip: { x, y: Math.ceil(y), width, height: Math.floor(height) - 2 } })
}

test.describe('the risk warning', () => {
  test('stands whole in the first window of every page at every width', async ({ browser }) => {
    test.setTimeout(120_000)
    for (const path of addresses) {
      const { page, close } = await open(browser, path, { width: 320, height: 640 })
      const sentences = await allSentences(page)
      expect(sentences).toHaveLength(3)
      for (const width of [320, 390, 768, 960, 1280, 1440]) {
        await page.setViewportSize({ width, height: 640 })
        expect(await seenSentences(page), `${path} at ${width} px`).toEqual(sentences)
      }
      await close()
    }
  })

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

  test('stays while scrolling: whole from 960 px, the percentage below', async ({ browser }) => {
    test.setTimeout(120_000)
    for (const path of homes) {
      const { page, close } = await open(browser, path, { width: 320 })
      const [before, held, after] = await allSentences(page)
      for (const width of [320, 768, 960, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        for (const y of [150, 300, 760, 100_000]) {
          await page.evaluate((top) => scrollTo(0, top), y)
          await page.waitForFunction(
            () => document.documentElement.hasAttribute('data-scrolled') === scrollY > 700,
          )
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
      const strip = await phone.page.locator('.risk__hold').boundingBox()
      expect(drawer && strip && drawer.y >= strip.y + strip.height - 1).toBe(true)
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
          note: document.querySelector('.risk__text .mark-note'),
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

test('nothing scrolls sideways at 320 px', async ({ browser }) => {
  for (const path of [...addresses, '/nope']) {
    const { page, close } = await open(browser, path, { width: 320, height: 640 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
    await close()
  }
})

test.describe('accessibility', () => {
  const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
  const check = async (page: Page, what: string) => {
    const { violations, passes } = await new AxeBuilder({ page }).withTags(rules).analyze()
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
    expect(found, what).toEqual([])
    expect(passes.length).toBeGreaterThan(20)
  }

  // Each page once; widths and themes take turns so that each pair of language and look occurs.
  const looks = [
    { width: 390, theme: 'light' },
    { width: 1440, theme: 'dark' },
    { width: 768, theme: 'dark' },
    { width: 1440, theme: 'light' },
    { width: 390, theme: 'dark' },
  ] as const
  for (const [index, path] of [...addresses, '/de/nope'].entries()) {
    const look = looks[index % looks.length] ?? looks[0]
    test(`axe finds nothing on ${path}, ${look.theme}, ${look.width} px`, async ({ browser }) => {
      const { page, complaints, close } = await open(browser, path, look)
      await check(page, path)
      const mine = complaints.filter((text) => !text.includes('404'))
      expect(mine, 'the page complains of nothing, its content security policy included').toEqual([])
      await close()
    })
  }

  test('axe finds nothing with menu, drawer and languages open', async ({ browser }) => {
    const wide = await open(browser, '/de/more/legal', { width: 1440 })
    await wide.page.locator('button.nav__top').first().hover()
    await expect(wide.page.locator('.mega').first()).toBeVisible()
    await wide.page.waitForFunction(() => document.getAnimations().length === 0)
    await check(wide.page, 'menu')
    await wide.page.mouse.move(700, 790)
    await wide.page.locator('.lang summary').click()
    await expect(wide.page.locator('.mega').first()).toBeHidden()
    await check(wide.page, 'languages')
    await wide.close()
    const phone = await open(browser, '/pl', { width: 390 })
    await phone.page.locator('.head__bar .burger').click()
    await check(phone.page, 'drawer')
    await phone.close()
  })
})

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
  await expect(page.locator('.risk__pct')).toHaveText(held ?? '')
  const drawer = await page.locator('.drawer').boundingBox()
  expect(drawer && strip && drawer.y >= strip.y + strip.height - 1).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.locator('.drawer')).toBeHidden()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await close()
})

test('on phones without script the sections open below the strip', async ({ browser }) => {
  const { page, close } = await open(browser, '/de', { width: 390, script: false })
  await expect(page.locator('.head__bar .burger')).toBeHidden()
  await page.locator('button.nav__top').first().click()
  const sheet = page.locator('.mega').first()
  await expect(sheet.locator('a').first()).toBeVisible()
  const [covered, strip] = [await sheet.boundingBox(), await page.locator('.risk > .scale').boundingBox()]
  expect(covered && strip && covered.y > strip.y + strip.height).toBe(true)
  await close()
})

test('the header is fixed past 700 px and keeps the page where it was', async ({ browser }) => {
  const { page, close } = await open(browser, '/', { width: 1440 })
  const bar = page.locator('.head__bar')
  const place = page.locator('.head')
  const { height } = (await place.boundingBox()) ?? { height: 0 }
  await page.evaluate(() => scrollTo(0, 690))
  await expect(bar).not.toHaveCSS('position', 'fixed')
  await page.evaluate(() => scrollTo(0, 760))
  await expect(bar).toHaveCSS('position', 'fixed')
  const [strip, fixed] = [await page.locator('.risk').boundingBox(), await bar.boundingBox()]
  expect(strip && fixed && Math.abs(fixed.y - strip.height)).toBeLessThan(14)
  expect((await place.boundingBox())?.height).toBe(height)
  await close()
})

test('the choice of a language is followed on the same page and remembered', async ({ browser }) => {
  const { page, close } = await open(browser, '/about/intro', { width: 1440 })
  await page.locator('.lang summary').click()
  await page.locator('.lang__list').getByText('Deutsch').click()
  await expect(page).toHaveURL(`${site.url}/de/about/intro`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'hl')?.value).toBe('de')
  await page.goto(`${site.url}/`)
  await expect(page).toHaveURL(`${site.url}/de`)
  await close()
})

for (const [path, language, words] of [
  ['/nope', 'en', 'Not on our charts'],
  ['/de/nope/deeper', 'de', 'Nicht auf unseren Karten'],
  ['/pl/nope', 'pl', 'Nie ma tego na naszych mapach'],
  ['/xx/about', 'en', 'Not on our charts'],
] as const) {
  test(`${path} has a whole page of its own language without script`, async ({ browser }) => {
    const { page, close } = await open(browser, path, { width: 390, script: false })
    const answer = await page.request.get(`${site.url}${path}`)
    expect(answer.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('h1')).toHaveText(words)
    await expect(page).toHaveTitle(new RegExp(words))
    await expect(page.locator('.risk__pct')).toContainText('%')
    await expect(page.locator('main a')).toHaveAttribute('href', localePath(language, '/'))
    await expect(page.locator('footer')).toBeVisible()
    await close()
  })
}

test('fonts are few, light, of this origin, and their digits have one width', async ({ browser }) => {
  const { page, close } = await open(browser, '/', { width: 1440 })
  await page.evaluate(async () => document.fonts.ready)
  const fonts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.woff2'))
      .map((entry) => ({ name: entry.name, size: Reflect.get(entry, 'encodedBodySize') })),
  )
  expect(fonts.length).toBeGreaterThan(1)
  expect(fonts.every(({ name }) => name.startsWith(site.url))).toBe(true)
  expect(fonts.reduce((sum, { size }) => sum + Number(size), 0)).toBeLessThan(90_000)
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(1)
  for (const family of ['Archivo', 'Besley']) {
    const widths = await page.evaluate(async (name) => {
      await document.fonts.load(`40px ${name}`)
      const probe = document.body.appendChild(document.createElement('span'))
      probe.style.cssText = `font: 400px ${name}; font-feature-settings: "tnum"; position: absolute; white-space: nowrap`
      const all = [...Array(10).keys()].map((digit) => {
        probe.textContent = String(digit).repeat(5)
        return Math.round(probe.getBoundingClientRect().width)
      })
      probe.remove()
      return all
    }, family)
    expect(new Set(widths).size, `${family}: ${widths.join(' ')}`).toBe(1)
  }
  await close()
})
