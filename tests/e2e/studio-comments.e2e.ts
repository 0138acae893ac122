import { expect, type Locator, type Page, test } from '@playwright/test'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { colleague } from '#tests/support/lake/comments.ts'
import { shoot } from '#tests/support/site/shoot.ts'
import { openAs, startStudioLake, watch } from '#tests/support/studio/studio.ts'

const place = 'pages;en;all;page-en-about-intro'

test.use({ viewport: { width: 1440, height: 900 } })

/** Two Studios side by side. */
test.setTimeout(240_000)

let lake: TestLake

test.beforeAll(async () => {
  lake = await startStudioLake()
})
test.afterAll(() => lake.stop())

/** Writes a comment, with a colleague mentioned where one is given, and does not send it. */
const compose = async (input: Locator, text: string, person?: string) => {
  await input.click()
  await input.pressSequentially(text)
  if (person === undefined) return
  await input.pressSequentially(' @')
  const menu = input.page().getByTestId('comments-mentions-menu')
  await menu.getByRole('button', { name: person }).click()
  await expect(input).toContainText(`@${person}`)
  // Sanity's menu stays after a click.
  await input.page().keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
}

const commentOn = async (page: Page, field: string, text: string, person?: string) => {
  const row = page.getByTestId(`field-${field}`)
  await row.hover()
  await row.getByRole('button', { name: 'Add comment' }).click()
  const input = page.getByTestId('comment-input-editable')
  await compose(input, text, person)
  await page.getByTestId('comment-input-send-button').click()
}

test('an editor comments on a field and mentions a colleague, who resolves it', async ({ page, browser }) => {
  const misdeeds = watch(page, lake)
  await openAs(page, lake, 'marketer', place)
  await commentOn(page, 'title', 'Is “we” right here? <b>Look</b>', 'Compliance 1')
  const item = page.getByTestId('comments-list-item')
  await expect(item).toContainText('Is “we” right here? <b>Look</b>')
  await expect(item).toContainText('@Compliance 1')
  await shoot(page, 'comment')

  const other = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await openAs(other, lake, 'compliance-1', place)
  await other.getByTestId('field-title').getByRole('button', { name: 'Open comments' }).click()
  const theirs = other.getByTestId('comments-list-item')
  await expect(theirs).toContainText('@Compliance 1')
  await expect(theirs).toContainText('Marketer')
  await theirs.hover()
  await theirs.getByTestId('comments-list-item-status-button').click()
  await expect(theirs).toHaveCount(0)
  await expect(item).toHaveCount(0)
  const { comments } = await colleague(lake, 'marketer')
  expect(await comments.fetch('*[_type == "comment"]{status}')).toEqual([{ status: 'resolved' }])
  expect(misdeeds).toEqual({ errors: [], strays: [] })
  await other.close()
})

test('a task with an assignee and a day is found by the assignee', async ({ page, browser }) => {
  const misdeeds = watch(page, lake)
  await openAs(page, lake, 'marketer', place)
  await page.getByTestId('tasks-toolbar').click()
  await page.getByRole('button', { name: 'New task', exact: true }).click()
  await page.getByPlaceholder('Task title').fill('Read the introduction')
  await page.getByText('Select assignee').click()
  await page.getByRole('menuitem', { name: 'Compliance 1' }).click()
  await page.getByPlaceholder('yyyy-mm-dd').fill('2026-12-04')
  await page.keyboard.press('Tab')
  await shoot(page, 'task')
  await page.getByRole('button', { name: 'Create Task' }).click()
  await expect(page.getByText('Task created')).toBeVisible()

  const other = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await openAs(other, lake, 'compliance-1', place)
  await other.getByTestId('tasks-toolbar').click()
  const found = other.getByTestId('tasks-list-item').filter({ hasText: 'Read the introduction' })
  await expect(found).toBeVisible()
  const { id, comments } = await colleague(lake, 'compliance-1')
  expect(await comments.fetch('*[_type == "tasks.task"]{title, assignedTo, dueBy, status}')).toEqual([
    { title: 'Read the introduction', assignedTo: id, dueBy: '2026-12-04', status: 'open' },
  ])
  expect(misdeeds).toEqual({ errors: [], strays: [] })
  await other.close()
})

test('why a comment was not taken is said, and its words stay', async ({ page }) => {
  await openAs(page, lake, 'marketer', place)
  const row = page.getByTestId('field-title')
  await row.hover()
  await row.getByRole('button', { name: 'Add comment' }).click()
  const long = 'x'.repeat(100_000)
  await page.getByTestId('comment-input-editable').click()
  await page.keyboard.insertText(long)
  await page.getByTestId('comment-input-send-button').click()
  await expect(page.getByText(/A comment may have 10,000 characters; this one has 100,000/)).toBeVisible()
  await expect(page.getByTestId('comments-list-item')).toContainText('xxxxxxxxxx')
  await expect(page.getByText('Failed to send.')).toBeVisible()
})
