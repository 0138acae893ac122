import { expect, type Locator, type Page, test } from '@playwright/test'
import type { TestLake } from '#tests/support/lake/lake.ts'
import {
  fieldInput,
  openAs,
  openForm,
  resetDocuments,
  startStudioLake,
  write,
} from '#tests/support/studio/studio.ts'

const place = 'pages;en;all;page-en-about-intro'

test.use({ viewport: { width: 1440, height: 900 } })

/** Two Studios side by side, or three documents: twice the work of other tests. */
test.setTimeout(180_000)

let lake: TestLake

test.beforeAll(async () => {
  lake = await startStudioLake()
})

test.beforeEach(() => resetDocuments(lake))

test.afterAll(() => lake.stop())

const draftOf = (id: string) =>
  lake
    .client({ perspective: 'raw' })
    .fetch<{ title: string; path: string } | null>('*[_id == $id][0]{title, path}', { id: `drafts.${id}` })

/** Puts the cursor behind what a field holds and types key by key. */
const typeInto = async (field: Locator, words: string) => {
  await field.click()
  await field.press('End')
  await field.pressSequentially(words)
}

/** The picture of another editor, which the Studio names. */
const avatar = (page: Page, name: string) => page.locator(`[data-ui=Avatar][aria-label="${name}"]`)

test('three documents are open in one browser and each saves while all their streams are open', async ({
  page,
  context,
}) => {
  // A browser has six connections to a host over HTTP/1.1 and each document holds several streams: see lake-client.ts.
  const second = await context.newPage()
  const third = await context.newPage()
  await openAs(page, lake, 'compliance-1', 'riskWarning')
  await openForm(second, lake, place)
  await openForm(third, lake, 'settings;entity')
  await write(page, 'lossPercentage', '73.5')
  await write(second, 'title', 'The firm')
  await write(third, 'licenceNumber', '111/11')
  const drafts = await lake.client({ perspective: 'raw' }).fetch<string[]>('*[_id in path("drafts.**")]._id')
  expect(drafts.toSorted()).toEqual(['drafts.entity', 'drafts.page-en-about-intro', 'drafts.riskWarning'])
})

test('two editors see each other and each other’s keystrokes, and lose none of their own', async ({
  browser,
  page,
}) => {
  const other = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await openAs(page, lake, 'compliance-1', place)
  await openAs(other, lake, 'compliance-2', place)
  const [title, path] = [fieldInput(page, 'title'), fieldInput(page, 'path')]
  const [otherTitle, otherPath] = [fieldInput(other, 'title'), fieldInput(other, 'path')]

  await typeInto(title, ' n')
  await expect(otherTitle).toHaveValue('Who we are n')
  await title.pressSequentially('ow')
  await expect(otherTitle).toHaveValue('Who we are now')
  await expect(avatar(other, 'Compliance 1').first()).toBeVisible()
  await typeInto(otherPath, '-two')
  await expect(path).toHaveValue('/about/intro-two')
  await expect(avatar(page, 'Compliance 2').first()).toBeVisible()

  await Promise.all([typeInto(title, ' and tomorrow'), typeInto(otherPath, '-three-four')])
  const merged = { title: 'Who we are now and tomorrow', path: '/about/intro-two-three-four' }
  for (const field of [title, otherTitle]) await expect(field).toHaveValue(merged.title)
  for (const field of [path, otherPath]) await expect(field).toHaveValue(merged.path)
  await expect.poll(() => draftOf('page-en-about-intro')).toEqual(merged)

  // The page moves: studio-moved.
  await expect(async () => {
    await other.getByTestId('action-publish').click({ timeout: 5_000 })
    await other.getByTestId('confirm-move').click({ timeout: 5_000 })
  }).toPass({ timeout: 45_000 })
  await expect(page.getByTestId('action-publish')).toBeDisabled({ timeout: 20_000 })
  await expect
    .poll(() => lake.client().getDocument('page-en-about-intro'), { timeout: 15_000 })
    .toMatchObject(merged)
  await other.close()
})

test('two who write the same field at the same moment end with the same words, which are the stored ones', async ({
  browser,
  page,
}) => {
  const other = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await openAs(page, lake, 'compliance-1', place)
  await openAs(other, lake, 'compliance-2', place)
  const [title, otherTitle] = [fieldInput(page, 'title'), fieldInput(other, 'title')]

  await title.fill('Compliance writes this')
  await expect(otherTitle).toHaveValue('Compliance writes this')
  const before = 'Somebody else wrote that'
  await otherTitle.fill(before)
  await expect(title).toHaveValue(before)

  // The Studio sends what changed in a text, so the words of both may come to stand one behind the other.
  await Promise.all([title.fill('Alpha comes first'), otherTitle.fill('Beta wants to be first')])
  await expect
    .poll(async () => {
      const seen = [await title.inputValue(), await otherTitle.inputValue()]
      const { title: held } = (await draftOf('page-en-about-intro')) ?? {}
      return held !== before && seen.every((value) => value === held)
    })
    .toBe(true)
  await other.close()
})
