import { expect, type Locator, type Page, test } from '@playwright/test'
import { agreed } from '#tests/support/lake/agreed.ts'
import { caughtUp } from '#tests/support/site/figures.ts'
import { openPreview } from '#tests/support/site/open-preview.ts'
import { shoot } from '#tests/support/site/shoot.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import {
  answerTo,
  fieldInput,
  holdSession,
  openAs,
  openForm,
  publish,
  write,
  writeUntil,
  signOpen,
} from '#tests/support/studio/studio.ts'

test.use({ viewport: { width: 1440, height: 900 } })

let site: TestSite

test.beforeAll(async () => {
  test.setTimeout(600_000)
  site = await startTestSite()
})

test.afterAll(async () => {
  await site?.stop()
})

/** The blocks by the names of the menu they are added from, beside a text with a link. */
const chosenBlocks = ['Hero', 'Questions and answers', 'Glossary', 'Contact details']

const blockDialog = (page: Page): Locator => page.getByTestId('nested-object-dialog')

const closeBlock = (page: Page): Promise<void> =>
  blockDialog(page).getByRole('button', { name: 'Close dialog' }).click()

const addBlock = async (page: Page, name: string): Promise<void> => {
  await page.getByTestId('add-multiple-object-button').click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** A text of one word that leads to the page of an instrument. */
const addLinkingText = async (page: Page): Promise<void> => {
  await addBlock(page, 'Text')
  const dialog = blockDialog(page)
  await dialog.getByTestId('pt-editor').getByRole('textbox').click()
  await page.keyboard.type('EURUSD')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await dialog.getByTestId('action-button-link').first().click()
  await page.getByTestId('popover-edit-dialog').getByLabel('Address').fill('/trading/forex/eurusd')
  await page.keyboard.press('Escape')
  await closeBlock(page)
}

/** The Studio closes its menu when a form that has just opened is drawn anew. */
const chooseAction = async (page: Page, name: string): Promise<Locator> => {
  const dialog = page.getByRole('dialog')
  await expect(async () => {
    await page.getByTestId('action-menu-button').click({ timeout: 5_000 })
    await page.getByRole('menuitem', { name }).click({ timeout: 5_000 })
    await expect(dialog).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 45_000 })
  return dialog
}

const addMenuEntry = async (page: Page, names: readonly [language: string, name: string][], path: string) => {
  await page.getByTestId('field-items').getByRole('button', { name: 'Add item' }).click()
  const entry = blockDialog(page)
  for (const [at, [language, name]] of names.entries()) {
    // A new entry has its English open.
    if (at > 0) await entry.getByRole('button', { name: language, exact: true }).first().click()
    await entry
      .getByTestId(/^field-.*name$/)
      .getByRole('textbox')
      .nth(at)
      .fill(name)
  }
  await entry
    .getByTestId(/^field-.*path$/)
    .getByRole('combobox')
    .first()
    .fill(path)
  await closeBlock(page)
}

const titles = [
  ['Deutsch', 'Wann wir antworten'],
  ['Polski', 'Kiedy odpowiadamy'],
] as const

const titlesAt = (path: string) =>
  site.lake.client({ perspective: 'raw' }).fetch<string[]>('*[path == $path].title', { path })

test('a page of five kinds of blocks is made in three languages, seen in preview, published, and found in menu and switcher', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await holdSession(page, site.lake, 'marketer')
  await openForm(page, site.lake, 'pages;en;all;new-page,template=page-en,type=page')
  await write(page, 'path', '/support-hours')
  await write(page, 'title', 'Support hours')
  for (const name of chosenBlocks) {
    await addBlock(page, name)
    if (name === 'Hero') await blockDialog(page).getByRole('textbox').first().fill('When we answer')
    await closeBlock(page)
  }
  await addLinkingText(page)

  for (const [language, title] of titles) {
    const dialog = await chooseAction(page, 'Other languages')
    if (language === 'Deutsch') {
      await dialog.getByRole('button', { name: 'Make Deutsch, Polski' }).click()
      await expect(dialog.getByText('draft', { exact: true })).toHaveCount(3)
      await shoot(page, 'languages')
    }
    await dialog.getByRole('link', { name: `Open ${language}` }).click()
    // The one form that is open is that of the language: what is written goes nowhere else.
    await expect(page.getByTestId('field-language').locator('option:checked')).toHaveText([language])
    await writeUntil(fieldInput(page, 'title'), title, () =>
      expect.poll(() => titlesAt('/support-hours'), { timeout: 5_000 }).toContain(title),
    )
    await page.getByRole('button', { name: /^When we answer/ }).click()
    await answerTo(page, 'edit', () => blockDialog(page).getByRole('textbox').first().fill(title))
    await closeBlock(page)
  }

  const { frame } = await openPreview(page, site, '/de/support-hours')
  await expect(frame.locator('h1')).toContainText('Wann wir antworten')
  await expect(page.getByTestId('presentation-root').getByText(/^Loading/)).toHaveCount(0)
  await shoot(page, 'preview')

  const dialog = await chooseAction(page, 'Publish all languages')
  await dialog.getByRole('button', { name: 'Publish English, Deutsch, Polski' }).click()
  await expect(dialog).toHaveCount(0)

  await openForm(page, site.lake, 'menu')
  const names: [string, string][] = [
    ['English', 'Support hours'],
    ['Deutsch', 'Wann wir antworten'],
  ]
  await addMenuEntry(page, names, '/support-hours')
  await signOpen(page, site.lake, 'menu')
  await publish(page)
  await caughtUp(site.lake)
  // As a visitor: out of the preview.
  await page.context().clearCookies()
  await page.context().addCookies([{ name: 'isAccept', value: '0', url: site.url }])
  await page.goto(`${site.url}/support-hours`)
  await expect(page.locator('header a[href="/support-hours"]').first()).toHaveText('Support hours')
  for (const language of ['de', 'pl']) {
    const way = page.locator(`a[hreflang="${language}"][href="/${language}/support-hours"]`).first()
    await expect(way).toBeAttached()
  }
  await page.goto(`${site.url}/de/support-hours`)
  await expect(page.locator('header a[href="/de/support-hours"]').first()).toHaveText('Wann wir antworten')
  await page.locator('main a[href="/de/trading/forex/eurusd"]').click()
  await expect(page.locator('h1')).toContainText('EURUSD')
})

test('a banner that begins some seconds ahead comes and goes on the page without anyone publishing', async ({
  page,
}) => {
  const id = 'banner-start-trading'
  await openAs(page, site.lake, 'marketer', `banners;all;${id}`)
  await expect(fieldInput(page, 'title')).toBeVisible()
  const words = 'See the whole trade before you place it'
  const shows = async () => (await site.text('/platforms/mt4')).includes(words)
  expect(await shows()).toBe(true)

  const [from, until] = [Date.now() + 10_000, Date.now() + 15_000]
  const times = { startsAt: new Date(from).toISOString(), endsAt: new Date(until).toISOString() }
  const published = await site.client.getDocument(id)
  if (!published) throw new Error(`${id} is missing`)
  await site.client.createOrReplace({ ...published, ...times, _id: `drafts.${id}` })
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible()
  await agreed(site.lake).sign(id)
  await publish(page)
  const seen: boolean[] = []
  await expect(async () => {
    const before = Date.now()
    const isShown = await shows()
    const after = Date.now()
    // A request that crosses an edge may see either side of it.
    if (after < from || before >= until) expect(isShown).toBe(false)
    if (before >= from + 200 && after < until) expect(isShown).toBe(true)
    if (seen.at(-1) !== isShown) seen.push(isShown)
    expect(seen.slice(-2)).toEqual([true, false])
  }).toPass({ intervals: [150] })
})
