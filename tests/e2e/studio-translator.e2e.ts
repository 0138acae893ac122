import { expect, type Page, test } from '@playwright/test'
import { approvalsOf } from '#tests/support/lake/approvals.ts'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { shoot } from '#tests/support/site/shoot.ts'
import { startSeededLake } from '#tests/support/site/site-build.ts'
import { axeFindings } from '#tests/support/studio/studio-axe.ts'
import { answerTo, fieldInput, holdSession, openAs, openForm } from '#tests/support/studio/studio.ts'

test.use({ viewport: { width: 1440, height: 900 } })

let lake: TestLake

test.beforeAll(async () => {
  lake = await startSeededLake('http://localhost:9')
})

test.afterAll(() => lake.stop())

/** What a field says of the English it comes from. */
const fromEnglish = (page: Page, field: string, language: string) =>
  page.getByTestId(`translated-${field}`).getByTestId(`from-english-${language}`)

const question = 'faq-base-currency'

test('a translator sees the words of the own language, hears when the English was changed, and changes no list', async ({
  page,
}) => {
  // Three forms and a look with axe: seventy seconds on two cores that others use too.
  test.setTimeout(180_000)
  await holdSession(page, lake, 'translator-pl')
  await page.goto(`${lake.url}/`)
  const waiting = page.getByRole('region', { name: 'To translate' })
  await expect(waiting).toContainText('Polski is in step with the English.', { timeout: 45_000 })
  const path = 'question[language == "en"].value'
  await lake
    .client()
    .patch(question)
    .set({ [path]: 'Which currency suits me?' })
    .commit()
  const line = waiting.getByRole('link', { name: /^Which currency suits me\?/ })
  await expect(line).toBeVisible({ timeout: 20_000 })
  await shoot(page, 'to-translate')
  await line.click()
  const form = page.getByTestId('form-view').last()
  await expect(fieldInput(page, 'question')).toHaveValue('Jaką walutę rachunku wybrać?')
  await expect(form.getByText('Polski', { exact: true }).first()).toBeVisible()
  await expect(form.getByText('Deutsch', { exact: true })).toHaveCount(0)
  await expect(page.getByTestId('field-topic')).toHaveCount(0)
  await expect(fromEnglish(page, 'answer', 'pl')).not.toContainText('the English was changed')
  const told = fromEnglish(page, 'question', 'pl')
  await expect(told).toContainText('Polski: the English was changed')
  await expect(told).toContainText('Which currency suits me?')
  await expect(page.getByTestId('document-list-pane').getByText('Who can open an account?')).toBeVisible()
  await shoot(page, 'translation')
  expect(await axeFindings(page, '[data-testid="from-english-pl"]')).toEqual([])
  await answerTo(page, 'edit', () => told.getByRole('button', { name: 'Copy from English' }).click())
  await expect(fieldInput(page, 'question')).toHaveValue('Which currency suits me?')
  await expect(told).toContainText('Polski: not translated, the words are the English ones')
  await expect(page.getByText('Polski: not translated', { exact: true })).toBeVisible()
  await answerTo(page, 'edit', () => fieldInput(page, 'question').fill('Która waluta będzie dla mnie dobra?'))

  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: 'In step with English' }).click()
  await expect(told).not.toContainText('the English was changed')
  const words = lake
    .client({ perspective: 'raw' })
    .fetch(`*[_id == "drafts.${question}"][0].question[]{language, value}`)
  expect(await words).toEqual([
    { language: 'en', value: 'Which currency suits me?' },
    { language: 'de', value: 'Welche Kontowährung soll ich wählen?' },
    { language: 'pl', value: 'Która waluta będzie dla mnie dobra?' },
  ])

  // Everybody else drags, adds and removes entries: studio-journeys.
  await openForm(page, lake, 'menu')
  const entries = page.getByTestId('field-items')
  const first = entries.getByRole('button', { name: /^Quickstart/ })
  await expect(first).toBeVisible()
  await expect(entries.locator('[data-ui="DragHandleButton"]')).toHaveCount(0)
  await expect(entries.getByRole('button', { name: /^Add(?! comment)/ })).toHaveCount(0)
  await first.click()
  const entry = page.getByTestId('nested-object-dialog')
  await expect(entry.getByText('Deutsch', { exact: true })).toHaveCount(0)
  await answerTo(page, 'edit', () => entry.getByRole('textbox').first().fill('Pierwsze kroki'))
  await expect(entries).toContainText('Quickstart')

  // Before the first change of what waits for signatures it is said what that does, on Today and above the form.
  const people = approvalsOf(lake)
  const english = 'items[0].name[language == "en"].value'
  const say = (label: string) =>
    lake
      .client()
      .patch('drafts.menu')
      .set({ [english]: label })
      .commit()
  await say('First steps')
  await people.agree('menu')
  await lake
    .client()
    .create({ ...(await lake.client().getDocument('menu')), _id: 'drafts.menu', _type: 'menu' })
  await say('Your first steps')
  expect((await people.ask('marketer', 'menu')).status).toBe(200)
  await page.goto(`${lake.url}/`)
  await expect(waiting.getByRole('link', { name: /^Menu/ })).toContainText(
    'waits for signatures: a change voids the request, and those who signed are told',
    { timeout: 45_000 },
  )
  await openForm(page, lake, 'menu')
  await expect(page.getByTestId('approval-pending')).toHaveText(
    'Approval of this draft has been asked for. A change voids the request: it has to be asked again.',
  )
})

test('at the fields of a page stands the English page, and an editor of all languages sees what is stale alone', async ({
  page,
}) => {
  await openAs(page, lake, 'marketer', 'pages;pl;all;page-pl-fees')
  await expect(fieldInput(page, 'title')).toHaveValue('Opłaty')
  const told = fromEnglish(page, 'title', 'pl')
  await expect(told).toHaveCount(0)
  await lake.client().patch('page-en-fees').set({ title: 'All our fees' }).commit()
  await expect(told).toContainText('Polski: the English was changed')
  await expect(page.locator('[data-testid^="from-english"]')).toHaveCount(1)
  await answerTo(page, 'edit', () => told.getByRole('button', { name: 'Copy from English' }).click())
  await expect(fieldInput(page, 'title')).toHaveValue('All our fees')
})

test('Translations names documents and fields as editors know them, and what is still English', async ({
  page,
}) => {
  await lake.client().patch('page-de-account-deposit').set({ title: 'How a deposit is made' }).commit()
  await lake.client().patch('page-en-account-deposit').set({ title: 'How a deposit is made' }).commit()
  await holdSession(page, lake, 'marketer')
  await page.goto(`${lake.url}/translations`)
  await page.getByRole('button', { name: /^not translated · [1-9]/ }).click({ timeout: 45_000 })
  const row = page.getByRole('row').filter({ hasText: 'How a deposit is made' })
  await expect(page.getByRole('row').filter({ hasText: 'Glossary' })).toHaveCount(0)
  await expect(row.getByRole('rowheader')).toHaveText(/^How a deposit is made\s*Page$/)
  await expect(row.getByRole('cell').first()).toHaveText(/^not translated\s*Title$/)
  await expect(row.getByRole('cell').nth(1)).toContainText('stale')

  await openForm(page, lake, 'pages;de;all;page-de-account-deposit')
  await expect(page.getByText('Deutsch: not translated', { exact: true })).toBeVisible()
  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: 'In step with English' }).click()
  await expect(page.getByText('These words are still the English ones. Deutsch: Title.')).toBeVisible()
  await page.getByRole('button', { name: 'They are to read the same' }).click()
  await expect(page.getByText('Deutsch: not translated', { exact: true })).toHaveCount(0)
})
