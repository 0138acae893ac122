import { expect, type Page, test } from '@playwright/test'
import { guidesTitle } from '#common/guides.ts'
import { type Guide, type GuideLanguage, guides } from '#studio/help/guides.ts'
import { outlineOf, titleOf } from '#studio/help/plan-guide.ts'
import { de } from '#studio/help/words/de.ts'
import { en } from '#studio/help/words/en.ts'
import { pl } from '#studio/help/words/pl.ts'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { guideFile } from '#tests/support/studio/guide-file.ts'
import { axeFindings } from '#tests/support/studio/studio-axe.ts'
import { holdSession, startStudioLake, watch } from '#tests/support/studio/studio.ts'

test.use({ viewport: { width: 1440, height: 900 } })

let lake: TestLake

test.beforeAll(async () => {
  lake = await startStudioLake()
})
test.afterAll(() => lake.stop())

const article = (page: Page) => page.getByTestId('guide')
const heading = (page: Page, name: string, level: 1 | 2 = 1) =>
  article(page).getByRole('heading', { name, level, exact: true })

const openGuides = async (page: Page, place = ''): Promise<void> => {
  await page.goto(`${lake.url}/guides${place}`)
  await expect(page.getByTestId('guides')).toBeVisible({ timeout: 45_000 })
}

/** The pictures of the open guide that came as pictures. */
const loadedPictures = (page: Page) =>
  article(page)
    .locator('img')
    .evaluateAll((all) => all.filter((img) => img instanceof HTMLImageElement && img.naturalWidth > 0).length)

/** The texts of guides that a page fetches from now on. */
function fetchedGuides(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    const [, file] = /\/static\/help\/(.+\.md)$/.exec(request.url()) ?? []
    if (file !== undefined) fetched.push(file)
  })
  return fetched
}

const chooseLanguage = (page: Page, locale: string) =>
  page.addInitScript((id) => localStorage.setItem('sanity-locale:local:default', id), locale)

/** Goes by the list to a guide and waits until it and its pictures are there. */
async function read(page: Page, guide: Guide, language?: GuideLanguage): Promise<void> {
  const text = guideFile(guide, language)
  const words = language === 'de' ? de : en
  await page
    .getByRole('navigation', { name: words.title })
    .getByRole('link', { name: words[`guide.${guide}`] })
    .click()
  await expect(heading(page, titleOf(text))).toBeVisible({ timeout: 20_000 })
  const pictures = text.match(/!\[/g)?.length ?? 0
  expect(pictures).toBeGreaterThan(0)
  await expect.poll(() => loadedPictures(page), { timeout: 20_000 }).toBe(pictures)
}

test('an editor reads every guide with its pictures', async ({ page }) => {
  test.setTimeout(180_000)
  const misdeeds = watch(page, lake)
  const fetched = fetchedGuides(page)
  await holdSession(page, lake, 'marketer')
  await page.goto(`${lake.url}/`)
  await page.getByRole('link', { name: 'Guides', exact: true }).click({ timeout: 45_000 })
  // The guide of one’s own role comes first.
  await expect(heading(page, 'For marketing')).toBeVisible({ timeout: 20_000 })
  for (const guide of guides) {
    await read(page, guide)
    const sections = outlineOf(guideFile(guide)).map(({ title }) => title)
    await expect(article(page).getByRole('heading', { level: 2 })).toHaveText(sections)
    await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link')).toHaveText(
      sections,
    )
    expect(await article(page).innerText()).not.toMatch(/\*\*|\]\(|^#|^\|/m)
    await expect(page).toHaveTitle(`${en[`guide.${guide}`]} | Guides`)
    expect(await axeFindings(page, '[data-testid="guides"]'), guide).toEqual([])
  }
  expect(misdeeds).toEqual({ errors: [], strays: [] })
  // Who reads English fetches no other.
  expect(new Set(fetched)).toEqual(new Set(guides.map((guide) => `${guide}.md`)))
})

test('a German editor reads every guide in German, and its links stay there', async ({ page }) => {
  test.setTimeout(180_000)
  const misdeeds = watch(page, lake)
  const fetched = fetchedGuides(page)
  await holdSession(page, lake, 'marketer')
  await chooseLanguage(page, 'de-DE')
  await openGuides(page)
  await expect(heading(page, 'Für das Marketing')).toBeVisible({ timeout: 45_000 })
  for (const guide of guides) {
    await read(page, guide, 'de')
    const sections = outlineOf(guideFile(guide, 'de')).map(({ title }) => title)
    await expect(article(page).getByRole('heading', { level: 2 })).toHaveText(sections)
    await expect(article(page)).toHaveAttribute('lang', 'de')
    expect(await article(page).innerText()).not.toMatch(/\*\*|\]\(|^#|^\||<!--/m)
  }
  await read(page, 'marketing', 'de')
  expect(await axeFindings(page, '[data-testid="guides"]')).toEqual([])
  await article(page).getByRole('link', { name: 'bessern Sie nach' }).press('Enter')
  const arrived = heading(page, 'Zurückgegebenes nachbessern', 2)
  await expect(arrived).toBeFocused({ timeout: 20_000 })
  await expect(arrived).toBeInViewport()
  await page.reload()
  await expect(arrived).toBeFocused({ timeout: 45_000 })
  expect(misdeeds).toEqual({ errors: [], strays: [] })
  expect(new Set(fetched)).toEqual(new Set(guides.map((guide) => `de/${guide}.md`)))
})

test('where a translation is missing, the English guide is shown', async ({ page }) => {
  await page.route('**/static/help/de/comments.md', (route) => route.fulfill({ status: 404, body: '' }))
  await holdSession(page, lake, 'marketer')
  await chooseLanguage(page, 'de-DE')
  await openGuides(page, '/comments')
  await expect(heading(page, 'Comments and tasks')).toBeVisible({ timeout: 45_000 })
  await expect(article(page)).toHaveAttribute('lang', 'en')
})

test('links lead between guides and to sections, by keyboard, and each place has its address', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await holdSession(page, lake, 'translator-pl')
  await openGuides(page)
  await expect(heading(page, 'For translators')).toBeVisible({ timeout: 20_000 })
  const fromText = article(page).getByRole('link', { name: 'at the field' })
  await fromText.press('Enter')
  await expect(page).toHaveURL(`${lake.url}/guides/comments/ask-about-a-field`)
  const arrived = heading(page, 'Ask about a field', 2)
  await expect(arrived).toBeFocused({ timeout: 20_000 })
  await expect(arrived).toBeInViewport()
  await page.goBack()
  await expect(heading(page, 'For translators')).toBeVisible({ timeout: 20_000 })

  const section = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
  const name = await section.innerText()
  const target = heading(page, name, 2)
  await section.press('Enter')
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
  // Once more from the top: the address is the same already.
  await heading(page, 'For translators').scrollIntoViewIfNeeded()
  await expect(target).not.toBeInViewport()
  await section.press('Enter')
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
  await page.reload()
  await expect(target).toBeFocused({ timeout: 45_000 })
})

test('the Help menu leads to the guides', async ({ page, context }) => {
  await holdSession(page, lake, 'admin')
  await page.goto(`${lake.url}/`)
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible({ timeout: 45_000 })
  const entry = page.getByRole('menuitem', { name: 'Guides' })
  // Shortly after its start the Studio draws its bar anew, which closes a menu: people open it again.
  await expect(async () => {
    if (!(await entry.isVisible())) {
      await page.getByTestId('button-resources-menu').press('Enter', { timeout: 2_000 })
    }
    await expect(entry).toHaveAttribute('href', `${lake.url}/guides`, { timeout: 3_000 })
  }).toPass({ timeout: 45_000 })
  const [tab] = await Promise.all([context.waitForEvent('page'), entry.press('Enter')])
  await expect(tab).toHaveURL(/\/guides/)
})

test('a guide or a picture that is missing is a sentence', async ({ page }) => {
  await holdSession(page, lake, 'compliance-1')
  await openGuides(page, '/operating')
  await expect(page.getByRole('heading', { name: 'There is no guide “operating”' })).toBeVisible()
  expect((await page.request.get(`${lake.url}/static/help/operating.md`)).status()).toBe(404)

  await page.route('**/static/help/compliance.md', (route) => route.fulfill({ status: 404, body: '' }))
  await page.route('**/shots/today.png', (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('link', { name: 'For compliance' }).click()
  await expect(page.getByRole('alert')).toHaveText('The guide cannot be read: HTTP 404')
  await page.unroute('**/static/help/compliance.md')
  await page.getByRole('button', { name: 'Read again' }).press('Enter')
  await expect(heading(page, 'For compliance')).toBeVisible({ timeout: 20_000 })
  await expect(article(page)).toContainText('A picture is missing here: The start screen')
  expect(await axeFindings(page, '[data-testid="guides"]')).toEqual([])

  // A place that answers every address with the Studio’s page has no guide either.
  await page.route('**/static/help/comments.md', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html; charset=utf-8', body: '<!doctype html>' }),
  )
  await page.getByRole('link', { name: 'Comments and tasks' }).click()
  await expect(page.getByRole('alert')).toHaveText('The guide cannot be read: HTTP 404')
})

for (const [id, words] of [
  ['de-DE', de],
  ['pl-PL', pl],
] as const) {
  test(`the guides have their name in the language of the Studio, ${id}`, async ({ page }) => {
    await holdSession(page, lake, 'compliance-1')
    await chooseLanguage(page, id)
    await openGuides(page)
    await expect(page.locator('html')).toHaveAttribute('lang', id, { timeout: 45_000 })
    await expect(page.getByRole('link', { name: guidesTitle[id], exact: true })).toBeVisible({
      timeout: 45_000,
    })
    await expect(page.getByRole('navigation', { name: words.title })).toContainText(words['guide.comments'])
    await expect(page.getByText(words.pictures)).toBeVisible()
    await expect(article(page)).toHaveAttribute('lang', id.slice(0, 2), { timeout: 20_000 })
    await expect(page).toHaveTitle(`${words['guide.compliance']} | ${words.title}`)
  })
}

test('on a narrow screen the guides are in the side menu, fit, and axe finds nothing', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await holdSession(page, lake, 'marketer')
  await page.goto(`${lake.url}/today`)
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible({ timeout: 45_000 })
  const entry = page.getByRole('link', { name: 'Guides', exact: true })
  await expect(async () => {
    if (!(await entry.isVisible())) {
      await page.getByTestId('studio-navbar').getByRole('button').first().press('Enter', { timeout: 2_000 })
    }
    await entry.press('Enter', { timeout: 2_000 })
    await expect(page).toHaveURL(/\/guides/, { timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await expect(heading(page, 'For marketing')).toBeVisible({ timeout: 20_000 })
  const outline = page.getByRole('navigation', { name: 'On this page' })
  await expect(outline).toBeHidden()
  // The Studio draws its tool once more when it has read that comments are on, and the list is folded again.
  await expect(async () => {
    if (await outline.isHidden()) await page.locator('summary').press('Enter')
    await expect(outline.getByRole('link').first()).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
  const room = await page
    .getByTestId('guides')
    .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))
  expect(room.clientWidth).toBeLessThanOrEqual(390)
  expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth)
  for (const guide of guides) await read(page, guide)
  await openGuides(page, '/marketing')
  await expect(heading(page, 'For marketing')).toBeVisible({ timeout: 20_000 })
  expect(await axeFindings(page, '[data-testid="guides"]')).toEqual([])
})
