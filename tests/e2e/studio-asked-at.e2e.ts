import { expect, type Page, test } from '@playwright/test'
import { askAtActions } from '#studio/approvals/asking/plan-when.ts'
import type { Signer } from '#tests/support/lake/approvals.ts'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { shoot } from '#tests/support/site/shoot.ts'
import { axeFindings } from '#tests/support/studio/studio-axe.ts'
import { chooseAction } from '#tests/support/studio/choose-action.ts'
import { holdSession, openAs, startStudioLake, watch, write } from '#tests/support/studio/studio.ts'
import { beginTrial, type Trial } from '#tests/support/studio/trial.ts'

/** Approval asked for together with the instant at which it is published. */

test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'UTC' })

let lake: TestLake
let trial: Trial
let people: Trial['people']
let pageOf: Trial['pageOf']

test.beforeEach(async () => {
  lake = await startStudioLake()
  trial = await beginTrial(lake)
  ;({ people, pageOf } = trial)
})
test.afterEach(() => trial.close())

const percentage = async () =>
  (await lake.client({ perspective: 'published' }).getDocument('riskWarning'))?.['lossPercentage']

const raw = () => lake.client({ perspective: 'raw' })

/** The one release there is. */
const release = async () =>
  raw().fetch<{ name: string; state: string; publishAt?: string }>(
    '*[_type == "system.release"][0]{name, state, publishAt}',
  )

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

/** Opens what waits for the user's signature on the start screen, and signs it; J1 goes through its pages. */
async function signFromToday(page: Page, user: Signer, asker = 'Compliance 1'): Promise<void> {
  await page.goto(`${lake.url}/`)
  const line = page.getByRole('region', { name: 'Needs your signature' }).getByRole('link').first()
  await expect(line).toContainText(`asked by ${asker}: Figure of the third quarter · due `, {
    timeout: 45_000,
  })
  await line.press('Enter')
  await expect(page.getByRole('heading', { name: 'Review and sign' })).toBeVisible({ timeout: 45_000 })
  await expect(page.getByTestId('approval-instant')).toBeVisible()
  const { name: releaseId } = await release()
  const { contentHash } = await people.read('riskWarning', `?releaseId=${releaseId}`)
  expect((await people.approve(user, 'riskWarning', { releaseId, contentHash })).status).toBe(200)
}

test('approval is asked for at a time; what lacks a signature then is held, and published with the last', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  const misdeeds = watch(page, lake)
  await openAs(page, lake, 'compliance-1', 'riskWarning')
  await write(page, 'lossPercentage', '74.9')
  const before = await chooseAction(page, 'Schedule publish', 'Signatures are missing')
  await expect(before).toContainText(
    'Needs one signature of compliance and one signature of another person; you are its author.',
  )
  await expect(before).toContainText('the last signature publishes it at once')
  expect(await axeFindings(page, '[role="dialog"]')).toEqual([])
  await before.getByRole('button', { name: 'Ask for approval at a time' }).press('Enter')

  const dialog = page.getByRole('dialog', { name: 'Ask for approval' })
  await expect(dialog.getByRole('radio', { name: 'Publish it at a time' })).toBeChecked()
  await dialog.getByLabel('Why it changes').fill('Figure of the third quarter')
  const send = dialog.getByRole('button', { name: 'Ask for approval' })
  await expect(send).toBeDisabled()
  await dialog.getByLabel('Day and time').fill('2020-01-01T09:00')
  await expect(dialog.getByRole('alert')).toHaveText('This time has gone by. Choose a later one.')
  await expect(send).toBeDisabled()
  await dialog.getByLabel('Day and time').fill(`${tomorrow}T09:00`)
  await expect(dialog).toContainText('Time zone UTC.')
  expect(await axeFindings(page, '[data-testid="ask-for-approval"]')).toEqual([])
  await shoot(page, 'ask-at-time')
  await send.press('Enter')
  await expect(page.getByText('Approval has been asked for.').first()).toBeVisible()
  const { name, ...made } = await release()
  expect(made).toEqual({ state: 'scheduled', publishAt: `${tomorrow}T09:00:00.000Z` })
  expect(await people.read('riskWarning', `?releaseId=${name}`)).toMatchObject({ state: 'asked' })

  // The form of the scheduled version says what it waits for, as that of a draft does.
  await expect(page.getByText('Scheduled to be published on')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByTestId('publish-refusal')).toHaveText(
    'Needs one signature of compliance and one signature of another person; you are its author. Approval has been asked for.',
  )
  await page.getByTestId('action-menu-button').press('Enter')
  for (const item of ['Compare', 'Withdraw', 'Pause to edit']) {
    await expect(page.getByRole('menuitem', { name: item })).toBeVisible()
  }
  await page.keyboard.press('Escape')

  const first = await pageOf(browser, 'compliance-2')
  await signFromToday(first, 'compliance-2')
  // The form it leads to is that of the scheduled version.
  await first.getByRole('link', { name: 'Open the form' }).press('Enter')
  await expect(first.getByText('Scheduled to be published on')).toBeVisible({ timeout: 45_000 })
  await first.goto(`${lake.url}/`)
  await first.getByRole('region', { name: 'Scheduled' }).getByRole('link').first().press('Enter')
  await expect(first.getByText('Scheduled to be published on')).toBeVisible({ timeout: 45_000 })
  // Nobody waits for tomorrow here.
  await raw().releases.unschedule({ releaseId: name })
  await raw().releases.schedule({ releaseId: name, publishAt: new Date(Date.now() + 1_000).toISOString() })
  await page.goto(`${lake.url}/`)
  await expect(page.getByRole('region', { name: 'Held' })).toContainText(
    /held since .*one signature of another person/,
    { timeout: 60_000 },
  )
  expect(await percentage()).toBe(74.12)
  const last = await pageOf(browser, 'marketer')
  await signFromToday(last, 'marketer')
  await expect.poll(percentage, { timeout: 20_000 }).toBe(74.9)
  expect(await release()).toMatchObject({ state: 'published' })
  expect(await raw().getDocument('drafts.riskWarning')).toBeUndefined()
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})

test('marketing asks with a time for what it may not publish; two sign, and it is published', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  await openAs(page, lake, 'marketer', 'riskWarning')
  await write(page, 'lossPercentage', '74.8')
  const dialog = await chooseAction(page, 'Ask for approval')
  await dialog.getByRole('radio', { name: 'Publish it at a time' }).check()
  await dialog.getByLabel('Why it changes').fill('Figure of the third quarter')
  const at = new Date(Date.now() + 86_400_000)
  await dialog.getByLabel('Day and time').fill(`${at.toISOString().slice(0, 10)}T09:00`)
  await dialog.getByRole('button', { name: 'Ask for approval' }).press('Enter')
  await expect(page.getByText('Approval has been asked for.').first()).toBeVisible()
  await expect(page.getByText('Scheduled to be published on')).toBeVisible({ timeout: 15_000 })
  const { name } = await release()
  // Nobody waits for tomorrow here: it is asked for anew, with a time that is soon.
  const again = new Date(Date.now() + 1_000).toISOString()
  const sooner = await people.act(
    'marketer',
    { actionType: 'sanity.action.release.unschedule', releaseId: name },
    { actionType: 'sanity.action.release.schedule', releaseId: name, publishAt: again },
  )
  expect(sooner.status).toBe(200)

  for (const [user, left] of [
    ['admin', /one signature of compliance/],
    ['compliance-2', undefined],
  ] as const) {
    const signer = await pageOf(browser, user)
    await signFromToday(signer, user, 'Marketer')
    if (left === undefined) continue
    await signer.goto(`${lake.url}/`)
    await expect(signer.getByRole('region', { name: 'Held' })).toContainText(left, { timeout: 60_000 })
    expect(await percentage()).toBe(74.12)
  }
  await expect.poll(percentage, { timeout: 20_000 }).toBe(74.8)
})

test('what nobody who set its time or signed it with this time may publish is held, and says whose right is missing', async ({
  page,
}) => {
  const [id, releaseId] = ['riskWarning', 'rHeld']
  const published = await lake.client({ perspective: 'published' }).getDocument(id)
  await people.mutate('marketer', {
    create: { ...published, _id: `drafts.${id}`, _type: id, lossPercentage: 74.8 },
  })
  const asked = askAtActions({
    publishedId: id,
    publishAt: new Date(Date.now() + 3_600_000),
    releaseId,
    reason: 'New',
  }).map((action) => ({ ...action }))
  expect((await people.act('marketer', ...asked)).status).toBe(200)
  const { contentHash } = await people.read(id, `?releaseId=${releaseId}`)
  for (const signer of ['compliance-1', 'compliance-2'] as const) {
    expect((await people.approve(signer, id, { releaseId, contentHash })).status).toBe(200)
  }
  const publishAt = new Date(Date.now() + 500).toISOString()
  await people.act(
    'marketer',
    { actionType: 'sanity.action.release.unschedule', releaseId },
    { actionType: 'sanity.action.release.schedule', releaseId, publishAt },
  )
  await holdSession(page, lake, 'marketer')
  await page.goto(`${lake.url}/`)
  await expect(page.getByRole('region', { name: 'Held' })).toContainText(
    'nobody who set its time or signed it with this time may publish it (Marketer)',
    { timeout: 45_000 },
  )
  // Its review does not wait for a signature either.
  await page.getByRole('region', { name: 'Held' }).getByRole('link').first().press('Enter')
  await expect(page.getByTestId('approval-instant')).toContainText(
    'nobody who set its time or signed it with this time may publish it (Marketer). A user of compliance must pause it',
    { timeout: 45_000 },
  )
  await expect(page.getByTestId('approval-instant')).not.toContainText('last signature')
})

test('marketing pauses what it asked for with a time, mends it and asks with another', async ({ page }) => {
  const [id, releaseId] = ['riskWarning', 'rPaused']
  const published = await lake.client({ perspective: 'published' }).getDocument(id)
  await people.mutate('marketer', {
    create: { ...published, _id: `drafts.${id}`, _type: id, lossPercentage: 74.8 },
  })
  const publishAt = new Date(Date.now() + 3_600_000)
  const asked = askAtActions({ publishedId: id, publishAt, releaseId, reason: 'New' })
  expect((await people.act('marketer', ...asked.map((action) => ({ ...action })))).status).toBe(200)

  await holdSession(page, lake, 'marketer')
  await page.goto(`${lake.url}/`)
  await page.getByRole('region', { name: 'Scheduled' }).getByRole('link').first().press('Enter')
  await expect(page.getByText('Scheduled to be published on')).toBeVisible({ timeout: 45_000 })
  await page.getByRole('button', { name: 'Pause to edit' }).click()
  await expect.poll(async () => (await release()).state, { timeout: 20_000 }).toBe('active')

  // What stands as it was asked for only gets another time.
  const menu = page.getByTestId('action-menu-button')
  await expect(page.getByRole('button', { name: 'Schedule publish' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByTestId('publish-refusal')).toContainText('Approval has been asked for.')

  // What was mended is asked for anew.
  await write(page, 'lossPercentage', '74.9')
  await expect(page.getByTestId('publish-refusal')).toContainText('ask again', { timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'Schedule publish' })).toBeHidden()
  await expect(menu).toBeVisible()
  const dialog = await chooseAction(page, 'Ask for approval')
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  await expect(dialog.getByRole('radio', { name: 'Publish it at a time' })).toBeChecked()
  await dialog.getByLabel('Why it changes').fill('The figure after the audit')
  await dialog.getByLabel('Day and time').fill(`${tomorrow}T09:00`)
  await dialog.getByRole('button', { name: 'Ask for approval' }).press('Enter')
  await expect(page.getByText('Approval has been asked for.').first()).toBeVisible()
  expect(await release()).toEqual({
    name: releaseId,
    state: 'scheduled',
    publishAt: `${tomorrow}T09:00:00.000Z`,
  })
  expect(await people.read(id, `?releaseId=${releaseId}`)).toMatchObject({ state: 'asked' })
})

test('a refusal of a time leaves nothing', async ({ page }) => {
  await openAs(page, lake, 'compliance-1', 'riskWarning')
  await write(page, 'lossPercentage', '74.8')
  const asking = await chooseAction(page, 'Ask for approval')
  await asking.getByRole('radio', { name: 'Publish it at a time' }).check()
  await asking.getByLabel('Why it changes').fill('New year')
  await asking.getByLabel('Day and time').fill(`${tomorrow}T09:00`)
  await page.route('**/data/actions/**', (route) =>
    route.fulfill({ status: 503, json: { error: { type: 'actionError', description: 'No room left.' } } }),
  )
  await asking.getByRole('button', { name: 'Ask for approval' }).press('Enter')
  await expect(asking).toContainText('No room left.')
  await page.unroute('**/data/actions/**')
  expect(await release()).toBeNull()
  await asking.getByRole('button', { name: 'Ask for approval' }).press('Enter')
  await expect.poll(async () => (await release())?.state).toBe('scheduled')
})
