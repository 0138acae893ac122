import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { agreed } from '#tests/support/lake/agreed.ts'
import { samplePdf } from '#tests/support/files.ts'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { shoot } from '#tests/support/site/shoot.ts'
import { startSeededLake } from '#tests/support/site/site-build.ts'
import {
  answerTo,
  fieldInput,
  holdSession,
  openAs,
  openHistory,
  publish,
  write,
  writeUnder,
  signOpen,
} from '#tests/support/studio/studio.ts'

// The journeys of docs/guides, on the starting content; `npm run guides` takes the pictures along the way.

test.use({ viewport: { width: 1280, height: 800 } })

let lake: TestLake

test.beforeAll(async () => {
  lake = await startSeededLake('http://localhost:9')
})

test.afterAll(() => lake.stop())

const fetch = (query: string) => lake.client({ perspective: 'raw' }).fetch<unknown>(query)

const filesSchema = z.array(z.object({ language: z.string(), ref: z.string() }))
const kidFiles = async () =>
  new Map(
    filesSchema
      .parse(await fetch('*[_id == "legal-kid-fx"][0].file[]{language, "ref": value.asset._ref}'))
      .map(({ language, ref }) => [language, ref]),
  )

const germanWords =
  'Dieses Dokument stellt Ihnen wesentliche Informationen über dieses Anlageprodukt zur Verfügung. Es handelt sich nicht um Werbematerial. Diese Informationen sind gesetzlich vorgeschrieben, um Ihnen dabei zu helfen, die Art und die Kosten dieses Produkts zu verstehen.'

const germanFile = () =>
  fetch('*[_id == "drafts.legal-kid-fx"][0].file[language == "de"][0].value.asset->originalFilename')

test('a key information document is replaced in German only; an English file there is named and held back', async ({
  page,
}) => {
  const before = await kidFiles()
  await openAs(page, lake, 'compliance-1', 'legal;kid;legal-kid-fx')
  const field = page.getByTestId('field-file')
  const german = [...before.keys()].indexOf('de')
  const put = async (name: string, words: string) => {
    await field.getByTestId('options-menu-button').nth(german).click({ timeout: 30_000 })
    const chosen = page.waitForEvent('filechooser')
    await page.getByText('Upload', { exact: true }).click()
    const buffer = await samplePdf(name, (document) => document.text(words))
    await (await chosen).setFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer })
    await expect(field.getByText(`${name}.pdf`).first()).toBeVisible({ timeout: 20_000 })
    // The name is shown while the file is still on its way; leaving the group before would end the upload.
    await expect.poll(germanFile, { timeout: 30_000 }).toBe(`${name}.pdf`)
  }
  await put(
    'kid-fx-2-en',
    'This document provides you with key information about this investment product. '.repeat(3),
  )
  const icon = field.getByTestId('input-validation-icon-error').first()

  // The form may be drawn anew under the pointer: then the tooltip comes with the next move.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await icon.hover({ timeout: 5_000 })
    const told = page.getByText('It stands under German but is written in English.').first()
    await expect(told).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 45_000 })
  await shoot(page, 'kid-refused')
  expect(await kidFiles()).toEqual(before)

  await put('kid-fx-2-de', germanWords)
  await expect(field.getByText('A new file needs a new label')).toBeVisible({ timeout: 20_000 })
  await writeUnder(page, 'Version', 'versionLabel', '2.0')
  const draft = () => lake.client({ perspective: 'raw' }).getDocument('drafts.legal-kid-fx')
  await expect.poll(async () => (await draft())?.['versionLabel']).toBe('2.0')
  await shoot(page, 'kid')
  await agreed(lake).sign('legal-kid-fx')
  await publish(page)
  const after = await kidFiles()
  expect(after.get('de')).not.toBe(before.get('de'))
  expect([after.get('en'), after.get('pl')]).toEqual([before.get('en'), before.get('pl')])
})

const drafted = () => fetch('*[_id == "drafts.menu"][0].items[]._key')
const menuKeys = async () => z.array(z.string()).parse(await fetch('*[_id == "menu"][0].items[]._key'))

test('the first entries of the menu change places by dragging, and the new order is published', async ({
  page,
}) => {
  const [first, second, ...rest] = await menuKeys()
  await openAs(page, lake, 'marketer', 'menu')
  const handles = page.getByTestId('field-items').locator('[data-ui="DragHandleButton"]')
  await expect(handles.nth(1)).toBeVisible({ timeout: 20_000 })
  await shoot(page, 'menu')
  const from = await handles.first().boundingBox()
  const to = await handles.nth(1).boundingBox()
  if (!from || !to) throw new Error('the menu shows no handles to drag')
  await answerTo(page, 'edit', async () => {
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(from.x + from.width / 2, from.y + from.height, { steps: 5 })
    await page.mouse.move(to.x + to.width / 2, to.y + to.height, { steps: 15 })
    await page.mouse.up()
  })
  // A drag is saved in more than one edit, and a signature is for the whole of it.
  await expect.poll(drafted).toEqual([second, first, ...rest])
  await signOpen(page, lake, 'menu')
  await publish(page)
  await expect.poll(menuKeys).toEqual([second, first, ...rest])
})

test('a list is put in order by keyboard or mouse, and the site reads it in that order at once', async ({
  page,
}) => {
  const names = async () => {
    const rows = await lake
      .client()
      .fetch<{ _id: string }[]>('*[_type == "platform"] | order(orderRank asc, _id asc){ _id }')
    return rows.map(({ _id }) => _id)
  }
  const before = await names()
  expect(before).toHaveLength(2)
  await holdSession(page, lake, 'marketer')
  await page.goto(`${lake.url}/structure/platforms`)
  const rows = page.locator('[data-rfd-drag-handle-draggable-id]')
  await expect(rows).toHaveText([/MCtrader/, /MT4/])
  await shoot(page, 'order')
  await rows.first().focus()
  const told = page.locator('[id^="rfd-announcement"]')
  await page.keyboard.press('Space')
  await expect(told).toContainText('lifted an item')
  await page.keyboard.press('ArrowDown')
  await expect(told).toContainText('to position 2')
  await page.keyboard.press('Space')
  await expect.poll(names).toEqual(before.toReversed())
})

test('the media library takes a picture, and says of a paper where it is used', async ({ page }) => {
  await holdSession(page, lake, 'marketer')
  await page.goto(`${lake.url}/media`)
  const paper = page.getByText(/^capital-disclosure-2024/)
  await expect(paper).toBeVisible()
  const chosen = page.waitForEvent('filechooser')
  await page.getByText('Upload assets').click()
  const picture = { create: { width: 800, height: 400, channels: 3, background: '#246' } } as const
  const buffer = await sharp(picture).png().toBuffer()
  await (await chosen).setFiles({ name: 'harbour.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('harbour.png', { exact: true })).toBeVisible()
  await expect(page.getByText(/^(Queued|Uploading)/)).toHaveCount(0)
  await shoot(page, 'media')
  const name = await paper.boundingBox()
  if (!name) throw new Error('the paper has no place on the screen')
  await page.mouse.click(name.x + name.width / 2, name.y - 60)
  await page.getByRole('tab', { name: 'References (1)' }).click()
  await expect(page.getByRole('dialog').getByText(/2024/).first()).toBeVisible()
})

test('a banner gets its time in the form, and the start screen says when it comes and goes', async ({
  page,
}) => {
  await openAs(page, lake, 'marketer', 'banners;all;banner-start-trading')
  await page.getByRole('tab', { name: 'When and where' }).click()
  const set = (field: string, text: string) =>
    answerTo(page, 'edit', async () => {
      await fieldInput(page, field).fill(text)
      await page.keyboard.press('Enter')
    })
  await set('startsAt', '2099-03-02 08:00')
  await set('endsAt', '2099-03-09 18:00')
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible()
  await shoot(page, 'banner')
  // The two times are saved one after the other, and a signature is for both.
  const times = {
    startsAt: expect.stringMatching(/^2099-03-0[12]T/),
    endsAt: expect.stringMatching(/^2099-03-(09|10)T/),
  }
  await expect
    .poll(() => fetch('*[_id == "drafts.banner-start-trading"][0]{startsAt, endsAt}'))
    .toEqual(times)
  await agreed(lake).sign('banner-start-trading')
  await publish(page)
  expect(await fetch('*[_id == "banner-start-trading"][0]{startsAt, endsAt}')).toEqual(times)
  await page.getByRole('link', { name: 'Today' }).click()
  const scheduled = page.getByRole('region', { name: 'Scheduled' })
  await expect(scheduled.getByRole('listitem').filter({ hasText: 'appears' })).toBeVisible({
    timeout: 20_000,
  })
  await expect(scheduled.getByRole('listitem').filter({ hasText: 'ends' })).toBeVisible()
})

test('a change that was published is taken back by the history', async ({ page }) => {
  await openAs(page, lake, 'compliance-1', 'pages;en;all;page-en-about-why')
  const before = await fieldInput(page, 'title').inputValue()
  await write(page, 'title', 'A slip')
  await publish(page)
  await openHistory(page)
  await page.getByTestId('history').getByRole('listitem').last().getByRole('button').first().click()
  await expect(fieldInput(page, 'title')).toHaveValue(before, { timeout: 20_000 })
  await shoot(page, 'history')
  await page.getByRole('button', { name: 'Revert to revision' }).click()
  await answerTo(page, 'replaceDraft', () => page.getByRole('button', { name: 'Confirm' }).click())
  await publish(page)
  expect(await fetch('*[_id == "page-en-about-why"][0].title')).toBe(before)
})
