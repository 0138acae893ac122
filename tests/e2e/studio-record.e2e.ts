import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import Papa from 'papaparse'
import { approvalsOf } from '#tests/support/lake/approvals.ts'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { page as intro } from '#tests/support/lake/sample-documents.ts'
import { handOver, servedBatch, servedPage } from '#tests/support/served/hand-over.ts'
import { axeFindings } from '#tests/support/studio/studio-axe.ts'
import {
  holdSession,
  openAs,
  openHistory,
  publish,
  startStudioLake,
  watch,
  write,
} from '#tests/support/studio/studio.ts'

// The list of what happened (record 98): from a document, by a filter, as a file.

test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'Europe/Warsaw' })

let lake: TestLake

test.beforeAll(async () => {
  lake = await startStudioLake()
  await handOver(lake, servedBatch([servedPage(1, 0, 'eins')]))
})
test.afterAll(() => lake.stop())

const tool = (page: Page) => page.getByTestId('record')
const lines = (page: Page) => page.getByTestId('record-list').locator('> li')

const openRecord = async (page: Page, user: string, query = '') => {
  await holdSession(page, lake, user)
  await page.goto(`${lake.url}/record${query}`)
  await expect(tool(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 45_000 })
}

test('from a document: what changed in words, who, when, and on to the document', async ({ page }) => {
  test.setTimeout(120_000)
  const misdeeds = watch(page, lake)
  await openAs(page, lake, 'compliance-1', 'pages;en;all;page-en-about-intro')
  await write(page, 'title', 'Who we are today')
  await publish(page)
  await openHistory(page)
  await page.getByRole('link', { name: 'All of it in the record' }).click()

  await expect(page).toHaveURL(/\/record\?.*document=page-en-about-intro/)
  await expect(tool(page)).toContainText('Times are in your zone, Europe/Warsaw.')
  await expect(tool(page).getByLabel('Document', { exact: true })).toHaveValue('page-en-about-intro')
  await expect(tool(page).getByLabel('Page as served')).toHaveValue('/about/intro')
  const published = lines(page).filter({ hasText: 'published' }).first()
  await expect(published).toContainText('Compliance 1')
  await expect(published).toContainText('Who we are today')
  await expect(published.locator('time')).toContainText(/GMT\+[12]|CES?T/)
  // A draft is written at every pause of typing.
  await expect(lines(page).filter({ hasText: 'edited the draft' })).toHaveCount(1)

  const details = published.getByRole('button', { name: /^Details: Compliance 1 published/ })
  await details.press('Enter')
  await expect(details).toHaveAttribute('aria-expanded', 'true')
  const changes = published.getByTestId('record-changes')
  await expect(changes.locator('ins')).toContainText('today')
  await expect(published).toContainText('No signature belongs to it.')
  await expect(published).toContainText('SHA-256 of the entry')
  expect(await axeFindings(page, '[data-testid=record]')).toEqual([])

  await expect(published.getByRole('link', { name: 'The site on, /about/intro' })).toBeVisible()
  await published.getByRole('link', { name: 'Open the document' }).click()
  await expect(page.getByTestId('form-view').last()).toBeVisible({ timeout: 60_000 })
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})

test('a filter stands in the address, says what is wrong at its field, and is taken along as a file', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const people = approvalsOf(lake)
  await people.mutate('marketer', { patch: { id: intro._id, set: { title: 'Nobody may' } } })
  await people.mutate('marketer', { delete: { id: 'riskWarning' } })
  await openRecord(page, 'admin')
  await expect(lines(page).first()).toBeVisible()

  await test.step('refused attempts', async () => {
    await tool(page).getByLabel('Act').selectOption({ label: 'was refused' })
    await tool(page).getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL(/act=write\.refused/)
    await expect(lines(page).first()).toContainText('Marketer')
    await expect(lines(page).first()).toContainText('Reason: The role Marketer may not')
    await page.reload()
    await expect(lines(page).first()).toContainText('Reason: The role Marketer may not', { timeout: 45_000 })
  })

  await test.step('as a file, with what is shown', async () => {
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      tool(page).getByRole('button', { name: 'Export as CSV' }).click(),
    ])
    expect(csv.suggestedFilename()).toMatch(/^record-.+\.csv$/)
    const text = (await readFile(await csv.path(), 'utf8')).slice(1)
    const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true })
    expect(data.length).toBe(await lines(page).count())
    expect(data[0]).toMatchObject({ act: 'write.refused', who: 'Marketer' })
  })

  await test.step('days the wrong way round', async () => {
    await tool(page).getByLabel('From').fill('2026-03-03')
    await tool(page).getByLabel('Until').fill('2026-03-02')
    await tool(page).getByRole('button', { name: 'Show', exact: true }).click()
    await expect(tool(page).getByRole('alert')).toHaveText('This day is before the first.')
    await expect(tool(page).getByLabel('From')).toHaveValue('2026-03-03')
    await tool(page).getByLabel('Until').fill('2026-03-04')
    await tool(page).getByRole('button', { name: 'Show', exact: true }).click()
    await expect(tool(page)).toContainText('Nothing on record fits this filter.')
  })

  await test.step('sign-ins, and pages as served with the way to the page', async () => {
    await tool(page).getByRole('button', { name: 'Clear the filter' }).click()
    await expect(page).not.toHaveURL(/from=/)
    await tool(page).getByLabel('Act').selectOption({ label: 'signed in' })
    await tool(page).getByRole('button', { name: 'Show', exact: true }).click()
    await expect(lines(page).first()).toContainText('signed in')
    await tool(page).getByRole('button', { name: 'Clear the filter' }).click()
    await tool(page).getByLabel('Page as served').fill('/de/fees')
    await tool(page).getByRole('button', { name: 'Show', exact: true }).click()
    await expect(lines(page)).toHaveCount(1)
    await lines(page).getByRole('button').click()
    await lines(page).getByRole('link', { name: 'The site on, /de/fees' }).click()
    await expect(page.getByTestId('served')).toContainText('As served since', { timeout: 45_000 })
    await expect(page.getByTestId('site-on').getByLabel('Page', { exact: true })).toHaveValue('/fees')
  })
})

test('whoever is no administrator sees no sign-ins, and a failure is said with the way on', async ({
  page,
}) => {
  await openRecord(page, 'marketer', '?kind=sign-in')
  await expect(tool(page).getByRole('alert')).toContainText(
    'The role Marketer may not read the parts people and sign-in of the record.',
  )
  await expect(tool(page).getByRole('group', { name: 'Sign-ins' })).toHaveCount(0)
  await tool(page).getByRole('button', { name: 'Clear the filter' }).click()
  await expect(lines(page).first()).toBeVisible()
})

test('on a phone and on paper nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openRecord(page, 'compliance-1')
  await expect(lines(page).first()).toBeVisible()
  const isWide = () => tool(page).evaluate((element) => element.scrollWidth > element.clientWidth)
  expect(await isWide()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  await expect(tool(page).getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(lines(page).first()).toBeVisible()
})
