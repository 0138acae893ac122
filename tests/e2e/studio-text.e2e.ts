import { expect, test } from '@playwright/test'
import { z } from 'zod'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { openAs, publish, startStudioLake, watch } from '#tests/support/studio/studio.ts'

test.use({ viewport: { width: 1440, height: 900 } })

let lake: TestLake

test.beforeAll(async () => {
  lake = await startStudioLake()
})

test.afterAll(() => lake.stop())

const key: unknown = expect.stringMatching(/^[0-9a-f]{12}$/)

const span = (text: string, ...marks: string[]) => ({ _key: key, _type: 'span', text, marks })

const written = z.object({ markDefs: z.tuple([z.object({ _key: z.string() })]) })

test('running text is written with a mark and a link, and published as it was written', async ({ page }) => {
  const misdeeds = watch(page, lake)
  await openAs(page, lake, 'compliance-1', 'pages;en;all;page-en-about-intro')
  await page.getByTestId('field-blocks').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'The paper' }).click()
  const dialog = page.getByTestId('nested-object-dialog')
  await dialog.getByTestId('pt-editor').getByRole('textbox').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Costs are ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('plainly')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' shown in the list')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await dialog.getByTestId('action-button-link').first().click()
  await page.getByTestId('popover-edit-dialog').getByLabel('Address').fill('/more/legal')
  await page.keyboard.press('Escape')
  await publish(page)

  const [first, second] = await lake
    .client()
    .fetch<unknown[]>('*[_id == "page-en-about-intro"][0].blocks[_key == "c"][0].content')
  expect(first).toMatchObject({ _key: 'd', children: [{ text: 'The paper', marks: ['e'] }] })
  const { markDefs } = written.parse(second)
  expect(second).toEqual({
    _key: key,
    _type: 'block',
    style: 'normal',
    markDefs: [{ _key: key, _type: 'link', href: '/more/legal' }],
    children: [
      span('Costs are '),
      span('plainly', 'strong'),
      span(' shown in the '),
      span('list', markDefs[0]._key),
    ],
  })
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})

/** Two points and one within, as Word for Windows puts them on the clipboard, with a line broken in the second mark. */
const fromWord = [
  ['·', 'First point', 1, ''],
  ['·', 'Second point', 1, '\n'],
  ['o', 'Within it', 2, ''],
]
  .map(
    ([sign, words, level, broken]) =>
      `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:${broken}Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`,
  )
  .join('\n')

test('a list that is pasted from Word is a list', async ({ page }) => {
  const misdeeds = watch(page, lake)
  await openAs(page, lake, 'compliance-1', 'pages;en;all;page-en-about-intro')
  await page.getByTestId('field-blocks').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'The paper' }).click()
  const text = page.getByTestId('nested-object-dialog').getByTestId('pt-editor').getByRole('textbox')
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await text.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, fromWord)
  const pasted = () =>
    lake
      .client({ perspective: 'raw' })
      .fetch<unknown[]>(
        '*[_id == "drafts.page-en-about-intro"][0].blocks[_key == "c"][0].content[defined(listItem)]{listItem, level, "text": pt::text(@)}',
      )
  await expect.poll(pasted).toEqual([
    { listItem: 'bullet', level: 1, text: 'First point' },
    { listItem: 'bullet', level: 1, text: 'Second point' },
    { listItem: 'bullet', level: 2, text: 'Within it' },
  ])
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})

test('characters that nobody sees are left out where somebody types and pastes, and that is said', async ({
  page,
}) => {
  const misdeeds = watch(page, lake)
  await openAs(page, lake, 'compliance-1', 'pages;en;all;page-en-about-intro')
  const title = page.getByTestId('field-title').getByRole('textbox')
  await title.fill('About\u200b us, Zoe\u0308\u2060')
  await expect(title).toHaveValue('About us, Zo\u00eb')
  await expect(page.getByText('2 characters that nobody sees were left out')).toBeVisible()

  await page.getByTestId('field-blocks').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'The paper' }).click()
  const text = page.getByTestId('nested-object-dialog').getByTestId('pt-editor').getByRole('textbox')
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Co\u200bsts')
    clipboardData.setData('text/html', '<p>Co&#8203;sts</p>')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(page.getByText('One character that nobody sees was left out')).toBeVisible()
  const stored = () =>
    lake
      .client({ perspective: 'raw' })
      .fetch<unknown>(
        '*[_id == "drafts.page-en-about-intro"][0]{title, "pasted": blocks[_key == "c"][0].content[pt::text(@) match "Costs"]{"text": pt::text(@)}}',
      )
  await expect.poll(stored).toMatchObject({ title: 'About us, Zo\u00eb', pasted: [{ text: 'Costs' }] })
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})
