import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { agreed } from '#tests/support/lake/agreed.ts'
import { approvalsOf } from '#tests/support/lake/approvals.ts'
import { demoPassword, type TestLake } from '#tests/support/lake/lake.ts'
import { shoot } from '#tests/support/site/shoot.ts'
import { startSeededLake } from '#tests/support/site/site-build.ts'
import { countActs, statedActs } from '#tests/support/studio/count-acts.ts'
import { guideFile } from '#tests/support/studio/guide-file.ts'
import { fieldInput, openForm, tryToSignIn, watch } from '#tests/support/studio/studio.ts'

test.use({ viewport: { width: 1440, height: 900 } })

let lake: TestLake

test.beforeAll(async () => {
  lake = await startSeededLake('http://localhost:9')
})

test.afterAll(() => lake.stop())

const section = (page: Page, name: string) => page.getByRole('region', { name })

/** Signs in and waits for the screen that opens first. */
async function openStudio(page: Page, user: string): Promise<void> {
  await tryToSignIn(page, lake, user, demoPassword)
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible({ timeout: 30_000 })
  await expect(section(page, 'Changed last')).toBeVisible({ timeout: 20_000 })
}

const raw = () => lake.client({ perspective: 'raw' })
const figure = () => lake.client().fetch<number>('*[_id == "riskWarning"][0].lossPercentage')

test('the percentage is changed from the start screen, with the acts that the guide states', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const stated = statedActs(guideFile('compliance'))
  expect(stated).toEqual({ author: { clicks: 5, fields: 2 }, signer: { clicks: 2, fields: 0 } })
  const misdeeds = watch(page, lake)
  await openStudio(page, 'compliance-1')
  await expect(section(page, 'Changed last').getByRole('listitem').first()).not.toHaveText(/^\s*published/)
  await expect(section(page, 'Changed last').getByRole('listitem').first()).toContainText('Starting content')
  await shoot(page, 'today')
  const acts = await countActs(page)
  await section(page, 'Due').getByText('Loss percentage, now 74.5').click()
  const input = fieldInput(page, 'lossPercentage')
  await expect(input).toHaveValue('74.5', { timeout: 20_000 })
  await input.click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('73.25')
  await expect(page.getByTestId('publish-refusal')).toContainText('Nobody has asked for approval yet.', {
    timeout: 20_000,
  })
  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: 'Ask for approval' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for approval' })
  await expect(dialog.getByLabel('Why it changes')).toBeFocused()
  await page.keyboard.type('Figure of the third quarter')
  await dialog.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(page.getByText('Approval has been asked for.').first()).toBeVisible()
  expect(acts()).toEqual(stated.author)

  // J1 goes through its pages and signs: the line on Today, and Sign.
  const people = approvalsOf(lake)
  expect((await people.approve('compliance-2', 'riskWarning')).status).toBe(200)
  expect(await figure()).toBe(74.5)
  expect((await people.approve('admin', 'riskWarning')).status).toBe(200)
  await expect.poll(figure).toBe(73.25)

  await page.getByRole('link', { name: 'Today' }).click()
  await expect(section(page, 'Due').getByText('Loss percentage, now 73.25')).toBeVisible({ timeout: 20_000 })
  const newest = section(page, 'Changed last').getByRole('listitem').first()
  await expect(newest).toContainText('Risk warning')
  await expect(newest).toContainText('published')
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})

test('deadlines show to those who can act, and none of a series that has ended', async ({ page }) => {
  await openStudio(page, 'compliance-1')
  await expect(section(page, 'Due')).toContainText('Loss percentage')
  await expect(section(page, 'Due')).toContainText('Report for 2025: Capital disclosure')
  await expect(section(page, 'Due')).not.toContainText('Top five execution venues')
  await expect(section(page, 'Due')).not.toContainText('Execution quality statement')
})

const question = 'faq-base-currency'
test('a draft waits once for those who may publish it, as the lake says, and shows itself without a reload', async ({
  page,
}) => {
  // What the lake says no to is no failed request.
  const misdeeds = watch(page, lake)
  await openStudio(page, 'marketer')
  const waiting = section(page, 'Waiting for you').getByRole('listitem')
  await expect(section(page, 'Waiting for you')).toContainText('No draft waits for you.')
  await expect(section(page, 'Due')).toHaveCount(0)

  const published = await raw().getDocument(question)
  const draft = { ...published, _id: `drafts.${question}`, _type: 'faqEntry' }
  await lake.client().create({ _id: 'drafts.entity', _type: 'entity', firmName: 'Draft' })
  await lake.client().create({ ...draft, answer: [] })
  await expect(waiting).toHaveCount(1, { timeout: 15_000 })
  await expect(waiting).toContainText('Which currency should I choose?')
  await expect(waiting).toContainText('cannot be published yet: ')
  await expect(waiting).toContainText('(Answer)')
  await expect(section(page, 'Changed last')).not.toContainText('Which currency should I choose?')

  await lake.client().createOrReplace(draft)
  await expect(waiting).toContainText('can be published')
  await expect(waiting).not.toContainText('cannot')

  await lake.client().patch(question).set({ orderRank: '0|zzzzzz:' }).commit()
  await expect(waiting).toContainText('published again since it was written: compare before you publish')
  await waiting.getByRole('link').click()
  await expect(page.getByTestId('form-view').last()).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Older than published')).toBeVisible()
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})

test('what is scheduled stands there once and by its name, and its draft goes with it', async ({ page }) => {
  const published = await raw().getDocument('riskWarning')
  await lake
    .client()
    .create({ ...published, _id: 'drafts.riskWarning', _type: 'riskWarning', lossPercentage: 72.5 })
  await agreed(lake).sign('riskWarning')
  await openStudio(page, 'compliance-2')
  const waiting = section(page, 'Waiting for you').getByRole('listitem').filter({ hasText: 'Risk warning' })
  await expect(waiting).toContainText('regulated: waits for you to publish it')

  const publishAt = new Date(Date.now() + 3_600_000).toISOString()
  const releaseId = 'rFigure'
  await lake.client().action([
    { actionType: 'sanity.action.release.create', releaseId, metadata: { cardinality: 'one' } },
    {
      actionType: 'sanity.action.document.version.create',
      publishedId: 'riskWarning',
      baseId: 'drafts.riskWarning',
      versionId: `versions.${releaseId}.riskWarning`,
    },
    { actionType: 'sanity.action.release.schedule', releaseId, publishAt },
  ])
  const scheduled = section(page, 'Scheduled').getByRole('listitem').filter({ hasText: 'Risk warning' })
  await expect(scheduled).toContainText('is published')
  await expect(waiting).toHaveCount(0)
  await expect(section(page, 'Changed last')).not.toContainText('Risk warning')

  await lake.client().releases.unschedule({ releaseId })
  await agreed(lake).sign('riskWarning', releaseId)
  await lake.client().releases.publish({ releaseId })
  await expect(scheduled).toHaveCount(0)
  await expect(section(page, 'Changed last').getByRole('listitem').first()).toContainText('Risk warning')
  await expect(waiting).toHaveCount(0)
  expect(await raw().getDocument('drafts.riskWarning')).toBeUndefined()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing of the start screen, the inspector and the search result fails axe, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await openStudio(page, 'compliance-2')
    await expect(section(page, 'Changed last').getByRole('listitem').first()).toBeVisible()
    const today = await new AxeBuilder({ page }).include('[aria-label="Start screen"]').analyze()
    expect(today.violations).toEqual([])

    await openForm(page, lake, 'pages;en;all;page-en-about-intro,inspect=where-used')
    await expect(page.getByRole('heading', { name: 'Where this is used' })).toBeVisible({ timeout: 20_000 })
    const uses = page.getByRole('region', { name: 'Where this is used' })
    await expect(uses.getByRole('listitem').first()).toBeVisible()
    await expect(uses).toContainText('Menu')
    await page.getByRole('tab', { name: 'Search and sharing' }).click()
    await expect(section(page, 'Search result')).toContainText('characters: good')
    if (colorScheme === 'light') await shoot(page, 'search-result')
    const form = await new AxeBuilder({ page })
      .include('[aria-label="Where this is used"]')
      .include('[aria-label="Search result"]')
      .analyze()
    expect(form.violations).toEqual([])
  })
}
