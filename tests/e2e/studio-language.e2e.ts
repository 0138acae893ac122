import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { de } from '#studio/words/model/de/index.ts'
import { pl } from '#studio/words/model/pl/index.ts'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { shoot } from '#tests/support/site/shoot.ts'
import {
  fieldInput,
  holdSession,
  openForm,
  startStudioLake,
  watch,
  write,
} from '#tests/support/studio/studio.ts'

test.use({ viewport: { width: 1440, height: 900 } })

let lake: TestLake

test.beforeAll(async () => {
  lake = await startStudioLake()
})
test.afterAll(() => lake.stop())

const button = (page: Page) => page.getByTestId('interface-language')

/**
 * Opens the menu, as who uses no pointer does. Shortly after its start the Studio draws its bar anew, which closes a
 * menu: people open it again.
 */
async function open(page: Page): Promise<void> {
  const entries = page.getByRole('menuitemradio')
  await expect(async () => {
    if ((await entries.count()) === 0) await button(page).press('Enter', { timeout: 2_000 })
    await expect(entries.first()).toBeFocused({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
}

/** Chooses a language by keyboard, and does it again where the menu was closed meanwhile. */
async function choose(page: Page, language: string, id: string): Promise<void> {
  const entries = page.getByRole('menuitemradio')
  await expect(async () => {
    await open(page)
    const place = (await entries.allInnerTexts()).indexOf(language)
    for (let at = 1; at <= place; at += 1) {
      await page.keyboard.press('ArrowDown')
      await expect(entries.nth(at)).toBeFocused({ timeout: 2_000 })
    }
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', id, { timeout: 20_000 })
  }).toPass({ timeout: 90_000 })
}

/** What axe finds in the button and its open menu, by day and by night. */
async function findings(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator(`[data-testid="studio-navbar"][data-scheme="${colorScheme}"]`)).toBeVisible()
    const { violations, passes } = await new AxeBuilder({ page })
      .include('[data-testid="interface-language"]')
      .include('[data-testid="interface-languages"]')
      .analyze()
    expect(passes.length).toBeGreaterThan(5)
    for (const { id, nodes } of violations) found.push(`${colorScheme} ${id}: ${nodes[0]?.failureSummary}`)
  }
  return found
}

/** Sanity marks the button by what it says, in whichever language. */
const publishButton = (page: Page, name: string) =>
  page.getByTestId('pane-footer').getByRole('button', { name, exact: true })

/** A word of the content model in a language of the Studio. */
const wordOf = (dictionary: Readonly<Record<string, string>>, english: string): string => {
  const word = dictionary[english]
  if (word === undefined) throw new Error(`no word for ${english}`)
  return word
}

/** What the start screen is headed with, section by section. */
const todayIn = {
  'de-DE': [
    'Heute',
    'Wartet auf Ihre Unterschrift',
    'Worum Sie gebeten haben',
    'Fällig',
    'Wartet auf Sie',
    'Eingeplant',
    'Zuletzt geändert',
  ],
  'pl-PL': [
    'Dzisiaj',
    'Czeka na Twój podpis',
    'Twoje prośby',
    'Terminy',
    'Czeka na Ciebie',
    'Zaplanowane',
    'Ostatnio zmienione',
  ],
}

/** The start screen has no heading and the bar no tool that is not in this language. */
async function expectTodayIn(page: Page, language: keyof typeof todayIn, tools: readonly string[]) {
  const screen = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) })
  await expect(screen.getByRole('heading')).toHaveText(todayIn[language], { timeout: 45_000 })
  const bar = page.getByTestId('studio-navbar')
  for (const name of tools) await expect(bar.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(bar.getByRole('link', { name: /Today|Content|Preview|texts|Translations/ })).toHaveCount(0)
}

test('an editor changes to German and to Polish by keyboard, and it is kept', async ({ page }) => {
  test.setTimeout(300_000)
  const misdeeds = watch(page, lake)
  await holdSession(page, lake, 'compliance-1')
  await page.goto(`${lake.url}/`)
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible({ timeout: 45_000 })
  await expect(button(page)).toHaveAccessibleName('Language: English')

  await expect(async () => {
    await open(page)
    await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText('English', { timeout: 2_000 })
    await page.keyboard.press('Escape')
    await expect(button(page)).toBeFocused({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await open(page)
  expect(await findings(page)).toEqual([])
  await shoot(page, 'studio-language')

  await page.keyboard.press('Escape')
  await choose(page, 'Deutsch', 'de-DE')
  await expect(button(page)).toHaveAccessibleName('Sprache: Deutsch', { timeout: 60_000 })
  await expect(button(page)).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expectTodayIn(page, 'de-DE', ['Heute', 'Inhalte', 'Oberflächentexte', 'Freigaben', 'Anleitungen'])
  await openForm(page, lake, 'riskWarning')
  await expect(publishButton(page, 'Veröffentlichen')).toBeVisible()
  for (const name of [
    'Seiten',
    'Rechtliche Dokumente',
    'Risikohinweis',
    'Banner',
    'Instrumente',
    'Einstellungen',
  ]) {
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  }
  for (const [tool, heading] of [
    ['texts', 'Oberflächentexte'],
    ['translations', 'Übersetzungen'],
  ] as const) {
    await page.goto(`${lake.url}/${tool}`)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible({ timeout: 45_000 })
  }
  await openForm(page, lake, 'riskWarning')

  await page.reload()
  await expect(publishButton(page, 'Veröffentlichen')).toBeVisible({ timeout: 45_000 })
  await page.goto(`${lake.url}/approvals`)
  await expect(page.getByRole('heading', { name: 'Freigaben' })).toBeVisible({ timeout: 45_000 })

  await choose(page, 'Polski', 'pl-PL')
  await expect(page.getByRole('heading', { name: 'Zatwierdzanie' })).toBeVisible({ timeout: 60_000 })
  await expect(button(page)).toHaveAccessibleName('Język: Polski')
  await expect(button(page)).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl-PL')
  await page.goto(`${lake.url}/today`)
  await expectTodayIn(page, 'pl-PL', ['Dzisiaj', 'Treść', 'Teksty interfejsu', 'Zatwierdzanie', 'Rejestr'])
  await openForm(page, lake, 'riskWarning')
  await expect(publishButton(page, 'Opublikuj')).toBeVisible()
  // Words of ours, where the package has none.
  await page.goto(`${lake.url}/releases`)
  await expect(page.getByRole('heading', { name: 'Wydania' }).first()).toBeVisible({ timeout: 45_000 })

  await choose(page, 'English', 'en-US')
  await expect(page.getByRole('heading', { name: 'Releases' }).first()).toBeVisible({ timeout: 60_000 })
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' })

  test('the Studio is in German until another language is chosen, which stays', async ({ page }) => {
    test.setTimeout(300_000)
    const misdeeds = watch(page, lake)
    await holdSession(page, lake, 'compliance-1')
    await page.goto(`${lake.url}/`)
    await expectTodayIn(page, 'de-DE', ['Heute', 'Inhalte', 'Oberflächentexte', 'Freigaben', 'Anleitungen'])
    await expect(button(page)).toHaveAccessibleName('Sprache: Deutsch')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
    await openForm(page, lake, 'riskWarning')
    await expect(publishButton(page, 'Veröffentlichen')).toBeVisible()
    await expect(
      page.getByTestId('field-lossPercentage').getByText(wordOf(de, 'Loss percentage'), { exact: true }),
    ).toBeVisible()

    await choose(page, 'English', 'en-US')
    await expect(publishButton(page, 'Publish')).toBeVisible({ timeout: 60_000 })
    await page.reload()
    await expect(publishButton(page, 'Publish')).toBeVisible({ timeout: 45_000 })
    await expect(button(page)).toHaveAccessibleName('Language: English')
    expect(misdeeds).toEqual({ errors: [], strays: [] })
  })
})

test('who reads English loads no word of another language', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await holdSession(page, lake, 'compliance-1')
  await page.goto(`${lake.url}/`)
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible({ timeout: 45_000 })
  const foreign =
    /Veröffentlichen|Unterschrieben|Opublikuj|Zuletzt geändert|Seite ohne Titel|Strona bez tytułu/
  const loaded = scripts.length
  expect(loaded).toBeGreaterThan(0)
  for (const script of await Promise.all(scripts)) expect(script.match(foreign)).toBeNull()

  await choose(page, 'Deutsch', 'de-DE')
  await expect(button(page)).toHaveAccessibleName('Sprache: Deutsch', { timeout: 60_000 })
  // The page that was left takes the texts of its last scripts along.
  const texts = await Promise.all(scripts.slice(loaded).map((text) => text.catch(() => '')))
  expect(texts.join('\n')).toMatch(foreign)
  expect(texts.join('\n')).toMatch(/Seite ohne Titel/)
})

const wrongShare = 'Write a number from 0 to 100 with at most two decimals, for example 74.5.'

test('a form, its errors and its menu of blocks are in the language of the Studio', async ({ page }) => {
  test.setTimeout(300_000)
  const misdeeds = watch(page, lake)
  await holdSession(page, lake, 'compliance-1')
  await openForm(page, lake, 'riskWarning')
  const field = page.getByTestId('field-lossPercentage')
  await expect(field.getByText('Loss percentage', { exact: true })).toBeVisible()
  // Typed and chosen at once: the language waits until it is saved.
  await fieldInput(page, 'lossPercentage').fill('140')
  await choose(page, 'Deutsch', 'de-DE')
  await expect(field.getByText(wordOf(de, 'Loss percentage'), { exact: true })).toBeVisible({
    timeout: 60_000,
  })
  await expect(fieldInput(page, 'lossPercentage')).toHaveValue('140')
  await expect(field.getByText(wordOf(de, wrongShare))).toBeVisible({ timeout: 30_000 })
  await expect(page.getByTestId('publish-refusal')).toContainText(wordOf(de, 'Loss percentage'))
  await expect(page.getByRole('tab', { name: wordOf(de, 'Figure'), exact: true })).toBeVisible()
  await fieldInput(page, 'lossPercentage').fill('1,234')
  await expect(field.getByText('„1,234“ lässt sich auf zwei Arten lesen')).toBeVisible()

  await openForm(page, lake, 'pages;en;all;page-en-about-intro')
  await page.getByTestId('field-blocks').scrollIntoViewIfNeeded()
  await page.getByTestId('field-blocks').getByTestId('add-multiple-object-button').click()
  const menu = page.getByRole('menu')
  await expect(menu.getByText(wordOf(de, 'Cards'), { exact: true })).toBeVisible()
  await expect(menu.getByRole('tab', { name: wordOf(de, 'Lists'), exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  await choose(page, 'Polski', 'pl-PL')
  await openForm(page, lake, 'riskWarning')
  await expect(field.getByText(wordOf(pl, 'Loss percentage'), { exact: true })).toBeVisible({
    timeout: 60_000,
  })
  await write(page, 'lossPercentage', '140')
  await expect(field.getByText(wordOf(pl, wrongShare))).toBeVisible({ timeout: 30_000 })
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})

test('on a narrow screen the languages are in the side menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await holdSession(page, lake, 'compliance-1')
  await page.goto(`${lake.url}/today`)
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible({ timeout: 45_000 })
  const entry = page.getByRole('button', { name: 'Polski' })
  // As in `choose`: the bar is drawn anew once, which closes the side menu.
  await expect(async () => {
    if (!(await entry.isVisible())) {
      await page.getByTestId('studio-navbar').getByRole('button').first().press('Enter', { timeout: 2_000 })
    }
    await entry.press('Enter', { timeout: 2_000 })
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl-PL', { timeout: 10_000 })
  }).toPass({ timeout: 60_000 })
})
