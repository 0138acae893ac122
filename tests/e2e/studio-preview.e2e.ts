import type { SanityDocument } from '@sanity/client'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { agreed } from '#tests/support/lake/agreed.ts'
import { approvalsOf } from '#tests/support/lake/approvals.ts'
import { caughtUp } from '#tests/support/site/figures.ts'
import { openPreview } from '#tests/support/site/open-preview.ts'
import { shoot } from '#tests/support/site/shoot.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { goThroughAndSign, signButton } from '#tests/support/studio/sign-as.ts'
import { axeFindings } from '#tests/support/studio/studio-axe.ts'
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

test('a click on a text opens its field, the draft shows at once beside it and to nobody else, until it is published', async ({
  page,
}) => {
  const { frame, fieldAt } = await openPreview(page, site, '/de/fees')
  await expect(frame.locator('h1')).toContainText('Was es kostet')
  const field = await fieldAt('h1', 'blocks[_key=="opening"].title')
  await writeUntil(field, 'Was ein Geschäft kostet', () =>
    expect(frame.locator('h1')).toContainText('Was ein Geschäft kostet', { timeout: 10_000 }),
  )
  expect((await site.text('/de/fees')).includes('Was ein Geschäft kostet')).toBe(false)

  const iframe = page.getByTestId('presentation-root').locator('iframe')
  const wide = (await iframe.boundingBox())?.width ?? 0
  await page.getByTestId('preview-viewport-toggle').click()
  await expect.poll(async () => (await iframe.boundingBox())?.width ?? wide).toBeLessThan(450)

  await publish(page)
  await expect.poll(async () => (await site.text('/de/fees')).includes('Was ein Geschäft kostet')).toBe(true)
})

test('who is to sign sees the page in force beside the proposed one, in each language', async ({ page }) => {
  const { _rev, _createdAt, _updatedAt, ...warning } = await site.client.fetch<SanityDocument>(
    '*[_id == "riskWarning"][0]',
  )
  await site.client.createOrReplace({ ...warning, _id: 'drafts.riskWarning', lossPercentage: 61.5 })
  expect((await approvalsOf(site.lake).ask('marketer', 'riskWarning')).status).toBe(200)
  await holdSession(page, site.lake, 'compliance-2')
  await page.goto(`${site.lake.url}/`)
  const waiting = page.getByRole('region', { name: 'Needs your signature' })
  await waiting.getByRole('link').first().click({ timeout: 45_000 })
  const pages = page.getByTestId('approval-pages')
  const warningIn = (title: string) => pages.frameLocator(`iframe[title="${title}"]`).locator('body')
  await expect(warningIn('In force')).toContainText('74.5%', { timeout: 45_000 })
  await expect(warningIn('Proposed')).toContainText('61.5%', { timeout: 45_000 })
  await expect(warningIn('Proposed')).not.toContainText('74.5%')
  // The figure wherever it stands, and nothing that changes by itself.
  await expect(page.getByTestId('page-changes')).toContainText(/Places that differ: [1-6]\./)
  await shoot(page, 'approval-review')
  await pages.getByRole('button', { name: 'Deutsch' }).click()
  await expect(warningIn('In force')).toContainText(/74,5.%/, { timeout: 45_000 })
  await expect(warningIn('Proposed')).toContainText(/61,5.%/, { timeout: 45_000 })
  const widths = () => pages.locator('iframe').evaluateAll((all) => all.map(({ clientWidth }) => clientWidth))
  await expect.poll(widths).toEqual([390, 390])
  await pages.getByRole('button', { name: 'Desktop' }).click()
  await expect.poll(widths).toEqual([1280, 1280])
  await page.setViewportSize({ width: 1024, height: 768 })
  await pages.getByRole('button', { name: 'Phone' }).click()
  await expect.poll(widths).toEqual([390, 390])
  await pages.getByRole('button', { name: 'To the decision' }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Comment')).toBeFocused()
  await site.client.delete('drafts.riskWarning')
})

test('what differs is marked in both pages, J and K lead from place to place, and Sign waits until all was in view', {
  tag: '@variant',
}, async ({ page }) => {
  const policy = { _id: 'approvalPolicy', _type: 'approvalPolicy' }
  const rows = [{ _key: 'a', _type: 'approvalRow', type: 'page', people: 1, compliance: 0 }]
  await agreed(site.lake).put({ ...policy, rows })
  const { _rev, _createdAt, _updatedAt, ...fees } = await site.client.fetch<SanityDocument>(
    '*[_id == "page-en-fees"][0]',
  )
  const [opening, ...others] = fees['blocks']
  const last = { _key: 'z', _type: 'richText', heading: 'What nobody pays', content: [] }
  const blocks = [{ ...opening, title: 'What a trade really costs' }, ...others, last]
  await site.client.createOrReplace({ ...fees, _id: 'drafts.page-en-fees', blocks })
  // Another draft, which shows in neither.
  await site.client.createOrReplace({
    ...(await site.client.getDocument('riskWarning')),
    _id: 'drafts.riskWarning',
    _type: 'riskWarning',
    lossPercentage: 11.1,
  })
  expect((await approvalsOf(site.lake).ask('marketer', 'page-en-fees')).status).toBe(200)

  await holdSession(page, site.lake, 'compliance-2')
  await page.goto(`${site.lake.url}/`)
  const waiting = page.getByRole('region', { name: 'Needs your signature' })
  await waiting.getByRole('link').filter({ hasText: 'Fees' }).first().click({ timeout: 45_000 })
  const pages = page.getByTestId('approval-pages')
  const places = page.getByTestId('page-changes')
  await expect(places).toContainText('Places that differ: 3.', { timeout: 60_000 })
  const frame = (title: string) => pages.frameLocator(`iframe[title="${title}"]`)
  await expect(frame('Proposed').locator('body')).not.toContainText('11.1%')
  // The heading, and its line in the list of what is on the page.
  const added = frame('Proposed').locator('[data-compare=added]')
  await expect(added).toHaveText([/^What nobody pays/, /^What nobody pays/])
  await expect(frame('In force').locator('[data-compare]')).toHaveCount(0)
  const marked = (title: string) =>
    frame(title)
      .locator('body')
      .evaluate(() =>
        [...CSS.highlights.values()].flatMap((ranges) =>
          [...ranges].map((range) => (range instanceof Range ? range.toString() : '')),
        ),
      )
  expect((await marked('Proposed')).join()).toContain('really')
  expect((await marked('In force')).join()).not.toContain('really')

  await expect(signButton(page)).toBeDisabled()
  await places.focus()
  await page.keyboard.press('j')
  await expect(frame('Proposed').locator('[data-compare-shown]')).toContainText('What a trade really costs')
  await expect(places).toContainText('Place 1 of 3. Not seen in both pages yet: 2.')
  await page.keyboard.press('j')
  await expect(places).toContainText('Place 2 of 3. Not seen in both pages yet: 1.')
  await page.keyboard.press('j')
  await expect(added.last()).toHaveAttribute('data-compare-shown', '')
  await expect(places).toContainText('Place 3 of 3. All of them seen.')
  await shoot(page, 'approval-marks')
  // One page is read again, at its end and after what lay over it went: nothing but what changed differs.
  const body = frame('In force').locator('body')
  await body.evaluate((all) => {
    const note = document.createElement('p')
    note.textContent = 'Said here alone'
    all.append(note)
  })
  await expect(places).toContainText('of 4.')
  await body.evaluate((all) => all.lastElementChild?.remove())
  await expect(places).toContainText('Place 3 of 3. All of them seen.')
  // From within a page, too.
  await frame('Proposed').locator('h2', { hasText: 'What nobody pays' }).click()
  await page.keyboard.press('k')
  await expect(places).toContainText('Place 2 of 3.')
  await pages.getByRole('button', { name: 'Desktop' }).click()
  await expect(places).toContainText('of 3.')
  expect(await axeFindings(page, '[data-testid="approvals"]')).toEqual([])
  await goThroughAndSign(page)
  await expect(page.getByText('Signed', { exact: false }).first()).toBeVisible()
  await site.client.delete('drafts.riskWarning')
  await site.client.delete('drafts.page-en-fees')
  await agreed(site.lake).remove('approvalPolicy')
})

test('a preview in a window of its own says so, and leads out of it', { tag: '@variant' }, async ({
  page,
}) => {
  await openPreview(page, site, '/pl/fees')
  await page.goto(`${site.url}/pl/fees`)
  await expect(page.getByText('Podgląd: widzisz wersje robocze')).toBeVisible()
  await page.getByRole('button', { name: 'Zamknij podgląd' }).click()
  await expect(page).toHaveURL(`${site.url}/pl/fees`)
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.getByText('Podgląd: widzisz wersje robocze')).toHaveCount(0)
})

/** Looks for a text by language, part and key. */
const searchFor = async (page: Page, language: string, words: string): Promise<Locator> => {
  await page.getByRole('button', { name: language }).click()
  await page.getByRole('searchbox', { name: 'Search key, English, words or page' }).fill(words)
  const row = page.getByTestId(`text-${words.replace(' ', '.')}`)
  await expect(row).toBeVisible()
  return row
}

test('a Polish text of the interface is found, said otherwise and published', { tag: '@variant' }, async ({
  page,
}) => {
  await holdSession(page, site.lake, 'marketer')
  await page.goto(`${site.lake.url}/texts`)
  const row = await searchFor(page, 'Polski', 'login register')
  await expect(row.getByText('Register', { exact: true })).toBeVisible()
  await expect(row.getByText('Header', { exact: true })).toBeVisible()
  await row.getByRole('textbox').fill('Otwórz rachunek')
  await page.route('**/data/mutate/**', (route) => route.abort(), { times: 1 })
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Nothing was changed').first()).toBeVisible()
  await expect(row.getByRole('textbox')).toHaveValue('Otwórz rachunek')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('not published')).toBeVisible()
  expect((await site.text('/pl')).includes('Otwórz rachunek')).toBe(false)
  await row.getByRole('textbox').fill('<b>Konto</b>')
  await expect(row.getByText('Write plain words')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Save' })).toBeDisabled()
  expect(await axeFindings(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(row.getByText('not published')).toHaveCount(0)
  await expect.poll(async () => (await site.text('/pl')).includes('>Otwórz rachunek<')).toBe(true)
})

test('all interface texts are listed, also by where they appear', { tag: '@variant' }, async ({ page }) => {
  await holdSession(page, site.lake, 'marketer')
  await page.goto(`${site.lake.url}/texts`)
  const rows = page.locator('main li')
  await expect(rows).toHaveCount(60, { timeout: 30_000 })
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(rows).toHaveCount(120)
  await page.getByRole('combobox', { name: 'Where it appears' }).selectOption('Closing band')
  await expect(page.getByTestId('text-login.startTrading')).toBeVisible()
  await expect(page.getByTestId('text-login.logIn')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Where it appears' }).selectOption('Everywhere')
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.getByRole('combobox', { name: 'Which texts' }).selectOption('Same as English')
  await expect(rows.first().getByText('same as English')).toBeVisible()
  expect(await axeFindings(page, 'main')).toEqual([])
})

test('a translator sees the interface texts of one language, and leaves publishing to others', {
  tag: '@variant',
}, async ({ page }) => {
  await holdSession(page, site.lake, 'translator-de')
  await page.goto(`${site.lake.url}/texts`)
  await expect(page.getByRole('button', { name: 'Deutsch' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Polski' })).toHaveCount(0)
  const row = await searchFor(page, 'Deutsch', 'login logIn')
  await row.getByRole('textbox').fill('Einloggen')
  await shoot(page, 'interface-texts')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('not published')).toBeVisible()
  await expect(page.getByText('Someone with the right to publish does that')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0)
})

test('a changed English text makes its translations stale until somebody says they are in step', {
  tag: '@variant',
}, async ({ page }) => {
  await holdSession(page, site.lake, 'marketer')
  await page.goto(`${site.lake.url}/translations`)
  const german = page.getByRole('link', { name: 'Glossary, Deutsch: in step' })
  await expect(german).toBeVisible({ timeout: 45_000 })
  await expect(page.getByRole('button', { name: 'missing · 0' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'stale · 0' })).toBeVisible()

  await site.client.patch('page-en-glossary').set({ title: 'All the words' }).commit()
  await expect(page.getByRole('button', { name: 'stale · 2' })).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'stale · 2' }).click()
  expect(await axeFindings(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'In step with English: All the words, Deutsch' }).click()
  await expect(page.getByRole('link', { name: 'All the words, Deutsch: in step' })).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByRole('button', { name: 'stale · 1' })).toBeVisible()
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
