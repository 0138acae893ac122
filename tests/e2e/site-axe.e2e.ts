import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page } from '@playwright/test'
import { allCombinations, type Combination, pairwise, randomOf } from '#tests/support/pairwise.ts'
import { allSentences, seenSentences } from '#tests/support/site/risk-strip.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { readSitemap } from '#tests/support/site/sitemap.ts'
import { test } from '#tests/support/site/site-test.ts'
import { visit } from '#tests/support/site/visitor.ts'
import { localeIds, localePath } from '#locales/table.ts'
import { isSweep, seed } from '#tests/support/sample.ts'

/**
 * No violation of WCAG 2.2 AA on any route, language, state, width and theme (quality 6). A run of `npm test`
 * takes a third of a pairwise sample, by the seed; a sweep takes every route in each width and theme, opened
 * once per language, and the states of the frame, which is the same on every page, on each page in one of its looks.
 */
const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

const factors = {
  locale: localeIds,
  width: [390, 768, 1440],
  theme: ['light', 'dark'],
  state: ['page', 'menu', 'drawer', 'languages', 'cookies', 'settings', 'warning', 'missing'],
} as const
type Case = Combination<typeof factors>

/** The menu is the desktop's, the drawer and the way to the whole warning are the phone's. */
const isPossible = ({ state, width }: Case) =>
  state === 'menu' || state === 'languages'
    ? width >= 960
    : state === 'drawer' || state === 'warning'
      ? width < 960
      : true

const states: Record<Case['state'], (page: Page) => Promise<void>> = {
  page: async () => {},
  missing: async () => {},
  menu: async (page) => {
    await page.locator('button.nav__top').first().focus()
    await expect(page.locator('.mega').first()).toBeVisible()
  },
  drawer: async (page) => {
    await page.locator('.head__bar .burger').click()
    await expect(page.locator('.drawer')).toBeVisible()
  },
  languages: async (page) => {
    await page.locator('.lang summary').click()
    await expect(page.locator('.lang__list')).toBeVisible()
  },
  cookies: async (page) => {
    await expect(page.locator('.cookies')).toBeVisible()
  },
  settings: async (page) => {
    await page.locator('.cookies [data-consent=settings]').click()
    await expect(page.locator('[data-group=device]')).toBeVisible()
  },
  warning: async (page) => {
    await page.evaluate(() => scrollTo(0, 1200))
    await page.locator('.risk__all').click()
    await expect(page.locator('.risk-whole')).toBeVisible()
  },
}

let site: TestSite

test.beforeAll(({ site: running }) => {
  site = running
})

const roles = 'link|button|img|textbox|combobox|checkbox|searchbox'
const spoken = new RegExp(`^\\s*- '?(?:${roles})(?= ")`, 'gm')
const silent = new RegExp(`^\\s*- '?(?:${roles})(?![\\w"]| ").*$`, 'gm')

/** Links, buttons, images and controls that say nothing to a screen reader. */
const nameless = async (page: Page): Promise<string[]> => {
  const heard = await page.locator('body').ariaSnapshot()
  expect([...heard.matchAll(spoken)].length).toBeGreaterThan(5)
  return [...heard.matchAll(silent)].map(([line]) => line.trim())
}

const open = (browser: Browser, address: string, one: Omit<Case, 'state'>, isAsked: boolean) =>
  visit(browser, `${site.url}${address}`, {
    width: one.width,
    theme: one.theme,
    isAsked,
    reducedMotion: true,
  })

/** What is wrong with a page in the state it is in; empty when nothing is. */
const problemsOf = async (page: Page, width: number, part: 'all' | 'frame'): Promise<string[]> => {
  // Not in frames, of which there are none: a second page for each would cost more than the rules.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
  const { violations, passes } = await (part === 'all' ? axe : axe.exclude('main')).analyze()
  expect(passes.length).toBeGreaterThan(part === 'all' ? 20 : 10)
  const [sentences, seen] = [await allSentences(page), await seenSentences(page)]
  const due = width >= 960 ? sentences : sentences.slice(1, 2)
  expect(sentences).toHaveLength(3)
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ...(part === 'all' ? await nameless(page) : []).map((count) => `without a name: ${count}`),
    ...due.filter((sentence) => !seen.includes(sentence)).map((sentence) => `not seen: ${sentence}`),
  ]
}

/** What is wrong on one page in one state. */
const examine = async (browser: Browser, path: string, one: Case) => {
  const { locale, width, theme, state } = one
  const address = localePath(locale, state === 'missing' ? '/no-such-page' : path)
  const { page, complaints, close } = await open(
    browser,
    address,
    one,
    state === 'cookies' || state === 'settings',
  )
  await expect(page.locator('html'), address).toHaveAttribute('data-script', 'ready')
  await states[state](page)
  const problems = [
    ...(await problemsOf(page, width, 'all')),
    ...complaints.filter((text) => state !== 'missing' || !text.includes('404')),
  ]
  await close()
  return problems.map((problem) => `${address} ${state} ${width} px ${theme}: ${problem}`)
}

/** Calls for each look, the window of an open page changed to it. */
const inEachLook = async (
  page: Page,
  looks: readonly Omit<Case, 'state'>[],
  look: (one: Omit<Case, 'state'>, at: number) => Promise<void>,
) => {
  for (const [at, one] of looks.entries()) {
    await page.setViewportSize({ width: one.width, height: 800 })
    await page.emulateMedia({ colorScheme: one.theme })
    await look(one, at)
  }
}

/**
 * What is wrong on one page, opened once and then looked at in each width and theme; and in each state of the frame,
 * as a visitor comes to them, in the one of the looks whose turn it is: the frame is the same on every page.
 */
const examineAll = async (browser: Browser, path: string, locale: Case['locale'], turn: number) => {
  const looks = looksOf(locale)
  const address = localePath(locale, path)
  const first = looks[0]
  if (!first) throw new Error('no look')
  const hasBar = !cards.includes(path)
  const { page, complaints, close } = await open(browser, address, first, hasBar)
  await expect(page.locator('html'), address).toHaveAttribute('data-script', 'ready')
  const found: string[] = []
  let examined = 0
  const look = async (state: Case['state'], { width, theme }: Omit<Case, 'state'>, part: 'all' | 'frame') => {
    await states[state](page)
    const problems = await problemsOf(page, width, part)
    examined += 1
    found.push(...problems.map((problem) => `${address} ${state} ${width} px ${theme}: ${problem}`))
  }
  const isItsTurn = (at: number) => turn % looks.length === at
  await inEachLook(page, looks, async (one, at) => {
    if (!isItsTurn(at) || !hasBar) return
    await look('cookies', one, 'frame')
    await look('settings', one, 'frame')
  })
  if (hasBar) await page.locator('.cookies [data-consent=none]').click()
  await expect(page.locator('.cookies')).toBeHidden()
  await inEachLook(page, looks, async (one, at) => {
    await look('page', one, 'all')
    for (const state of isItsTurn(at) ? framesOf(path, one) : []) {
      await look(state, one, 'frame')
      await page.keyboard.press('Escape')
    }
    await page.evaluate(() => scrollTo(0, 0))
  })
  found.push(...complaints.map((text) => `${address}: ${text}`))
  await close()
  return { found, examined }
}

const looksOf = (locale: Case['locale']) =>
  allCombinations({ width: factors.width, theme: factors.theme }, () => true).map((one) => ({
    ...one,
    locale,
  }))

/** Short pages, with the languages but without menu, drawer and cookie bar. */
const cards = ['/login', '/register', '/forgot-password']

const framesOf = (path: string, { width }: { width: number }): readonly Case['state'][] => {
  if (cards.includes(path)) return ['languages']
  // /partnerships has a header of its own, without the menu.
  const isFloating = path === '/partnerships'
  if (width >= 960) return isFloating ? ['languages'] : ['languages', 'menu']
  return isFloating ? ['warning'] : ['drawer', 'warning']
}

const allPaths = async () => {
  const paths = [
    ...new Set(await site.client.fetch<string[]>('*[_type == "page" && defined(path)].path')),
  ].sort()
  expect(paths.length).toBeGreaterThan(10)
  return paths
}

const instrument = /^\/trading\/[a-z]+\/[a-z0-9]+$/

/** Every route; the instruments' pages, which differ in figures, each in one of the languages. */
const routesOf = async (locale: Case['locale']) => {
  const sitemap = await readSitemap(site)
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, loc = '']) => new URL(loc).pathname)
    .filter((path) => !path.endsWith('.pdf') && !/^\/(?:de|pl)(?:\/|$)/.test(path))
  expect(listed.filter((path) => instrument.test(path)).length).toBeGreaterThan(20)
  return [...listed, '/forgot-password', '/search?q=margin'].filter(
    (path, at) => !instrument.test(path) || at % localeIds.length === localeIds.indexOf(locale),
  )
}

if (isSweep) {
  test.describe.configure({ mode: 'parallel' })
  const parts = localeIds.flatMap((locale) => [0, 1].map((half) => ({ locale, half })))
  for (const { locale, half } of parts) {
    test(`axe finds nothing in any look, ${locale}, half ${half + 1} of the pages`, async ({ browser }) => {
      const paths = (await routesOf(locale)).filter((_, at) => at % 2 === half)
      test.setTimeout(paths.length * 120_000)
      const problems: string[] = []
      let count = 0
      for (const one of half === 0 ? looksOf(locale) : []) {
        problems.push(...(await examine(browser, '/', { ...one, state: 'missing' })))
        count += 1
      }
      for (const [at, path] of paths.entries()) {
        const { found, examined } = await examineAll(browser, path, locale, at)
        problems.push(...found)
        count += examined
        if (found.length > 0) console.log(found.join('\n'))
      }
      console.log(`${locale}: ${paths.length} pages, ${count} times axe, ${problems.length} problems`)
      expect(problems).toEqual([])
    })
  }
} else {
  test(`axe finds nothing, every control has a name (seed ${seed})`, async ({ browser }) => {
    const random = randomOf(seed)
    const paths = (await allPaths()).filter((path) => path !== '/partnerships')
    const cases = pairwise(factors, seed, isPossible)
      .map((one) => ({ one, path: paths[Math.floor(random() * paths.length)] ?? '/' }))
      .filter((_, at) => at % 3 === seed % 3)
    test.setTimeout(cases.length * 20_000)
    expect(cases.length).toBeGreaterThan(6)
    const problems: string[] = []
    for (const { one, path } of cases) problems.push(...(await examine(browser, path, one)))
    expect(problems).toEqual([])
  })
}
