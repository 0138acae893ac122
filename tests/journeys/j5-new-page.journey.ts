import type { Locator, Page } from '@playwright/test'
import { agreed } from '#tests/support/lake/agreed.ts'
import { expect, test } from '#tests/support/product/journey.ts'
import { chooseAction } from '#tests/support/studio/choose-action.ts'
import { personAt } from '#tests/support/studio/person.ts'
import { axeFindings } from '#tests/support/studio/studio-axe.ts'
import {
  answerTo,
  fieldInput,
  openForm,
  publish,
  signOpen,
  write,
  writeUntil,
} from '#tests/support/studio/studio.ts'
import { visitorAt } from '#tests/support/studio/visitor.ts'

// J5: a marketer makes a page and its entry in the menu, translators translate it, and it moves to another path.

const [from, to] = ['/night-desk', '/support/night-desk'] as const
const english = 'The desk at night'

/** Whose words they are, in the language of who writes them. */
const translations = [
  {
    language: 'de',
    name: 'Deutsch',
    user: 'translator-de',
    title: 'Der Nachtdienst',
    toTranslate: 'Zu übersetzen',
  },
  {
    language: 'pl',
    name: 'Polski',
    user: 'translator-pl',
    title: 'Nocny dyżur',
    toTranslate: 'Do przetłumaczenia',
  },
] as const

const blockDialog = (page: Page): Locator => page.getByTestId('nested-object-dialog')

async function addMenuEntry(page: Page, names: readonly (readonly [string, string])[], path: string) {
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
  await answerTo(page, 'edit', () =>
    entry
      .getByTestId(/^field-.*path$/)
      .getByRole('combobox')
      .first()
      .fill(path),
  )
  await entry.getByRole('button', { name: 'Close dialog' }).click()
}

test('a page is made, translated, published, found in menu and switcher, and moves with redirect and sitemap', async ({
  product: { lake, site },
  browser,
}) => {
  const client = lake.client({ perspective: 'raw' })
  const menu = await client.getDocument('menu')
  if (!menu) throw new Error('there is no menu')
  const titlesAt = (path: string) => client.fetch<string[]>('*[path == $path].title', { path })

  const marketer = await personAt(browser, lake, 'marketer')
  await openForm(marketer, lake, 'pages;en;all;the-night-desk,template=page-en,type=page')
  await write(marketer, 'path', from)
  await write(marketer, 'title', english)
  await marketer.getByTestId('add-multiple-object-button').click()
  await marketer.getByRole('menuitem', { name: 'Hero', exact: true }).click()
  await answerTo(marketer, 'edit', () => blockDialog(marketer).getByRole('textbox').first().fill(english))
  await blockDialog(marketer).getByRole('button', { name: 'Close dialog' }).click()
  const languages = await chooseAction(marketer, 'Other languages', 'This page in its languages')
  await languages.getByRole('button', { name: 'Make Deutsch, Polski' }).click()
  await expect(languages.getByText('draft', { exact: true })).toHaveCount(3)
  expect(await axeFindings(marketer, '[role="dialog"]')).toEqual([])

  for (const { language, user, title, toTranslate } of translations) {
    const translator = await personAt(browser, lake, user, { locale: language })
    await translator.goto(`${lake.url}/`)
    await translator
      .getByRole('region', { name: toTranslate })
      .getByRole('link', { name: new RegExp(`^${english}`) })
      .click({ timeout: 60_000 })
    await expect(fieldInput(translator, 'title')).toHaveValue(english, { timeout: 45_000 })
    await writeUntil(fieldInput(translator, 'title'), title, () =>
      expect.poll(() => titlesAt(from), { timeout: 5_000 }).toContain(title),
    )
    await translator.getByTestId('field-blocks').getByRole('button', { name: english }).click()
    await answerTo(translator, 'edit', () => blockDialog(translator).getByRole('textbox').first().fill(title))
    await translator.context().close()
  }

  const all = await chooseAction(marketer, 'Publish all languages', 'Publish this page in its languages')
  await all.getByRole('button', { name: 'Publish English, Deutsch, Polski' }).click()
  await expect(all).toHaveCount(0)
  await openForm(marketer, lake, 'menu')
  const names = [
    ['English', english],
    ...translations.map(({ name, title }) => [name, title] as const),
  ] as const
  await addMenuEntry(marketer, names, from)
  await signOpen(marketer, lake, 'menu')
  await publish(marketer)

  const visitor = await visitorAt(browser, site)
  const entry = visitor.locator(`header a[href="${from}"]`).first()
  await expect(async () => {
    await visitor.goto(`${site.url}${from}`)
    await expect(entry).toHaveText(english, { timeout: 1_000 })
  }).toPass({ timeout: 45_000 })
  await expect(visitor.locator('h1')).toHaveText(english)

  await openForm(marketer, lake, 'pages;en;all;the-night-desk')
  await write(marketer, 'path', to)
  await marketer.getByTestId('action-publish').click()
  const move = marketer.getByRole('dialog')
  await expect(move).toContainText(`Its path ${from} becomes ${to}.`)
  await expect(move.getByRole('checkbox', { checked: true })).toHaveCount(2)
  expect(await axeFindings(marketer, '[role="dialog"]')).toEqual([])
  await move.getByTestId('confirm-move').press('Enter')
  await expect(move).toHaveCount(0, { timeout: 30_000 })

  // Who kept the old address comes to the new one, and changes the language there.
  await expect(async () => {
    await visitor.goto(`${site.url}${from}`)
    await expect(visitor).toHaveURL(`${site.url}${to}`, { timeout: 1_000 })
  }).toPass({ timeout: 45_000 })
  let shown = 'EN'
  for (const { language, name, title } of translations) {
    await visitor
      .getByRole('banner')
      .getByLabel(new RegExp(`^${shown}, `))
      .click()
    await visitor.getByRole('banner').getByRole('link', { name, exact: true }).click()
    await expect(visitor).toHaveURL(`${site.url}/${language}${to}`)
    shown = language.toUpperCase()
    await expect(visitor.locator('h1')).toHaveText(title)
    const old = await fetch(`${site.url}/${language}${from}`, { redirect: 'manual' })
    expect([old.status, new URL(old.headers.get('location') ?? '', site.url).pathname]).toEqual([
      308,
      `/${language}${to}`,
    ])
  }
  const sitemap = await site.text('/sitemap.xml')
  for (const prefix of ['', '/de', '/pl']) {
    expect(sitemap).toContain(`<loc>${site.url}${prefix}${to}<`)
    expect(sitemap).not.toContain(`<loc>${site.url}${prefix}${from}<`)
  }
  await test.step('old addresses come as a list: what is wrong is named, the rest leads on at once', async () => {
    await marketer.goto(`${lake.url}/structure/settings;redirects;redirects-list`)
    const old = ['https://www.old.example/Night-Desk.aspx?id=7', '/nachtdienst']
    const rows = ['from;to', ...old.map((address) => `${address};${to}`), '/lost;/nowhere']
    await marketer.getByTestId('redirect-file').setInputFiles({
      name: 'old.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\r\n')),
    })
    const told = marketer.getByRole('list', { name: 'The rows of the list' }).getByRole('listitem')
    await expect(told.first()).toContainText('nothing is published at /nowhere')
    await expect(told).toHaveCount(3)
    expect(await axeFindings(marketer, '[data-testid="redirect-list"]')).toEqual([])
    await marketer.getByRole('button', { name: 'Publish 2 redirects' }).click()
    await expect(marketer.getByText('0 to make, 2 there already, 1 to look at')).toBeVisible()
    for (const path of ['/night-desk.aspx?id=7', '/Nachtdienst/']) {
      await visitor.goto(`${site.url}${path}`)
      await expect(visitor).toHaveURL(`${site.url}${to}`)
    }
  })

  // The menu is signed by others: its entry leads to the new path then.
  await agreed(lake).sign('menu')
  await openForm(marketer, lake, 'menu')
  await publish(marketer)
  await expect(async () => {
    await visitor.goto(`${site.url}${to}`)
    await expect(visitor.locator(`header a[href="${to}"]`).first()).toHaveText(english, { timeout: 1_000 })
  }).toPass({ timeout: 45_000 })

  await agreed(lake).put({ ...menu, _id: 'menu', _type: 'menu' })
  const made = await client.fetch<string[]>('*[path == $to || from == $from || to == $to]._id', { to, from })
  const transaction = client.transaction()
  for (const one of made) transaction.delete(one)
  await transaction.commit()
})
