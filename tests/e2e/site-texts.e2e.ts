import { expect, type Page } from '@playwright/test'
import type { TestSite } from '#tests/support/site/site.ts'
import { test } from '#tests/support/site/site-test.ts'
import { visit } from '#tests/support/site/visitor.ts'
import layout from '#locales/de/BasicLayout.json' with { type: 'json' }
import login from '#locales/de/login.json' with { type: 'json' }

/** Requirements C4: the words of what a visitor opens are fetched then, and again when that fails. */

let site: TestSite

test.beforeAll(({ site: running }) => {
  site = running
})

/** Waits before the five further tries, ms. */
const waits = [250, 500, 1_000, 2_000, 4_000]

/** Lets the first `failures` questions for words end as an error of the server; tells when each was put. */
const breakWords = async (page: Page, failures: number): Promise<number[]> => {
  const asked: number[] = []
  await page.route('**/locales/**', async (route) => {
    asked.push(performance.now())
    await (asked.length <= failures ? route.fulfill({ status: 503 }) : route.continue())
  })
  return asked
}

/** Keys of the texts as a visitor must never see them: `partner.title`, `search.kinds.page`. */
const rawKeys = async (page: Page): Promise<string[]> => {
  const seen = await page.locator('body').innerText()
  return seen.match(/\b(?:partner|form|search|hits|consent)\.[a-z]\w+/g) ?? []
}

test('C4: nothing is fetched before a press; the form tells its result after three failures, each wait twice the one before', async ({
  browser,
}) => {
  const { page, close } = await visit(browser, `${site.url}/de/about/intro`, { width: 1440 })
  const asked = await breakWords(page, 3)
  const submit = page.getByRole('button', { name: login.partner.submit })
  await expect(submit).toBeEnabled()
  expect(asked).toEqual([])
  await submit.click()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('dialog', { name: login.partner.wrongEmail })).toBeVisible()
  const gaps = asked.slice(1).map((at, index) => at - (asked[index] ?? 0))
  expect(gaps).toHaveLength(3)
  // A timer of the browser may round down by a millisecond; what is measured here comes later, never earlier.
  for (const [index, gap] of gaps.entries()) expect(gap).toBeGreaterThanOrEqual((waits[index] ?? 0) - 5)
  expect(await rawKeys(page)).toEqual([])
  await close()
})

test('C4: words that do not come for good: five further tries, then a toast for the form and the page of finds for the search', async ({
  browser,
}) => {
  const { page, close } = await visit(browser, `${site.url}/robots.txt`, { width: 1440 })
  await page.clock.install()
  await page.goto(`${site.url}/de/about/intro`)
  const asked = await breakWords(page, Number.POSITIVE_INFINITY)
  // The clock stands, so that no try is made but after its wait; the wait begins a moment after the refusal.
  await page.clock.pauseAt(Date.now() + 60_000)
  const forwardUntil = (step: number, count: number) =>
    expect(async () => {
      await page.clock.fastForward(step)
      expect(asked.length).toBeGreaterThanOrEqual(count)
    }).toPass({ intervals: [100] })
  const runOut = async (before: number) => {
    await forwardUntil(10, before + 1)
    for (const [index, wait] of waits.entries()) await forwardUntil(wait, before + index + 2)
    await page.clock.fastForward(60_000)
    expect(asked.length).toBe(before + 6)
  }
  const submit = page.getByRole('button', { name: login.partner.submit })
  await submit.click()
  await runOut(0)
  await expect(page.locator('.toast--failure')).toContainText(login.form.failed)
  await expect(submit).not.toHaveAttribute('aria-busy')
  expect(await rawKeys(page)).toEqual([])

  await page.locator('.head__search').click()
  const field = page.locator('.search input')
  await field.fill('Margin')
  await expect(field).toHaveAttribute('aria-label', layout.search.open)
  await runOut(6)
  await page.waitForURL(`${site.url}/de/search?q=Margin`)
  await expect(page.locator('.hits a').first()).toBeVisible()
  expect(await rawKeys(page)).toEqual([])
  await close()
})

test('a fault of the page in the browser leaves the risk warning and the ways on, in its language', async ({
  browser,
}) => {
  const { page, close } = await visit(browser, `${site.url}/robots.txt`, { width: 390 })
  await page.addInitScript(() => {
    const find = document.querySelector.bind(document)
    let strip: string | undefined
    // What React asks for when it takes over the page's own parts, and again when it draws all of them anew.
    Reflect.set(document, 'querySelector', (selectors: string) => {
      const name = /^\[data-still="(.*)"\]$/.exec(selectors)?.[1]
      strip ??= find<HTMLElement>('.risk')?.dataset['still']
      if (name !== undefined && name !== strip) throw new Error('broken')
      return find(selectors)
    })
  })
  await page.goto(`${site.url}/de/about/intro`)
  await expect(page.locator('html[data-script=ready]')).toBeAttached()
  // The key of the search brings React.
  await page.keyboard.press('/')
  await expect(page.locator('main')).toContainText(layout.part.page)
  await expect(page.locator('.risk__text')).toBeVisible()
  await expect(page.getByRole('link', { name: layout.tryAgain.home })).toHaveAttribute('href', '/de')
  await expect(page.getByRole('link', { name: layout.tryAgain.retry })).toHaveAttribute('href', '?')
  await close()
})
