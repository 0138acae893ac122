import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { signInAs } from '#tests/support/broker/sign-in.ts'
import { ageProof } from '#tests/support/lake/age-proof.ts'
import { demoPassword, type TestLake, writeToken } from '#tests/support/lake/lake.ts'
import { samplePdf } from '#tests/support/files.ts'
import { legalDocument, text } from '#tests/support/lake/sample-documents.ts'
import { shoot } from '#tests/support/site/shoot.ts'
import { chooseAction } from '#tests/support/studio/choose-action.ts'
import { goThroughAndSign, signButton } from '#tests/support/studio/sign-as.ts'
import { axeFindings } from '#tests/support/studio/studio-axe.ts'
import {
  fieldInput,
  holdSession,
  openAs,
  openForm,
  startStudioLake,
  watch,
  write,
} from '#tests/support/studio/studio.ts'

test.use({ viewport: { width: 1440, height: 900 } })

let lake: TestLake
const opened: BrowserContext[] = []

/** From the act "seed" on nothing regulated is published without signatures. */
const seed = async () => {
  const answer = await fetch(`${lake.url}/v2026-05-04/data/actions/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${writeToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      actions: [{ actionType: 'lake.action.approval.seed', reason: 'To begin with.' }],
    }),
  })
  expect(answer.status, await answer.text()).toBe(200)
}

test.beforeEach(async () => {
  lake = await startStudioLake()
  await seed()
})
test.afterEach(async () => {
  for (const context of opened.splice(0)) await context.close()
  await lake.stop()
})

const percentage = async () =>
  (await lake.client({ perspective: 'published' }).getDocument('riskWarning'))?.['lossPercentage']

/** A page of another person, in a browser of its own. */
const pageOf = async (browser: Browser, user: string) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  opened.push(context)
  const page = await context.newPage()
  await holdSession(page, lake, user)
  return page
}

/** What a change after a signature says to its signer. */
const voided =
  'It was changed since Compliance 1 signed, so that signature no longer counts: its author has to ask again.'

const stand = (page: Page) => page.getByTestId('approval-stand')

async function ask(page: Page, reason: string): Promise<void> {
  const dialog = await chooseAction(page, 'Ask for approval')
  const why = dialog.getByLabel('Why it changes')
  await why.fill('x'.repeat(2_001))
  await expect(dialog.getByRole('alert')).toHaveText('The reason has 2,001 characters, 2,000 are allowed.')
  await expect(dialog.getByRole('button', { name: 'Ask for approval' })).toBeDisabled()
  await why.fill(reason)
  await dialog.getByLabel('Ticket number').fill('CMP-7')
  expect(await axeFindings(page, '[data-testid="ask-for-approval"]')).toEqual([])
  await dialog.getByRole('button', { name: 'Ask for approval' }).press('Enter')
  await expect(page.getByText('Approval has been asked for.').first()).toBeVisible()
  await expect(page.getByTestId('action-menu-button').last()).toBeFocused()
}

/** Opens what waits for the user's signature from the start screen. */
async function openFromToday(page: Page, section: string): Promise<void> {
  await page.goto(`${lake.url}/`)
  const list = page.getByRole('region', { name: section })
  await list.getByRole('link').first().press('Enter', { timeout: 45_000 })
  await expect(page.getByRole('heading', { name: 'Review and sign' })).toBeVisible({ timeout: 45_000 })
}

test('one changes the percentage, two others sign, and it is published', async ({ page, browser }) => {
  test.setTimeout(240_000)
  const misdeeds = watch(page, lake)
  await openAs(page, lake, 'marketer', 'riskWarning')
  await write(page, 'lossPercentage', '74.9')
  const refusal = page.getByTestId('publish-refusal')
  await expect(refusal).toHaveText(
    'Needs one signature of compliance and one signature of another person; you are its author. Nobody has asked for approval yet.',
  )
  await expect(page.getByTestId('action-publish')).toBeDisabled()
  await shoot(page, 'approval-form')
  await ask(page, 'Figure of the third quarter')
  await expect(refusal).toContainText('Approval has been asked for.')

  const first = await pageOf(browser, 'compliance-1')
  // So low that the comparison does not fit into it.
  await first.setViewportSize({ width: 1440, height: 420 })
  await openFromToday(first, 'Needs your signature')
  await expect(first.getByTestId('approval-changes').locator('del').last()).toHaveText('74.12')
  await expect(first.getByTestId('approval-changes').locator('ins').last()).toHaveText('74.9')
  await expect(first.getByRole('region', { name: 'Who must sign' })).toContainText(
    /Marketer.*wrote it, cannot sign/,
  )
  expect(await axeFindings(first, '[data-testid="approvals"]')).toEqual([])
  await expect(signButton(first)).toBeDisabled()
  await expect(first.getByTestId('approval-unseen')).toContainText('Go through it before you sign.')
  await goThroughAndSign(first)
  await expect(stand(first)).toHaveText(
    'Needs one signature of another person. Signed by Compliance 1. Approval has been asked for.',
  )
  await expect(first.getByTestId('approval-signed')).toContainText(/^Signed at \d+:\d\d/)
  await expect(first.getByTestId('approval-signed')).toBeFocused()
  await expect(first.getByRole('heading', { name: 'Compare' })).toBeVisible()
  await expect(first.getByRole('button', { name: 'Sign', exact: true })).toHaveCount(0)
  expect(await percentage()).toBe(74.12)

  const second = await pageOf(browser, 'compliance-2')
  await openFromToday(second, 'Needs your signature')
  await goThroughAndSign(second)
  await expect(second.getByText('Signed and published.')).toBeVisible({ timeout: 20_000 })
  await expect.poll(percentage).toBe(74.9)
  const signed = second.getByTestId('approval-signed')
  await expect(signed).toContainText(/^Signed and published at \d+:\d\d/)
  await expect(second.getByTestId('approvals-told').getByRole('listitem').first()).toContainText(
    'Compliance 2 signed',
  )
  expect(await axeFindings(second, '[data-testid="approvals"]')).toEqual([])
  await signed.getByRole('link', { name: 'Back to Today' }).press('Enter')
  await expect(second.getByRole('region', { name: 'Needs your signature' })).toContainText(
    'Nothing waits for your signature.',
    { timeout: 30_000 },
  )

  await openForm(page, lake, 'riskWarning')
  await page.getByTestId('pane-context-menu-button').last().click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  const told = page.getByTestId('history')
  await expect(told.getByRole('listitem')).toContainText([
    /Compliance 2 published it/,
    /Compliance 2 signed/,
    /Compliance 1 signed/,
    /Marketer asked for approval.*Figure of the third quarter.*Ticket CMP-7/,
    /^Starting content, agreed to by nobody/,
  ])
  await expect(told.locator('time').first()).toHaveText(/20\d\d.*\d\d:\d\d/)
  expect(await axeFindings(page, '[aria-label="History"]')).toEqual([])
  await shoot(page, 'approval-history')
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})

test('it is sent back with a comment, mended and signed; a change voids a signature', async ({
  page,
  browser,
}) => {
  test.setTimeout(480_000)
  await openAs(page, lake, 'marketer', 'riskWarning')
  await write(page, 'lossPercentage', '75.5')
  await ask(page, 'Figure of the third quarter')

  const first = await pageOf(browser, 'compliance-1')
  await openFromToday(first, 'Needs your signature')
  const back = first.getByRole('button', { name: 'Send back' })
  await expect(back).toBeEnabled()
  await back.press('Enter')
  await expect(first.getByRole('alert')).toContainText('Write in the comment what must be mended.')
  await first.getByLabel('Comment').fill('The worksheet says 75.6')
  await back.press('Enter')
  const refusal = page.getByTestId('publish-refusal')
  await expect(refusal).toContainText('Compliance 1 sent it back: “The worksheet says 75.6”.')
  await shoot(page, 'sent-back')
  // Its author is led to the form, where the comment stands until it is asked for again.
  await page.goto(`${lake.url}/`)
  const ownLine = page.getByRole('region', { name: 'What you asked for' }).getByRole('link').first()
  await ownLine.press('Enter', { timeout: 45_000 })
  await write(page, 'lossPercentage', '75.6')
  await expect(refusal).toContainText(
    'Compliance 1 sent it back: “The worksheet says 75.6”. It was changed since then: ask again.',
  )
  await ask(page, 'As the worksheet says')
  await openFromToday(first, 'Needs your signature')
  const comment = first.getByLabel('Comment')
  await comment.fill('As in the worksheet')
  const raw = lake.client({ perspective: 'raw' })
  for (const lossPercentage of [75.7, 75.6]) {
    await raw.patch('drafts.riskWarning').set({ lossPercentage }).commit()
    const proposed = first.getByTestId('approval-changes').locator('ins').last()
    await expect(proposed).toHaveText(String(lossPercentage))
    await expect(comment).toHaveValue('As in the worksheet')
    await expect(comment).toBeFocused()
  }
  await expect(
    first.getByRole('region', { name: 'Who must sign' }).getByText('Write token', { exact: true }),
  ).toBeVisible()
  await goThroughAndSign(first)
  await expect(stand(first)).toContainText('Signed by Compliance 1.')

  await write(page, 'source', 'Worksheet of October')
  await expect(refusal).toContainText(
    'It was changed since Compliance 1 signed, so that signature no longer counts: ask again.',
  )
  await expect(stand(first)).toContainText(voided)
  await first.goto(`${lake.url}/`)
  await expect(first.getByRole('region', { name: 'What you asked for' })).toContainText(voided, {
    timeout: 30_000,
  })
  await ask(page, 'The source is named too')
  await openFromToday(first, 'Needs your signature')
  await goThroughAndSign(first)
  await expect(stand(first)).toContainText('Signed by Compliance 1.')
  await first.getByRole('link', { name: 'Open the form' }).press('Enter')
  const withdrawal = await chooseAction(first, 'Withdraw', 'Withdraw from this approval?')
  await withdrawal.getByRole('button', { name: 'Withdraw' }).press('Enter')
  await expect(first.getByText('Withdrawn.')).toBeVisible()
  await expect(refusal).not.toContainText('Signed by')

  for (const user of ['admin', 'compliance-2']) {
    const other = await pageOf(browser, user)
    await openFromToday(other, 'Needs your signature')
    await goThroughAndSign(other)
    await expect(other.getByText(user === 'admin' ? 'Signed.' : 'Signed and published.')).toBeVisible({
      timeout: 20_000,
    })
  }
  await expect.poll(percentage).toBe(75.6)
  await expect(fieldInput(page, 'lossPercentage')).toHaveValue('75.6')
})

test('another file under the same name voids a signature', async ({ page, browser }) => {
  test.setTimeout(180_000)
  const raw = lake.client({ perspective: 'raw' })
  const fileOf = async (words: string) => {
    const pdf = await samplePdf('Risk disclosure', (document) => document.text(words))
    const { _id } = await raw.assets.upload('file', pdf, { filename: 'risk-disclosure.pdf' })
    return text('File', { _type: 'file', asset: { _type: 'reference', _ref: _id } })
  }
  const draft = { ...legalDocument, _id: 'drafts.legal-risk-disclosure' }
  const { _rev, _createdAt, _updatedAt, ...content } = draft
  await raw.createOrReplace({ ...content, file: await fileOf('You can lose your stake.') })
  await holdSession(page, lake, 'marketer')
  await page.goto(`${lake.url}/intent/edit/id=legal-risk-disclosure;type=legalDocument/`)
  await expect(page.getByTestId('form-view').last()).toBeVisible({ timeout: 45_000 })
  await ask(page, 'The paper of November')

  const first = await pageOf(browser, 'compliance-1')
  await openFromToday(first, 'Needs your signature')
  const file = first.getByTestId('approval-changes').getByRole('listitem').filter({ hasText: 'PDF' })
  const hash = file.getByTestId('file-hash').last()
  const seen = await hash.innerText()
  expect(seen).toMatch(/^SHA-256 [0-9a-f]{64}$/)
  await expect(file.locator('ins')).toHaveText('risk-disclosure.pdf')
  await expect(file.getByRole('link', { name: 'Open the file' })).toHaveCount(1)
  // However far the comparison was read, the file was not.
  await file.locator('[data-part-end]').scrollIntoViewIfNeeded()
  const next = first.getByRole('button', { name: 'Show the next part' })
  await expect(async () => {
    await next.press('Enter')
    await expect(file.locator('[data-opens-file]').first()).toBeFocused({ timeout: 500 })
  }).toPass({ timeout: 30_000 })
  await expect(signButton(first)).toBeDisabled()
  expect(await axeFindings(first, '[data-testid="approvals"]')).toEqual([])
  await goThroughAndSign(first)
  await expect(stand(first)).toContainText('Signed by Compliance 1.')
  await raw
    .patch(draft._id)
    .set({ file: await fileOf('You cannot lose.') })
    .commit()
  await expect(stand(first)).toContainText(voided)
  await expect(hash).not.toHaveText(seen)
  await expect(file.locator('ins')).toContainText('risk-disclosure.pdf')
  await shoot(first, 'voided')
})

test('a signature asks for the password after a while, and keeps what was written', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  await openAs(page, lake, 'marketer', 'riskWarning')
  await write(page, 'lossPercentage', '73.3')
  await ask(page, 'Figure of the third quarter')

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  opened.push(context)
  const first = await context.newPage()
  const token = await signInAs(lake.url, 'compliance-1')
  await first.addInitScript(
    (value) => window.localStorage.setItem('__studio_auth_token_local', value),
    JSON.stringify({ token }),
  )
  ageProof(lake, token, 20)
  // By keyboard alone: the start screen, its first line, the comparison, the signature.
  await first.goto(`${lake.url}/`)
  const list = first.getByRole('region', { name: 'Needs your signature' })
  await expect(list.getByRole('link').first()).toBeVisible({ timeout: 45_000 })
  expect(await axeFindings(first, '[aria-label="Start screen"]')).toEqual([])
  await first.keyboard.press('j')
  await expect(list.getByRole('link').first()).toBeFocused()
  await first.keyboard.press('j')
  await first.keyboard.press('ArrowUp')
  await expect(list.getByRole('link').first()).toBeFocused()
  await first.keyboard.press('Enter')
  await expect(first.getByRole('heading', { name: 'Review and sign' })).toBeVisible({ timeout: 45_000 })
  await first.getByLabel('Comment').fill('As in the worksheet')
  await goThroughAndSign(first)
  const dialog = first.getByRole('dialog', { name: 'Is it you?' })
  await expect(dialog.getByLabel('Password')).toBeFocused()
  expect(await axeFindings(first, '[data-testid="proof"]')).toEqual([])
  await dialog.getByLabel('Password').fill('not it')
  await first.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('This is not your password.')
  await dialog.getByLabel('Password').fill(demoPassword)
  await first.keyboard.press('Enter')
  await expect(stand(first)).toContainText('Signed by Compliance 1.')
  await expect(first.getByTestId('approvals-told').getByRole('listitem').first()).toContainText(
    'As in the worksheet',
  )
})
