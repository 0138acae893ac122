import type { SanityDocument } from '@sanity/client'
import { expect, test } from '@playwright/test'
import { agreed } from '#tests/support/lake/agreed.ts'
import { approvalsOf } from '#tests/support/lake/approvals.ts'
import { openPreview } from '#tests/support/site/open-preview.ts'
import { shoot } from '#tests/support/site/shoot.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { goThrough, goThroughAndSign, signButton } from '#tests/support/studio/sign-as.ts'
import { axeFindings } from '#tests/support/studio/studio-axe.ts'
import { holdSession, publish, writeUntil } from '#tests/support/studio/studio.ts'

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
  await expect(page.getByTestId('page-changes')).toContainText(/Places that differ: \d+\./)
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

test('what differs is marked in both pages, J and K lead from place to place, and Sign waits until all was in view', async ({
  page,
}) => {
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
  await expect(places).toContainText(/Places that differ: \d+\./, { timeout: 60_000 })
  const all = page.getByTestId('place-list').getByRole('listitem')
  const count = await all.count()
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
  await expect(places).toContainText(`Place 1 of ${count}.`)
  await goThrough(page)
  await expect(places).toContainText('All of them read.')
  await shoot(page, 'approval-marks')
  // What moves in one page afterwards is no place: they stay what they are.
  const body = frame('In force').locator('body')
  await body.evaluate((whole) => {
    const note = document.createElement('p')
    note.textContent = 'Said here alone'
    whole.append(note)
  })
  await expect(body).toContainText('Said here alone')
  // A link leads nowhere here: another page would be compared.
  await frame('Proposed').locator('main a[href^="/"]').first().click()
  await expect(frame('Proposed').locator('h1')).toContainText('What a trade really costs')
  expect(await all.count()).toBe(count)
  // From within a page, too.
  await frame('Proposed').locator('h2', { hasText: 'What nobody pays' }).click()
  const before = await places.innerText()
  await page.keyboard.press('k')
  await expect(places).not.toHaveText(before)
  await pages.getByRole('button', { name: 'Desktop' }).click()
  expect(await all.count()).toBe(count)
  expect(await axeFindings(page, '[data-testid="approvals"]')).toEqual([])
  await goThroughAndSign(page)
  await expect(page.getByText('Signed', { exact: false }).first()).toBeVisible()
  await site.client.delete('drafts.riskWarning')
  await site.client.delete('drafts.page-en-fees')
  await agreed(site.lake).remove('approvalPolicy')
})

test('a preview in a window of its own says so, and leads out of it', async ({ page }) => {
  await openPreview(page, site, '/pl/fees')
  await page.goto(`${site.url}/pl/fees`)
  await expect(page.getByText('Podgląd: widzisz wersje robocze')).toBeVisible()
  await page.getByRole('button', { name: 'Zamknij podgląd' }).click()
  await expect(page).toHaveURL(`${site.url}/pl/fees`)
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.getByText('Podgląd: widzisz wersje robocze')).toHaveCount(0)
})
