import { expect, type Page, test } from '@playwright/test'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { shoot } from '#tests/support/site/shoot.ts'
import { axeFindings } from '#tests/support/studio/studio-axe.ts'
import { chooseAction } from '#tests/support/studio/choose-action.ts'
import { goThroughAndSign } from '#tests/support/studio/sign-as.ts'
import { openAs, startStudioLake, watch, write } from '#tests/support/studio/studio.ts'
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

/** Signs what waits for the user's signature on the start screen. */
async function signFromToday(page: Page): Promise<void> {
  await page.goto(`${lake.url}/`)
  const line = page.getByRole('region', { name: 'Needs your signature' }).getByRole('link').first()
  await expect(line).toContainText(/asked by Compliance 1: Figure of the third quarter · due /, {
    timeout: 45_000,
  })
  await line.press('Enter')
  await expect(page.getByRole('heading', { name: 'Review and sign' })).toBeVisible({ timeout: 45_000 })
  await expect(page.getByTestId('approval-instant')).toBeVisible()
  await goThroughAndSign(page)
  await expect(page.getByText('Signed.').first()).toBeVisible({ timeout: 20_000 })
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
  await signFromToday(first)
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
  await signFromToday(last)
  await expect.poll(percentage, { timeout: 20_000 }).toBe(74.9)
  expect(await release()).toMatchObject({ state: 'published' })
  expect(await raw().getDocument('drafts.riskWarning')).toBeUndefined()
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})

test('a time is set by those alone who may publish it, and once; a refusal leaves nothing', {
  tag: '@variant',
}, async ({ page }) => {
  await openAs(page, lake, 'marketer', 'riskWarning')
  await write(page, 'lossPercentage', '74.8')
  const dialog = await chooseAction(page, 'Ask for approval')
  await expect(dialog.getByRole('radio', { name: 'Publish it at a time' })).toBeDisabled()
  await expect(dialog).toContainText('Your role cannot set a time for this.')

  await openAs(page, lake, 'compliance-1', 'riskWarning')
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
