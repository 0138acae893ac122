import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { samplePicture } from '#tests/support/files.ts'
import { shoot } from '#tests/support/site/shoot.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { openAs, publish } from '#tests/support/studio/studio.ts'
import { localeIds, localePath } from '#locales/table.ts'

// A page gets a picture: uploaded once, cut, described in three languages, published and seen by visitors.

test.use({ viewport: { width: 1440, height: 1000 } })

let site: TestSite

test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await startTestSite()
})

test.afterAll(() => site.stop())

const path = '/more/company'

const words = {
  en: 'Two boats leave the harbour at dawn.',
  de: 'Zwei Boote verlassen im Morgengrauen den Hafen.',
  pl: 'Dwie łodzie o świcie wypływają z portu.',
} as const

/** Red on the left, blue on the right: what is left of it tells where it was cut. */
const twoHalves = async () => {
  const half = await samplePicture('png', { width: 600, height: 800, background: '#2040c0' })
  return sharp({ create: { width: 1200, height: 800, channels: 3, background: '#c04020' } })
    .composite([{ input: half, left: 600, top: 0 }])
    .png()
    .toBuffer()
}

const stored = z
  .object({
    asset: z.string().nullable(),
    crop: z.object({ left: z.number(), right: z.number(), top: z.number(), bottom: z.number() }).nullable(),
    alt: z.string().nullable(),
  })
  .nullable()

/** The picture of the opening in a version of the page; null while there is none. */
const pictureIn = async (id: string) =>
  stored.parse(
    await site.lake
      .client({ perspective: 'raw' })
      .fetch('*[_id == $id][0].blocks[_type == "opening"][0].picture{"asset": asset._ref, crop, alt}', {
        id,
      }),
  )

/** The dialog with the opening of the page, in which its picture stands. */
const opening = (page: Page) => page.getByTestId('nested-object-dialog')

/** Opens the opening of the page in a language. */
const openOpening = async (page: Page, language: string) => {
  const place = `pages;${language};all;page-${language}-more-company`
  await openAs(
    page,
    site.lake,
    'marketer',
    `${place},path=${encodeURIComponent('blocks[_key=="opening"].picture')}`,
  )
  await expect(opening(page).getByText('Only decoration')).toBeVisible({ timeout: 45_000 })
}

/** Cuts the left half off and a little more, with the pointer. */
const cutLeft = async (page: Page) => {
  await opening(page).getByTestId('options-menu-edit-details').click()
  const grip = page.locator('[data-handle="crop-left"]')
  await expect(grip).toBeVisible({ timeout: 20_000 })
  const [from, whole] = [
    await grip.boundingBox(),
    await page.locator('rect[data-handle="crop"][tabindex]').boundingBox(),
  ]
  if (!from || !whole) throw new Error('the picture is not there to be cut')
  const y = from.y + from.height / 2
  await page.mouse.move(from.x + from.width / 2, y)
  await page.mouse.down()
  await page.mouse.move(whole.x + whole.width * 0.6, y, { steps: 8 })
  await page.mouse.up()
}

const describePicture = async (page: Page, sentence: string) => {
  await opening(page).getByRole('textbox', { name: 'Description' }).fill(sentence)
}

test('an editor places a picture, cuts it, describes it in three languages, and visitors see that part', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  for (const language of localeIds) {
    const draft = `drafts.page-${language}-more-company`
    await openOpening(page, language)
    if (language === 'en') {
      const file = { name: 'harbour.png', mimeType: 'image/png', buffer: await twoHalves() }
      await opening(page).locator('input[type=file]').setInputFiles(file)
    } else {
      await opening(page).getByRole('button', { name: 'Select' }).click()
      await page.getByRole('menuitem').first().click()
      await page.getByRole('dialog').getByAltText('harbour.png').first().click({ timeout: 20_000 })
    }
    await expect(opening(page).getByTestId('hotspot-image-input')).toBeVisible({ timeout: 30_000 })
    await expect
      .poll(async () => (await pictureIn(draft))?.asset)
      .toMatch(/^image-[0-9a-f]{40}-1200x800-png$/)

    // Without a description the page is held back, and the field says why.
    await expect(page.getByText('Describe the picture for people who do not see it').first()).toBeVisible()
    await expect(page.getByTestId('action-publish')).toBeDisabled()

    await cutLeft(page)
    await expect.poll(async () => (await pictureIn(draft))?.crop?.left).toBeGreaterThan(0.5)
    await page.getByRole('dialog').last().getByRole('button', { name: 'Close dialog' }).click()
    await describePicture(page, words[language])
    await expect.poll(async () => (await pictureIn(draft))?.alt).toBe(words[language])
    if (language === 'en') await shoot(page, 'picture')
    await publish(page)
  }

  for (const language of localeIds) {
    const crop = (await pictureIn(`page-${language}-more-company`))?.crop
    const context = await browser.newContext({ locale: language, viewport: { width: 1440, height: 900 } })
    const visitor = await context.newPage()
    const picture = visitor.locator('.opening-plate img.picture')
    await expect(async () => {
      await visitor.goto(site.url + localePath(language, path))
      await expect(picture).toHaveAttribute('alt', words[language], { timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
    // What was cut off is not in what visitors fetch: no red is left.
    const address = await picture.evaluate((img) => (img instanceof HTMLImageElement ? img.currentSrc : ''))
    const answer = await fetch(address)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const { width, height, format } = await sharp(bytes).metadata()
    expect(format).toBe('webp')
    expect(width / height).toBeCloseTo((1200 * (1 - (crop?.left ?? 0))) / 800, 1)
    const [red, , blue] = (await sharp(bytes).stats()).channels
    expect(red?.mean).toBeLessThan(60)
    expect(blue?.mean).toBeGreaterThan(150)
    const { violations } = await new AxeBuilder({ page: visitor }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    await context.close()
  }
})
