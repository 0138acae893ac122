import { type Browser, expect, type Locator } from '@playwright/test'
import { localePath } from '#locales/table.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { test } from '#tests/support/site/site-test.ts'
import { goTo, type Look, visit } from '#tests/support/site/visitor.ts'

let site: TestSite

test.beforeAll(({ site: running }) => {
  site = running
})

const open = async (browser: Browser, path: string, look: Look) => visit(browser, `${site.url}${path}`, look)

/** The colour behind each cell of a row as it is seen, with all that lies behind it. */
const groundsOf = (row: Locator): Promise<string[]> =>
  row.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!canvas) throw new Error('no canvas')
    return [...element.children].map((cell) => {
      const layers: string[] = []
      for (let at: Element | null = cell; at; at = at.parentElement)
        layers.unshift(getComputedStyle(at).backgroundColor)
      for (const layer of layers) {
        canvas.fillStyle = layer
        canvas.fillRect(0, 0, 1, 1)
      }
      return [...canvas.getImageData(0, 0, 1, 1).data].join(' ')
    })
  })

test('the pointer shades the whole row of a table, the column that stays included, in both themes', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const rows = [
    ['/trading/realtime', '.board__table tr[data-symbol]'],
    ['/trading/forex', '.sheet--scroll tbody tr'],
    ['/more/legal', '.papers__table tbody tr'],
    ['/account/providers', '.sheet--ledger tbody tr'],
    ['/trading/forex/eurusd', '.hours__table tbody tr'],
    ['/cookie-settings', '.sheet tbody tr'],
  ] as const
  for (const theme of ['light', 'dark'] as const) {
    const { page, close } = await open(browser, '/about/intro', { width: 1440, theme, reducedMotion: true })
    for (const [path, selector] of rows) {
      await goTo(page, `${site.url}${path}`)
      const row = page.locator(selector).nth(1)
      // The table of hours is behind a press.
      for (const closed of await page.locator('.hours:not([open]) > summary').all()) await closed.click()
      await row.scrollIntoViewIfNeeded()
      const before = new Set(await groundsOf(row))
      await row.hover()
      const shaded = await groundsOf(row)
      expect(shaded.length, path).toBeGreaterThan(1)
      expect(new Set(shaded).size, `${path} ${theme}: ${shaded.join(', ')}`).toBe(1)
      expect(before.has(shaded[0] ?? ''), path).toBe(false)
    }
    await close()
  }
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
    await expect(page.locator('main a').first()).toHaveAttribute('href', localePath(language, '/'))
    await expect(page.locator('footer')).toBeVisible()
    // Figures are set in italic alone on a phone's page without prices.
    expect(
      await page.evaluate(() =>
        ['1em Archivo', 'italic 1em Besley'].every((font) => document.fonts.check(font, 'A1')),
      ),
    ).toBe(true)
    await expect(page.locator('h1')).toHaveCSS('font-family', /^Archivo,/)
    await close()
  })
}

test('fonts are few, light, of this origin, and their digits have one width', async ({ browser }) => {
  const { page, close } = await open(browser, '/', { width: 1440 })
  const fonts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.woff2'))
      .map((entry) => ({ name: entry.name, size: Reflect.get(entry, 'encodedBodySize') })),
  )
  expect(fonts.length).toBeGreaterThan(1)
  expect(fonts.every(({ name }) => name.startsWith(site.url))).toBe(true)
  expect(fonts.reduce((sum, { size }) => sum + Number(size), 0)).toBeLessThan(90_000)
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(0)
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

test('fonts come after the first paint and are shown when all have come; who has them sees them from the start', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, locale: 'en-GB' })
  await context.addCookies([{ name: 'isAccept', value: '0', url: site.url }])
  const page = await context.newPage()
  // Interactive is a page before its script runs.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const { dataset } = document.documentElement
      if (document.readyState === 'interactive') dataset['atFirst'] = dataset['fonts'] ?? 'none'
    })
  })
  const held = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route('**/*.woff2', async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    if (route.request().url().includes('besley-italic')) await held.promise
    await route.continue()
  })
  const root = page.locator('html')
  // A font that is held holds the end of loading as well.
  await page.goto(`${site.url}/pl/about/intro`, { waitUntil: 'commit' })
  await expect.poll(() => asked).toHaveLength(4)
  await expect
    .poll(async () => page.evaluate(() => document.fonts.check('1em Archivo, Besley', 'A')))
    .toBe(true)
  await expect(root).not.toHaveAttribute('data-fonts')
  await expect(page.locator('h1')).toHaveCSS('font-family', /^"Archivo stand-in"/)
  held.resolve()
  await expect(root).toHaveAttribute('data-fonts', 'ours')
  await expect(page.locator('h1')).toHaveCSS('font-family', /^Archivo,/)
  // What sets the parts is taken away again.
  const left = await page.evaluate(() => document.getAnimations().map(({ playState }) => playState))
  expect(left).not.toContain('finished')
  expect(await page.evaluate(() => document.fonts.check('italic 1em Archivo, Besley', 'Aą1'))).toBe(true)
  const { painted, begun } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByType('paint')
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
    return {
      painted: Number(paint && 'paintTime' in paint ? paint.paintTime : Number.NaN),
      begun: Math.min(...fonts.map(({ startTime }) => startTime)),
    }
  })
  expect(begun).toBeGreaterThanOrEqual(painted)
  await expect(root).toHaveAttribute('data-at-first', 'none')
  await page.reload()
  await expect(root).toHaveAttribute('data-at-first', 'ours')

  await page.locator('main a[href^="/pl/"]').first().click()
  await expect(page).not.toHaveURL(/intro$/)
  await expect(root).toHaveAttribute('data-at-first', 'ours')
  await context.close()
})

test('until our fonts are shown, by one switch, nothing is seen in letters that are not its own', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  const held = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`${site.url}/about/what`, { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-script', 'ready')
  // Frames come when the test asks for them.
  await page.evaluate(() => {
    const waiting: FrameRequestCallback[] = []
    window.requestAnimationFrame = (run) => waiting.push(run)
    document.addEventListener('test:frame', () => {
      for (const run of waiting.splice(0)) run(performance.now())
    })
  })
  held.resolve()
  const steps = await page.evaluate(async () => {
    await document.fonts.ready
    const { dataset } = document.documentElement
    const all = [...document.body.querySelectorAll('*')]
    const seen: Map<Element, string>[] = []
    while (dataset['fonts'] === undefined) {
      document.dispatchEvent(new Event('test:frame'))
      await new Promise((resolve) => setTimeout(resolve))
      seen.push(new Map(all.map((part) => [part, getComputedStyle(part).fontFamily])))
    }
    return seen.map((families) =>
      [...families]
        .map(([part, family]) => ({ part, family, own: getComputedStyle(part).fontFamily }))
        .filter(({ part, family, own }) => part.isConnected && family !== own && !own.endsWith(`, ${family}`))
        .map(({ part, family }) => `${part.tagName}.${part.getAttribute('class')} ${family}`),
    )
  })
  expect(steps.flat()).toEqual([])
  expect(steps.length).toBeGreaterThan(0)
  await context.close()
})

test('where fonts cannot be had a page stays whole in what stands in for them', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, locale: 'en-GB' })
  const page = await context.newPage()
  await page.route('**/*.woff2', async (route) => route.abort())
  const rejections: string[] = []
  page.on('pageerror', ({ message }) => rejections.push(message))
  await page.goto(`${site.url}/de/about/intro`)
  await expect(page.locator('html')).toHaveAttribute('data-fonts', 'ours')
  await expect(page.locator('html')).toHaveAttribute('data-script', 'ready')
  await expect(page.locator('h1')).toBeInViewport()
  expect(rejections).toEqual([])
  await context.close()
})

test('what stands in for a font until it comes is as wide, so that lines break where they will', async ({
  browser,
}) => {
  for (const path of ['/more/faq', '/de/more/faq']) {
    const { page, close } = await open(browser, path, { width: 1440 })
    for (const [family, weight, said] of [
      ['Archivo', 400, 'main'],
      ['Archivo', 600, 'main'],
      ['Besley', 400, 'main'],
      ['Besley', 400, '.risk__fig .fig'],
    ] as const) {
      const ratio = await page.evaluate(
        async ([name, strength, selector]) => {
          await document.fonts.load(`${strength} 40px ${name}`)
          const sample = document.querySelector(selector)
          if (!sample) throw new Error(`the page has no ${selector}`)
          const features = getComputedStyle(sample).fontFeatureSettings
          const probe = document.body.appendChild(document.createElement('span'))
          const widthIn = (fonts: string) => {
            probe.style.cssText = `font: ${strength} 40px ${fonts}; font-feature-settings: ${features}; position: absolute; white-space: nowrap`
            return probe.getBoundingClientRect().width
          }
          probe.textContent = sample.textContent.slice(0, 5_000)
          const standIns = ['', ' 2', ' 3', ' 4'].map((which) => `"${name} stand-in${which}"`).join(', ')
          // Where no stand-in is installed, it does not matter what comes after it.
          const width = widthIn(`${standIns}, monospace`)
          return width === widthIn('monospace') ? null : width / widthIn(name)
        },
        [family, weight, said] as const,
      )
      if (ratio === null) continue
      expect(ratio, `${path}: ${family} ${weight}, ${said}`).toBeGreaterThan(0.975)
      expect(ratio, `${path}: ${family} ${weight}, ${said}`).toBeLessThan(1.025)
    }
    await close()
  }
})

test('an address without a page has the search, with what was asked for in it, and ways on', async ({
  browser,
}) => {
  const { page, close } = await open(browser, '/trading/forex/euro-usd', { width: 390 })
  const field = page.locator('main').getByRole('searchbox')
  await expect(field).toHaveValue('euro usd')
  await expect(page.getByRole('link', { name: 'See the markets' })).toBeVisible()
  await field.fill('EURUSD')
  await page.locator('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(`${site.url}/search?q=EURUSD`)
  await expect(page.locator('.hits a').first()).toContainText('EURUSD')
  await close()
})
