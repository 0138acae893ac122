import { fileURLToPath } from 'node:url'
import { expect, type Locator, type Page, type Request, type Response } from '@playwright/test'
import { z } from 'zod'
import { agreed } from '#tests/support/lake/agreed.ts'
import { demoPassword, startTestLake, type TestLake } from '#tests/support/lake/lake.ts'
import { sound } from '#tests/support/lake/sample-documents.ts'
import { signInAs } from '#tests/support/broker/sign-in.ts'

const rulesFile = fileURLToPath(new URL('../../../schemas/rules.gen.json', import.meta.url))

/** What helpers need of a lake: where it is, and a client that may do everything. */
type LakePlace = Pick<TestLake, 'url' | 'client'>
type Address = Pick<TestLake, 'url'>

/** A lake that serves the built Studio, holds the published samples and knows the rules. */
export async function startStudioLake(env: Readonly<Record<string, string>> = {}): Promise<TestLake> {
  const lake = await startTestLake({ RULES_FILE: rulesFile, ...env })
  await resetDocuments(lake)
  return lake
}

/** Releases go by actions alone, and an active or planned one not before it is archived. */
async function removeReleases(lake: LakePlace): Promise<void> {
  const client = lake.client({ perspective: 'raw' })
  const releases = await client.fetch<{ name: string; state: string }[]>(
    '*[_type == "system.release"]{name, state}',
  )
  for (const { name: releaseId, state } of releases) {
    if (state === 'scheduled') await client.releases.unschedule({ releaseId })
    if (state === 'scheduled' || state === 'active') await client.releases.archive({ releaseId })
    await client.releases.delete({ releaseId })
  }
}

/**
 * Puts the dataset back to the published samples: no drafts, releases, versions or further documents. Files stay, as
 * those do that were published once.
 */
export async function resetDocuments(lake: LakePlace): Promise<void> {
  await removeReleases(lake)
  const client = lake.client({ perspective: 'raw' })
  const others = await client.fetch<string[]>(
    '*[!(_id in $kept) && !(_id in path("_.**")) && !(_type in ["sanity.fileAsset", "sanity.imageAsset"])]._id',
    { kept: sound.map(({ _id }) => _id) },
  )
  const transaction = client.transaction()
  for (const { _rev, _createdAt, _updatedAt, ...document } of sound) transaction.createOrReplace(document)
  for (const id of others) transaction.delete(id)
  await transaction.commit()
}

/** Fills in the sign-in page of the lake, which the Studio leads to by itself, and sends it. */
export async function tryToSignIn(page: Page, lake: Address, user: string, password: string): Promise<void> {
  await page.goto(`${lake.url}/`)
  await page.getByLabel('User name').fill(user)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Signs a demo user in and waits for the screen that opens first. */
export async function signIn(page: Page, lake: Address, user: string): Promise<void> {
  await tryToSignIn(page, lake, user, demoPassword)
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible({ timeout: 30_000 })
}

/** Opens a place of the desk, e.g. `riskWarning` or `pages;en;page-en-home`, and waits for its form. */
export async function openForm(page: Page, lake: Address, place: string): Promise<void> {
  await page.goto(`${lake.url}/structure/${place}`)
  await expect(page.getByTestId('form-view').last()).toBeVisible({ timeout: 120_000 })
}

const sessions = new Map<string, Promise<string>>()

/**
 * Lets a browser hold the session of a user, as one that has signed in does.
 * @param token of a session; else one that all browsers of the user share
 */
export async function holdSession(page: Page, lake: Address, user: string, token?: string): Promise<void> {
  const key = `${lake.url} ${user}`
  const session = token ?? sessions.get(key) ?? signInAs(lake.url, user)
  if (typeof session !== 'string') sessions.set(key, session)
  await page.addInitScript(
    (value) => window.localStorage.setItem('__studio_auth_token_local', value),
    JSON.stringify({ token: await session }),
  )
}

/**
 * Opens a place of the desk as a user whose browser holds a session already. That people come to one by
 * the sign-in page is shown in studio-sign-in.
 */
export async function openAs(page: Page, lake: Address, user: string, place: string): Promise<void> {
  await holdSession(page, lake, user)
  await openForm(page, lake, place)
}

/** The input of a field of the open form, e.g. `lossPercentage`. */
export const fieldInput = (page: Page, field: string): Locator =>
  page.getByTestId(`field-${field}`).locator('input, textarea').first()

const sentActions = z.object({
  actions: z.array(z.object({ actionType: z.string() })),
  dryRun: z.boolean().default(false),
})

/** Sanity's question whether the user may do a thing with a release. */
const isAskedOfRelease = (request: Request): boolean => {
  if (!request.url().includes('/data/actions/')) return false
  const { data } = sentActions.safeParse(request.postDataJSON())
  return data?.dryRun === true && data.actions.every(({ actionType }) => actionType.includes('.release.'))
}

/** The Studio asks by a dry run whether somebody may do a thing before it offers it: that is not doing it. */
const isActionOn = (request: Request, kind: 'document' | 'release', action: string): boolean => {
  if (request.method() !== 'POST' || !request.url().includes('/data/actions/')) return false
  const { data } = sentActions.safeParse(request.postDataJSON())
  const wanted = `sanity.action.${kind}.${action}`
  return data?.dryRun === false && data.actions.some(({ actionType }) => actionType === wanted)
}

/** Whether a request asks the lake for an action on a document, e.g. `publish`. */
export const isAction = (request: Request, action: string): boolean => isActionOn(request, 'document', action)

/** Does something that makes the Studio send an action, and waits for the lake's answer to it. */
export async function answerTo(page: Page, action: string, act: () => Promise<void>): Promise<Response> {
  const answered = page.waitForResponse((response) => isAction(response.request(), action))
  await act()
  return answered
}

/** Like answerTo, for an action on a release, e.g. `publish`. */
export async function releaseAnswer(page: Page, action: string, act: () => Promise<void>): Promise<Response> {
  const answered = page.waitForResponse((response) => isActionOn(response.request(), 'release', action))
  await act()
  return answered
}

/** Writes into a field and waits until the draft is saved. */
export async function write(page: Page, field: string, text: string): Promise<void> {
  const response = await answerTo(page, 'edit', () => fieldInput(page, field).fill(text))
  expect(response.status()).toBe(200)
}

/** Writes into a field that stands under another tab of the form, and comes back. */
export async function writeUnder(page: Page, tab: string, field: string, text: string): Promise<void> {
  const form = page.getByTestId('form-view').last()
  const back = await form.getByRole('tab', { selected: true }).innerText()
  await form.getByRole('tab', { name: tab }).click()
  await write(page, field, text)
  await form.getByRole('tab', { name: back }).click()
}

/**
 * Writes into a field of a form that was just led to, which the Studio may draw anew over the first words: they are
 * written, as people do, until `seen` passes.
 */
export const writeUntil = (field: Locator, text: string, seen: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await field.fill('', { timeout: 5_000 })
    await field.fill(text, { timeout: 5_000 })
    await seen()
  }).toPass({ timeout: 45_000 })

/** What a button says of itself and in its tooltip, such as what it waits for. */
async function saidBy(button: Locator): Promise<string> {
  const tip = button.page().locator('[data-ui="Tooltip__card"]:visible')
  // A button without a tooltip, or none at all, says so by what is missing here.
  await Promise.allSettled([button.hover({ force: true, timeout: 5_000 }), tip.waitFor({ timeout: 5_000 })])
  const said = await Promise.all([button.allInnerTexts(), tip.allInnerTexts()])
  return JSON.stringify(said.flat())
}

const sentPublish = z.object({ actions: z.tuple([z.object({ draftId: z.string() })], z.unknown()) })

/** Whether the lake did what a publish asked for that broke off before its answer: then no draft is left. */
async function isPublished(page: Page, request: Request): Promise<boolean> {
  const [{ draftId }] = sentPublish.parse(request.postDataJSON()).actions
  const { authorization = '' } = request.headers()
  const address = request.url().replace(/\/data\/actions\/(\w+).*$/, `/data/doc/$1/${draftId}`)
  const answer = await page.request.get(address, { headers: { authorization } })
  const { documents } = z.object({ documents: z.array(z.unknown()) }).parse(await answer.json())
  return documents.length === 0
}

/**
 * Presses Publish and waits until the lake has published. The Studio drops a click that comes while
 * it still checks the last change, so the click is repeated until the action goes out; and again, as people do,
 * when it broke off and did not come to the lake: the Studio itself breaks it off when it saves a late change.
 * An action the lake does not answer fails here, and says that it was sent.
 */
export async function publish(page: Page): Promise<void> {
  const seen = { sent: 0, broken: 0, status: 0, answer: '' }
  let last: Request | undefined
  const listen = {
    request: (request: Request) => {
      if (!isAction(request, 'publish')) return
      seen.sent += 1
      last = request
    },
    requestfailed: (request: Request) => {
      if (isAction(request, 'publish')) seen.broken += 1
    },
    response: async (response: Response) => {
      if (!isAction(response.request(), 'publish')) return
      seen.status = response.status()
      // Why it was refused, for whoever reads the failure.
      if (!response.ok()) seen.answer = await response.text()
    },
  }
  page.on('request', listen.request)
  page.on('requestfailed', listen.requestfailed)
  page.on('response', listen.response)
  const button = page.getByTestId('action-publish')
  await expect(async () => {
    if (seen.sent === seen.broken) {
      if (last && (await isPublished(page, last))) return
      await button.click({ timeout: 5_000 })
    }
    await expect.poll(() => seen, { timeout: 3_000 }).toMatchObject({ status: 200, answer: '' })
  })
    .toPass({ timeout: 45_000 })
    .catch(async (error: unknown) => {
      throw new Error(`Nothing was published. The button says: ${await saidBy(button)}`, { cause: error })
    })
  page.off('request', listen.request)
  page.off('requestfailed', listen.requestfailed)
  page.off('response', listen.response)
}

/** Has people agree to the open draft, again for what the Studio saves meanwhile, until it can be published. */
export async function signOpen(page: Page, lake: LakePlace, id: string): Promise<void> {
  await expect(async () => {
    await agreed(lake).sign(id)
    await expect(page.getByTestId('action-publish')).toBeEnabled({ timeout: 8_000 })
  }).toPass({ timeout: 60_000 })
}

/** Changes the loss percentage and publishes it: the act every reader waits for. */
export async function publishLossPercentage(page: Page, lake: Address, percentage: string): Promise<void> {
  await openForm(page, lake, 'riskWarning')
  await write(page, 'lossPercentage', percentage)
  await publish(page)
}

/** What a page did or met that it must not: errors and refusals of the lake, requests that leave the house. */
export interface Misdeeds {
  errors: string[]
  strays: string[]
}

/** What the browser notes of an answer with an error, which `watch` names more exactly, and of leaving a page. */
const isNoted = (text: string): boolean =>
  text.startsWith('Failed to load resource: the server') ||
  text === 'WebSocket is already in CLOSING or CLOSED state.'

/**
 * Watches a page from now on. Answers with an error count unless `expected` says otherwise; requests
 * and sockets broken off by leaving a page are no misdeed, nor is a no to Sanity's question whether a thing
 * can be done with a release now: it asks whenever one changes, and what it asks about may have gone on meanwhile.
 */
export function watch(
  page: Page,
  lake: Address,
  expected: (response: Response) => boolean = () => false,
): Misdeeds {
  const misdeeds: Misdeeds = { errors: [], strays: [] }
  const { port } = new URL(lake.url)
  page.on('console', (message) => {
    if (message.type() === 'error' && !isNoted(message.text())) misdeeds.errors.push(message.text())
  })
  page.on('pageerror', (error) => misdeeds.errors.push(error.message))
  page.on('response', (response) => {
    const isNo = response.status() < 500 && isAskedOfRelease(response.request())
    if (response.status() < 400 || isNo || expected(response)) return
    misdeeds.errors.push(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    const own = url.port === port && (url.hostname === 'localhost' || url.hostname.endsWith('.localhost'))
    if (!own && url.protocol.startsWith('http')) misdeeds.strays.push(request.url())
  })
  return misdeeds
}

/** Opens the history of the document beside its form. */
export async function openHistory(page: Page): Promise<void> {
  await page.getByTestId('pane-context-menu-button').last().click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  await expect(page.getByTestId('history').getByRole('listitem').first()).toBeVisible()
}
