import { expect, type Page, test } from '@playwright/test'
import type { TestLake } from '#tests/support/lake/lake.ts'
import {
  fieldInput,
  holdSession,
  openAs,
  openForm,
  releaseAnswer,
  resetDocuments,
  startStudioLake,
  watch,
  write,
} from '#tests/support/studio/studio.ts'

const id = 'page-en-about-intro'
const place = `pages;en;all;${id}`

test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'UTC' })

let lake: TestLake

test.beforeAll(async () => {
  lake = await startStudioLake()
})

test.beforeEach(() => resetDocuments(lake))

test.afterAll(async () => {
  await lake.stop()
})

const hoursAhead = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** The scheduled release there is, with the title of the document it holds. */
const onlyScheduled = async () => {
  const found = await lake
    .client({ perspective: 'raw' })
    .fetch<Record<'name' | 'publishAt' | 'title', string>[]>(
      `*[_type == "system.release" && state == "scheduled"]{
      name, publishAt, "title": *[_id in path("versions." + ^.name + ".**")][0].title
    }`,
    )
  expect(found).toHaveLength(1)
  return found[0] ?? { name: '', publishAt: '', title: '' }
}

const titleOf = async (document: string) =>
  (await lake.client({ perspective: 'raw' }).getDocument(document))?.['title']

const stateOf = async (release: string) =>
  (await lake.client({ perspective: 'raw' }).getDocument(`_.releases.${release}`))?.['state']

/** Makes a release in the Studio and leaves it as the perspective of the editor. @returns its name */
async function createRelease(page: Page, title: string): Promise<string> {
  const form = page.getByTestId('release-form-title')
  await expect(async () => {
    const item = page.getByTestId('create-new-release-button')
    if (!(await item.isVisible())) await page.getByTestId('global-perspective-menu-button').click()
    // Until the Studio knows what the editor may do, it is drawn without effect.
    await expect(item).toBeEnabled({ timeout: 10_000 })
    await item.click({ timeout: 5_000 })
    await expect(form).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await form.fill(title)
  const answer = await releaseAnswer(page, 'create', () => page.getByTestId('submit-release-button').click())
  expect(answer.status()).toBe(200)
  await expect(page).toHaveURL(/perspective=r\w+/)
  return new URL(page.url()).searchParams.get('perspective') ?? ''
}

/** Takes the open document into the release the editor looks at, and changes its title there. */
async function changeInRelease(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add to release' }).click()
  await expect(fieldInput(page, 'title')).toBeEditable({ timeout: 15_000 })
  await write(page, 'title', title)
}

/** Opens a release in its tool and waits until it lists a document by its title. */
async function openRelease(page: Page, release: string, holds: string): Promise<void> {
  await page.goto(`${lake.url}/releases/${release}`)
  await expect(page.getByText(holds)).toBeVisible({ timeout: 45_000 })
}

test('a release is made, filled and published; until then readers see what was', async ({ page }) => {
  const misdeeds = watch(page, lake)
  await openAs(page, lake, 'compliance-1', place)
  const release = await createRelease(page, 'Spring')
  await changeInRelease(page, 'Who we will be')
  await expect.poll(() => titleOf(`versions.${release}.${id}`)).toBe('Who we will be')
  expect(await titleOf(id)).toBe('Who we are')

  await openRelease(page, release, 'Who we will be')
  await page.getByTestId('publish-all-button').click()
  const answer = await releaseAnswer(page, 'publish', () =>
    page.getByTestId('confirm-publish-dialog').getByTestId('confirm-button').click(),
  )
  expect(answer.status()).toBe(200)
  await expect.poll(() => titleOf(id)).toBe('Who we will be')
  expect(await stateOf(release)).toBe('published')
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})

test('a release is scheduled in the Studio, taken back, and published at its time', async ({ page }) => {
  const misdeeds = watch(page, lake)
  const release = 'rAutumn'
  const metadata = { title: 'Autumn', releaseType: 'scheduled' as const, intendedPublishAt: hoursAhead(2) }
  await lake.client().releases.create({ releaseId: release, metadata })
  await lake.client().createVersion({ baseId: id, releaseId: release, publishedId: id })
  const inAutumn = { title: 'Who we are in autumn' }
  await lake.client().patch(`versions.${release}.${id}`).set(inAutumn).commit()
  await holdSession(page, lake, 'compliance-1')
  await openRelease(page, release, 'Who we are in autumn')
  await page.getByTestId('schedule-button').click()
  const scheduled = await releaseAnswer(page, 'schedule', () =>
    page.getByTestId('confirm-schedule-dialog').getByTestId('confirm-button').click(),
  )
  expect(scheduled.status()).toBe(200)
  expect(await stateOf(release)).toBe('scheduled')

  await page.getByRole('button', { name: 'Unschedule' }).click()
  const taken = await releaseAnswer(page, 'unschedule', () =>
    page.getByRole('dialog').getByTestId('confirm-button').click(),
  )
  expect(taken.status()).toBe(200)
  expect(await stateOf(release)).toBe('active')

  const publishAt = new Date(Date.now() + 2_000).toISOString()
  await lake.client().releases.schedule({ releaseId: release, publishAt })
  await expect.poll(() => titleOf(id), { timeout: 20_000 }).toBe('Who we are in autumn')
  await openForm(page, lake, place)
  await expect(fieldInput(page, 'title')).toHaveValue('Who we are in autumn')
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})

/** Schedules the open draft for nine o’clock of a day. */
async function scheduleFor(page: Page, day: string): Promise<void> {
  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: 'Schedule publish' }).click()
  const dialog = page.getByRole('dialog')
  const typed = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
  await dialog.getByTestId('date-input').fill(`${typed.format(new Date(day))} 09:00`)
  await dialog.getByTestId('date-input').blur()
  await dialog.getByTestId('confirm-button').click()
}

test('a draft is scheduled from its form, shows so, and readers get it at its time', async ({ page }) => {
  const misdeeds = watch(page, lake)
  await openAs(page, lake, 'compliance-1', place)
  await write(page, 'title', 'Who we are tomorrow')
  const tomorrow = hoursAhead(24).slice(0, 10)
  const scheduled = await releaseAnswer(page, 'schedule', () => scheduleFor(page, tomorrow))
  expect(scheduled.status()).toBe(200)
  const release = await onlyScheduled()
  expect(release).toMatchObject({ publishAt: `${tomorrow}T09:00:00.000Z`, title: 'Who we are tomorrow' })
  await expect(page.getByText('Scheduled to be published on')).toBeVisible({ timeout: 15_000 })
  expect(await titleOf(id)).toBe('Who we are')

  await lake.client().releases.unschedule({ releaseId: release.name })
  const publishAt = new Date(Date.now() + 1_000).toISOString()
  await lake.client().releases.schedule({ releaseId: release.name, publishAt })
  await expect.poll(() => titleOf(id), { timeout: 20_000 }).toBe('Who we are tomorrow')
  expect(await titleOf(`drafts.${id}`)).toBeUndefined()
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})

test('a schedule that is refused leaves no release, no version and no warning', async ({ page }) => {
  // The clock of the editor’s machine runs two days behind: what is tomorrow there has gone by for the lake.
  await page.addInitScript((late) => {
    const now = Date.now.bind(Date)
    Date.now = () => now() - late
    window.Date = new Proxy(Date, {
      construct: (target, given) => Reflect.construct(target, given.length === 0 ? [Date.now()] : given),
    })
  }, 48 * 3_600_000)
  await openAs(page, lake, 'compliance-1', place)
  await write(page, 'title', 'Who we were')
  const refused = await releaseAnswer(page, 'schedule', () => scheduleFor(page, hoursAhead(-24).slice(0, 10)))
  expect(refused.status()).toBe(400)
  const left = '*[_type == "system.release" || _id in path("versions.**")]._id'
  expect(await lake.client({ perspective: 'raw' }).fetch<string[]>(left)).toEqual([])
  await expect(page.getByText('The time to publish lies in the past')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  // A time was chosen: leaving is asked about, and is not scheduling.
  await page
    .getByRole('dialog', { name: 'Leave without scheduling?' })
    .getByRole('button', { name: 'Leave' })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(fieldInput(page, 'title')).toHaveValue('Who we were')
  await expect(fieldInput(page, 'title')).toBeEditable()
  await expect(page.getByText(/Scheduled (to be|publish)/)).toHaveCount(0)
})

test('a draft is scheduled by those alone who may publish it', async ({ page }) => {
  for (const [user, count] of [
    ['marketer', 0],
    ['compliance-1', 1],
  ] as const) {
    await openAs(page, lake, user, 'riskWarning')
    await write(page, 'source', `Worksheet of ${user}`)
    await page.getByTestId('action-menu-button').click()
    await expect(page.getByRole('menuitem', { name: 'Discard changes' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Schedule publish' })).toHaveCount(count)
  }
})

test('a release is archived with what it held, and given back', async ({ page }) => {
  const misdeeds = watch(page, lake)
  await openAs(page, lake, 'compliance-1', place)
  const release = await createRelease(page, 'Never')
  await changeInRelease(page, 'Not to be')
  await openRelease(page, release, 'Not to be')
  await page.getByTestId('release-menu-button').click()
  const archived = await releaseAnswer(page, 'archive', async () => {
    await page.getByTestId('archive-release-menu-item').click()
    await page.getByTestId('confirm-button').click()
  })
  expect(archived.status()).toBe(200)
  expect(await titleOf(`versions.${release}.${id}`)).toBeUndefined()
  await page.goto(`${lake.url}/releases/${release}`)
  await expect(page.getByText('This release is archived')).toBeVisible({ timeout: 45_000 })
  await page.getByTestId('release-menu-button').click()
  const given = await releaseAnswer(page, 'unarchive', () =>
    page.getByTestId('unarchive-release-menu-item').click(),
  )
  expect(given.status()).toBe(200)
  expect(await titleOf(`versions.${release}.${id}`)).toBe('Not to be')
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})
