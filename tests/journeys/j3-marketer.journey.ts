import type { FrameLocator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '#tests/support/product/journey.ts'
import { samplePicture } from '#tests/support/files.ts'
import { personAt } from '#tests/support/studio/person.ts'
import { axeFindings } from '#tests/support/studio/studio-axe.ts'
import { answerTo, fieldInput, openForm, openHistory, publish, write } from '#tests/support/studio/studio.ts'
import { visitorAt } from '#tests/support/studio/visitor.ts'

// J3: a marketer changes title, text, picture and link of a page, looks at it, publishes it and takes it back.

const id = 'page-en-the-marketer'
const path = '/the-marketer'
const alt = 'Two boats leave the harbour at dawn.'
const [before, after] = ['How the desk is staffed', 'Who sits at the desk'] as const
const [ledeBefore, ledeAfter] = ['Six people, in two shifts.', 'Eight people, in three shifts.'] as const

const page = {
  _id: id,
  _type: 'page',
  language: 'en',
  path,
  title: 'The desk',
  description: 'Who answers, and when: the people at the desk, their shifts and what they may decide alone.',
  blocks: [
    { _key: 'opening', _type: 'opening', title: before, lede: ledeBefore },
    {
      _key: 'hero',
      _type: 'hero',
      title: 'One product, with its costs',
      lede: 'What one trade costs, down to the cent.',
      actions: [
        {
          _key: 'on',
          _type: 'action',
          label: 'Read on',
          style: 'outlined',
          link: { _type: 'link', kind: 'path', path: '/about' },
        },
      ],
    },
  ],
}

/** Red on the left, blue on the right: what is left of it tells where it was cut. */
const twoHalves = async () => {
  const half = await samplePicture('png', { width: 600, height: 800, background: '#2040c0' })
  return sharp({ create: { width: 1200, height: 800, channels: 3, background: '#c04020' } })
    .composite([{ input: half, left: 600, top: 0 }])
    .png()
    .toBuffer()
}

const dialogOf = (editor: Page) => editor.getByTestId('nested-object-dialog')

const closeDialog = async (editor: Page) => {
  await editor.getByRole('dialog').last().getByRole('button', { name: 'Close dialog' }).click()
}

/** Cuts the left half off and a little more, with the pointer. */
const cutLeft = async (editor: Page) => {
  await dialogOf(editor).getByTestId('options-menu-edit-details').click()
  const grip = editor.locator('[data-handle="crop-left"]')
  await expect(grip).toBeVisible()
  const [from, whole] = [
    await grip.boundingBox(),
    await editor.locator('rect[data-handle="crop"][tabindex]').boundingBox(),
  ]
  if (!from || !whole) throw new Error('the picture is not there to be cut')
  const y = from.y + from.height / 2
  await editor.mouse.move(from.x + from.width / 2, y)
  await editor.mouse.down()
  await editor.mouse.move(whole.x + whole.width * 0.6, y, { steps: 8 })
  await answerTo(editor, 'edit', () => editor.mouse.up())
  await closeDialog(editor)
}

/** How much red there is left in what a browser fetched for a picture. */
const redOf = async (address: string) => {
  const bytes = Buffer.from(await (await fetch(address)).arrayBuffer())
  return (await sharp(bytes).stats()).channels[0]?.mean ?? 255
}

test('title, text, picture and link are changed, seen in the preview, published and taken back', async ({
  product: { lake, site },
  browser,
}) => {
  const client = lake.client({ perspective: 'raw' })
  await client.createOrReplace(page)
  const visitor = await visitorAt(browser, site)
  const visit = async (check: () => Promise<void>) =>
    expect(async () => {
      await visitor.goto(`${site.url}${path}`)
      await check()
    }).toPass({ timeout: 45_000 })
  await visit(() => expect(visitor.locator('h1').first()).toHaveText(before, { timeout: 3_000 }))

  const editor = await personAt(browser, lake, 'marketer')
  await openForm(editor, lake, `pages;en;all;${id}`)
  await write(editor, 'title', 'The people at the desk')
  await editor.getByTestId('field-blocks').getByRole('button', { name: before }).click()
  const fields = dialogOf(editor).getByRole('textbox')
  await answerTo(editor, 'edit', () => fields.nth(0).fill(after))
  await answerTo(editor, 'edit', () => fields.nth(1).fill(ledeAfter))
  const file = { name: 'desk.png', mimeType: 'image/png', buffer: await twoHalves() }
  await dialogOf(editor).locator('input[type=file]').setInputFiles(file)
  await expect(dialogOf(editor).getByTestId('hotspot-image-input')).toBeVisible({ timeout: 30_000 })
  // Without a description the page is held back.
  await expect(editor.getByTestId('action-publish')).toBeDisabled()
  await cutLeft(editor)
  await answerTo(editor, 'edit', () =>
    dialogOf(editor).getByRole('textbox', { name: 'Description' }).fill(alt),
  )
  await closeDialog(editor)

  await editor
    .getByTestId('field-blocks')
    .getByRole('button', { name: 'One product, with its costs' })
    .click()
  await editor.getByRole('button', { name: 'Read on' }).click()
  await editor.getByRole('radio', { name: 'A page of this site' }).click()
  const input = editor.getByTestId('reference-input')
  await input.getByTestId('autocomplete').fill('glossary')
  const found = editor.getByTestId('autocomplete-popover').getByRole('option')
  await expect(found.first()).toContainText('/glossary')
  await answerTo(editor, 'edit', () => found.first().click())

  await editor.goto(`${lake.url}/preview?preview=${encodeURIComponent(path)}`)
  const frame: FrameLocator = editor.getByTestId('presentation-root').frameLocator('iframe')
  // Between its words are the marks by which a click in the preview finds its field.
  await expect(frame.locator('h1').first()).toContainText(after, { timeout: 45_000 })
  await expect(frame.getByAltText(alt)).toBeVisible()
  // Nobody else sees it yet.
  expect(await site.text(path)).not.toContain(after)

  await openForm(editor, lake, `pages;en;all;${id}`)
  await publish(editor)
  await visit(() => expect(visitor.locator('h1').first()).toHaveText(after, { timeout: 1_000 }))
  await expect(visitor).toHaveTitle(/The people at the desk/)
  await expect(visitor.getByText(ledeAfter)).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Read on' })).toHaveAttribute('href', '/glossary')
  const picture = visitor.getByAltText(alt)
  await expect(picture).toBeVisible()
  // What was cut off is not in what visitors fetch.
  const fetched = await picture.evaluate((img) => (img instanceof HTMLImageElement ? img.currentSrc : ''))
  expect(await redOf(fetched)).toBeLessThan(60)

  await openHistory(editor)
  const history = editor.getByRole('region', { name: 'History' })
  await expect(history.getByRole('listitem').first()).toContainText('Marketer published it')
  await expect(history.getByRole('listitem').first()).toContainText(/\d{4} at \d{1,2}:\d{2}:\d{2}/)
  expect(await axeFindings(editor, '[aria-label="History"]')).toEqual([])
  await history.getByRole('button').filter({ hasText: 'created it' }).last().click()
  await expect(fieldInput(editor, 'title')).toHaveValue('The desk')
  await editor.getByRole('button', { name: 'Revert to revision' }).click()
  await answerTo(editor, 'replaceDraft', () => editor.getByRole('button', { name: 'Confirm' }).click())
  await expect(editor.getByText('Restored into a draft. Publish it to put it in force.')).toBeVisible()
  await openForm(editor, lake, `pages;en;all;${id}`)
  await publish(editor)
  await visit(() => expect(visitor.locator('h1').first()).toHaveText(before, { timeout: 1_000 }))
  await expect(visitor.getByText(ledeBefore)).toBeVisible()
  await expect(visitor.getByAltText(alt)).toHaveCount(0)
  await expect(visitor.getByRole('link', { name: 'Read on' })).toHaveAttribute('href', '/about')

  await client.delete(id)
})
