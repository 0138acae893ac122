import { expect, type Page, test } from '@playwright/test'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { legalDocument } from '#tests/support/lake/sample-documents.ts'
import { shoot } from '#tests/support/site/shoot.ts'
import { axeFindings } from '#tests/support/studio/studio-axe.ts'
import { chooseAction } from '#tests/support/studio/choose-action.ts'
import { goThroughAndSign } from '#tests/support/studio/sign-as.ts'
import { holdSession, startStudioLake } from '#tests/support/studio/studio.ts'
import { beginTrial, type Trial } from '#tests/support/studio/trial.ts'

/** What is agreed to beside publishing a draft: taking offline, deleting, and what a release holds. */

test.use({ viewport: { width: 1440, height: 900 } })

let lake: TestLake
let trial: Trial
let people: Trial['people']
let pageOf: Trial['pageOf']
const paper = 'legal-risk-disclosure'
/** A paper that nobody must keep. */
const other = 'legal-order-execution'

test.beforeEach(async () => {
  lake = await startStudioLake()
  const { _rev, _createdAt, _updatedAt, ...content } = legalDocument
  await lake.client().create({ ...content, _id: other, slug: 'order-execution' })
  trial = await beginTrial(lake)
  ;({ people, pageOf } = trial)
})
test.afterEach(() => trial.close())

/** Opens what waits for the user's signature from the start screen, and signs it. */
async function signFromToday(page: Page, heading: string): Promise<void> {
  await page.goto(`${lake.url}/`)
  const list = page.getByRole('region', { name: 'Needs your signature' })
  await list.getByRole('link').first().press('Enter', { timeout: 45_000 })
  await expect(page.getByRole('heading', { name: heading })).toBeVisible({ timeout: 45_000 })
  await goThroughAndSign(page)
}

const published = (id: string) => lake.client({ perspective: 'published' }).getDocument(id)

test('a paper is taken offline with two signatures', async ({ page, browser }) => {
  test.setTimeout(180_000)
  await holdSession(page, lake, 'marketer')
  await page.goto(`${lake.url}/intent/edit/id=${other};type=legalDocument/`)
  await expect(page.getByTestId('form-view').last()).toBeVisible({ timeout: 45_000 })
  const dialog = await chooseAction(page, 'Ask to take it offline')
  await dialog.getByLabel('Why').fill('The paper ran out')
  expect(await axeFindings(page, '[data-testid="ask-for-approval"]')).toEqual([])
  await dialog.getByRole('button', { name: 'Ask to take it offline' }).press('Enter')
  await expect(page.getByText('Approval has been asked for.').first()).toBeVisible()

  const heading = 'Sign: take it offline'
  const first = await pageOf(browser, 'compliance-1')
  await signFromToday(first, heading)
  await expect(first.getByTestId('approval-stand')).toContainText('Signed by Compliance 1.')
  expect(await axeFindings(first, '[data-testid="approvals"]')).toEqual([])
  expect(await published(other)).toBeDefined()
  const second = await pageOf(browser, 'compliance-2')
  await signFromToday(second, heading)
  await expect(second.getByText('Signed and taken offline.')).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => published(other)).toBeUndefined()
})

test('a scheduled set with one signature missing is held, rings, and runs once signed', async ({ page }) => {
  test.setTimeout(240_000)
  const versions = [
    { _id: 'riskWarning', _type: 'riskWarning', lossPercentage: 76.4 },
    { ...(await published(paper)), _id: paper, _type: 'legalDocument', versionLabel: '2.0' },
  ]
  const warning = await published('riskWarning')
  const made = await people.act(
    'compliance-1',
    { actionType: 'sanity.action.release.create', releaseId: 'rSet', metadata: { title: 'Third quarter' } },
    ...versions.map(({ _id, ...content }) => ({
      actionType: 'sanity.action.document.version.create',
      publishedId: _id,
      document: { ...(_id === 'riskWarning' && warning), ...content, _id: `versions.rSet.${_id}` },
    })),
  )
  expect(made.status, await made.text()).toBe(200)
  // The paper has all its signatures, the figure one of two.
  await people.sign(paper, { author: 'compliance-1', releaseId: 'rSet' })
  await people.sign('riskWarning', { author: 'compliance-1', releaseId: 'rSet', by: ['compliance-2'] })
  const scheduled = await people.act('compliance-1', {
    actionType: 'sanity.action.release.schedule',
    releaseId: 'rSet',
    publishAt: new Date(Date.now() + 5_000).toISOString(),
  })
  expect(scheduled.status, await scheduled.text()).toBe(200)

  await holdSession(page, lake, 'compliance-1')
  await page.goto(`${lake.url}/`)
  const held = page.getByRole('region', { name: 'Held' })
  await expect(held).toContainText('Third quarter', { timeout: 60_000 })
  await expect(held).toContainText(/held since .*one signature of another person/)
  await shoot(page, 'held')
  expect(await axeFindings(page, '[aria-label="Held"]')).toEqual([])
  const authorization = `Bearer ${await people.tokenOf('marketer')}`
  const health = await fetch(`${lake.url}/healthz`, { headers: { authorization } })
  expect(await health.text()).toContain('rSet is held')
  expect((await published('riskWarning'))?.['lossPercentage']).toBe(74.12)
  expect((await published(paper))?.['versionLabel']).toBe('1.0')

  // J1 goes through its pages.
  const { contentHash } = await people.read('riskWarning', '?releaseId=rSet')
  const last = await people.approve('admin', 'riskWarning', { releaseId: 'rSet', contentHash })
  expect(last.status).toBe(200)
  await expect.poll(async () => (await published('riskWarning'))?.['lossPercentage']).toBe(76.4)
  expect((await published(paper))?.['versionLabel']).toBe('2.0')
  await expect(held).toHaveCount(0, { timeout: 30_000 })
})
