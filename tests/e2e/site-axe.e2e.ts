import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { allCombinations, type Combination, pairwise, randomOf } from '#tests/support/pairwise.ts'
import { allSentences, seenSentences } from '#tests/support/risk-strip.ts'
import { startTestSite, type TestSite } from '#tests/support/site.ts'
import { visit } from '#tests/support/visitor.ts'
import { localeIds, localePath } from '#locales/table.ts'

/**
 * No violation of WCAG 2.2 AA on any route, language, state, width and theme (quality 6). A run of `npm test`
 * takes half of a pairwise sample, another one each day; SWEEP=1 takes every route with every state in turn.
 */
const isSweep = process.env['SWEEP'] === '1'
const seed = Number(process.env['SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''))
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
    await page.locator('.cookies summary').click()
    await expect(page.locator('[data-group=device]')).toBeVisible()
  },
  warning: async (page) => {
    await page.evaluate(() => scrollTo(0, 1200))
    await page.locator('.risk__all').click()
    await expect(page.locator('.risk-whole')).toBeVisible()
  },
}

let site: TestSite

test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await startTestSite()
})

test.afterAll(async () => {
  await site?.stop()
})

/** Links, buttons, images and controls that say nothing to a screen reader. */
const nameless = async (page: Page): Promise<string[]> => {
  const found: string[] = []
  for (const role of ['link', 'button', 'img', 'textbox', 'combobox', 'checkbox', 'searchbox'] as const) {
    const all = await page.getByRole(role).count()
    const named = await page.getByRole(role, { name: /\S/ }).count()
    if (named < all) found.push(`${all - named} of ${all} ${role}`)
  }
  return found
}

/** What is wrong on one page in one state; empty when nothing is. */
const examine = async (browser: Browser, path: string, { locale, width, theme, state }: Case) => {
  const address = localePath(locale, state === 'missing' ? '/no-such-page' : path)
  const { page, complaints, close } = await visit(browser, `${site.url}${address}`, {
    width,
    theme,
    isAsked: state === 'cookies' || state === 'settings',
    reducedMotion: true,
  })
  await expect(page.locator('html'), address).toHaveAttribute('data-script', 'ready')
  await states[state](page)
  const { violations, passes } = await new AxeBuilder({ page }).withTags(rules).analyze()
  expect(passes.length).toBeGreaterThan(20)
  const [sentences, seen] = [await allSentences(page), await seenSentences(page)]
  const due = width >= 960 ? sentences : sentences.slice(1, 2)
  expect(sentences).toHaveLength(3)
  const problems = [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ...(await nameless(page)).map((count) => `without a name: ${count}`),
    ...due.filter((sentence) => !seen.includes(sentence)).map((sentence) => `not seen: ${sentence}`),
    ...complaints.filter((text) => state !== 'missing' || !text.includes('404')),
  ]
  await close()
  return problems.map((problem) => `${address} ${state} ${width} px ${theme}: ${problem}`)
}

test(`axe finds nothing, every control has a name (seed ${seed})`, async ({ browser }) => {
  console.log(`pairwise sample with SEED=${seed}`)
  const paths = [
    ...new Set(await site.client.fetch<string[]>('*[_type == "page" && defined(path)].path')),
  ].sort()
  expect(paths.length).toBeGreaterThan(10)
  const random = randomOf(seed)
  const compact = paths.filter((path) => path !== '/partnerships')
  const sample = pairwise(factors, seed, isPossible)
    .map((one) => ({ one, path: compact[Math.floor(random() * compact.length)] ?? '/' }))
    .filter((_, at) => at % 2 === seed % 2)
  const sweep = () => {
    const all = allCombinations(factors, isPossible)
    return paths.flatMap((path) =>
      all.flatMap((one) =>
        path === '/partnerships' && ['menu', 'drawer'].includes(one.state) ? [] : { one, path },
      ),
    )
  }
  const cases = isSweep ? sweep() : sample
  test.setTimeout(cases.length * 20_000)
  expect(cases.length).toBeGreaterThan(8)
  const problems: string[] = []
  for (const { one, path } of cases) problems.push(...(await examine(browser, path, one)))
  expect(problems).toEqual([])
})
