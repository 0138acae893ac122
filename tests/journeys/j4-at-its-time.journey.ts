import type { Page } from '@playwright/test'
import type { Product } from '#tests/support/product/journey.ts'
import { expect, test } from '#tests/support/product/journey.ts'
import { expectAtOnce } from '#tests/support/product/at-once.ts'
import { seenFor } from '#tests/support/product/seen.ts'
import { axeFindings } from '#tests/support/studio/studio-axe.ts'
import { chooseAction } from '#tests/support/studio/choose-action.ts'
import { personAt } from '#tests/support/studio/person.ts'
import { goThroughAndSign } from '#tests/support/studio/sign-as.ts'
import { answerTo, fieldInput, openForm, releaseAnswer, write } from '#tests/support/studio/studio.ts'
import { visitorAt } from '#tests/support/studio/visitor.ts'

/** What is to come and go at a time does so for visitors: those who come then, and those whose page lies open. */

const inWarsaw = { timezoneId: 'Europe/Warsaw' }

const minute = 60_000
const pages = ['a', 'b', 'c'].map((key) => ({
  id: `page-en-on-time-${key}`,
  path: `/on-time-${key}`,
  before: `Hours ${key} as they were`,
  after: `Hours ${key} as of today`,
}))
const banner = { id: 'banner-on-time', words: 'The new hours begin now' }

const own = ['_rev', '_createdAt', '_updatedAt', '_id', 'translatedFrom']

/** What a document says, as the start of another. */
async function likeOf({ lake }: Product, id: string): Promise<Record<string, unknown>> {
  const document = await lake.client({ perspective: 'raw' }).getDocument(id)
  return Object.fromEntries(Object.entries(document ?? {}).filter(([name]) => !own.includes(name)))
}

/** Three pages of this journey’s own, and the draft of a banner that they alone show. */
async function prepare(product: Product): Promise<void> {
  const transaction = product.lake.client({ perspective: 'raw' }).transaction()
  const page = await likeOf(product, 'page-en-about-intro')
  for (const { id, path, before } of pages) {
    const metadata = {
      title: before,
      description: `${before}: what is shown before the time comes, and what after.`,
    }
    transaction.createOrReplace({ ...page, _id: id, _type: 'page', path, title: before, metadata })
  }
  const title = [
    { _key: 'en', _type: 'internationalizedArrayStringValue', language: 'en', value: banner.words },
  ]
  transaction.createOrReplace({
    ...(await likeOf(product, 'banner-start-trading')),
    _id: `drafts.${banner.id}`,
    _type: 'banner',
    title,
    routes: pages.map(({ path }) => path),
    languages: ['en'],
  })
  await transaction.commit()
}

/** The first full minute that leaves people this long, ms. */
const fullMinuteIn = (milliseconds: number): number =>
  Math.ceil((Date.now() + milliseconds) / minute) * minute

const clock = (at: number, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Warsaw', ...options }).format(at)
/** `2026-11-27 14:05`, as the form of a document takes it. */
const inForm = (at: number) => clock(at, 'sv-SE', { dateStyle: 'short', timeStyle: 'short' })
/** `Nov 27, 2026 14:05`, as the dialog of a release takes it. */
const inDialog = (at: number) =>
  `${clock(at, 'en-US', { dateStyle: 'medium' })} ${clock(at, 'en-GB', { timeStyle: 'short' })}`

/** Makes a release in the Studio and changes the three pages in it. @returns its name */
async function fillRelease(page: Page, { lake }: Product): Promise<string> {
  await openForm(page, lake, `pages;en;all;${pages[0]?.id}`)
  const form = page.getByTestId('release-form-title')
  await expect(async () => {
    const item = page.getByTestId('create-new-release-button')
    if (!(await item.isVisible())) await page.getByTestId('global-perspective-menu-button').click()
    // Until the Studio knows what the editor may do, it is drawn without effect.
    await expect(item).toBeEnabled({ timeout: 10_000 })
    await item.click({ timeout: 5_000 })
    await expect(form).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await form.fill('New hours')
  await releaseAnswer(page, 'create', () => page.getByTestId('submit-release-button').click())
  await expect(page).toHaveURL(/perspective=r\w+/)
  const release = new URL(page.url()).searchParams.get('perspective') ?? ''
  for (const { id, after } of pages) {
    await page.goto(`${lake.url}/structure/pages;en;all;${id}?perspective=${release}`)
    await page.getByRole('button', { name: 'Add to release' }).click({ timeout: 45_000 })
    await expect(fieldInput(page, 'title')).toBeEditable({ timeout: 30_000 })
    await write(page, 'title', after)
  }
  return release
}

async function scheduleRelease(page: Page, { lake }: Product, release: string, at: number): Promise<void> {
  await page.goto(`${lake.url}/releases/${release}`)
  await expect(page.getByText(pages[2]?.after ?? '')).toBeVisible({ timeout: 60_000 })
  await page.getByTestId('release-menu-button').click()
  await page.getByTestId('schedule-button-menu-item').click()
  const dialog = page.getByTestId('confirm-schedule-dialog')
  await dialog.getByTestId('date-input').fill(inDialog(at))
  await dialog.getByTestId('date-input').blur()
  const answer = await releaseAnswer(page, 'schedule', () => dialog.getByTestId('confirm-button').click())
  expect(answer.status()).toBe(200)
}

/** Gives the banner its time, and asks for it to be published as soon as it is approved. */
async function askForBanner(page: Page, { lake }: Product, from: number, until: number): Promise<void> {
  await openForm(page, lake, `banners;all;${banner.id}`)
  await page.getByRole('tab', { name: 'When and where' }).click()
  for (const [field, at] of [
    ['startsAt', from],
    ['endsAt', until],
  ] as const) {
    await answerTo(page, 'edit', async () => {
      await fieldInput(page, field).fill(inForm(at))
      await page.keyboard.press('Enter')
    })
  }
  const dialog = await chooseAction(page, 'Ask for approval')
  await dialog.getByLabel('Why it changes').fill('The hours change today.')
  await dialog.getByRole('radio', { name: /as soon as/ }).check()
  expect(await axeFindings(page, '[data-testid="ask-for-approval"]')).toEqual([])
  await dialog.getByRole('button', { name: 'Ask for approval' }).press('Enter')
  await expect(page.getByText('Approval has been asked for.').first()).toBeVisible()
}

/** Signs on a phone, from the start screen. */
async function signBanner(page: Page, { lake }: Product): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${lake.url}/`)
  const waiting = page.getByRole('region', { name: 'Needs your signature' })
  await waiting.getByRole('link', { name: banner.words }).press('Enter', { timeout: 45_000 })
  await expect(page.getByRole('heading', { name: 'Review and sign' })).toBeVisible({ timeout: 45_000 })
  await goThroughAndSign(page)
  await expect(page.getByText(/^Signed and published at /)).toBeVisible()
}

/** When an open page came to show words, or no longer did, ms since 1970. */
const turnedAt = async (page: Page, words: string, isShown: boolean): Promise<number> => {
  const turned = await page.waitForFunction(
    ([text, shown]) => document.body.innerText.includes(text) === shown && Date.now(),
    [words, isShown] as const,
    { polling: 50, timeout: 200_000 },
  )
  return Number(await turned.jsonValue())
}

test('a banner and a release of three pages come at their minute, and the banner goes at its end', async ({
  browser,
  product,
}) => {
  test.setTimeout(900_000)
  await prepare(product)
  for (const { path, before } of pages) expect(await product.site.text(path)).toContain(before)
  const marketer = await personAt(browser, product.lake, 'marketer', inWarsaw)
  const begun = Date.now()
  const release = await fillRelease(marketer, product)
  const compliance = await personAt(browser, product.lake, 'compliance-1', inWarsaw)

  // The screens that are left take about as long as those until here.
  const from = fullMinuteIn(1.5 * (Date.now() - begun))
  const until = from + minute
  await askForBanner(marketer, product, from, until)
  await scheduleRelease(compliance, product, release, from)
  await signBanner(compliance, product)
  expect(Date.now()).toBeLessThan(from)

  const reader = await visitorAt(browser, product.site)
  const [first, second] = pages
  await reader.goto(`${product.site.url}${first?.path}`)
  await expect(reader.getByText(banner.words)).toHaveCount(0)
  const opened = turnedAt(reader, banner.words, true)
  const comers = [
    ...pages.map(({ path, after }) => seenFor(product, path, after, { from, until: from })),
    seenFor(product, second?.path ?? '', banner.words, { from, until }),
  ]
  // Whoever comes sees it within a second; an open page, which asks at a random moment of some, within two.
  expectAtOnce('the banner on an open page', (await opened) - from)
  expectAtOnce('the end of the banner on an open page', (await turnedAt(reader, banner.words, false)) - until)
  const seen = await Promise.all(comers)
  for (const { cameAfter } of seen) expectAtOnce('what was scheduled', cameAfter)
  expectAtOnce('the end of the banner', seen.at(-1)?.wentAfter ?? Number.POSITIVE_INFINITY)
})
