import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import type { TestLake } from '#tests/support/lake/lake.ts'
import {
  answerTo,
  fieldInput,
  openAs,
  resetDocuments,
  startStudioLake,
  write,
} from '#tests/support/studio/studio.ts'

const page1 = 'pages;en;all;page-en-about-intro'
const paper = 'legal;policy;legal-risk-disclosure'

test.use({ viewport: { width: 1440, height: 900 } })

let lake: TestLake
let folder: string

test.beforeAll(async () => {
  lake = await startStudioLake()
  folder = await mkdtemp(join(tmpdir(), 'halyard-files-'))
  await writeFile(join(folder, 'huge.pdf'), Buffer.alloc(60 * 1024 * 1024, '%PDF-1.7 '))
  await writeFile(join(folder, 'program.pdf'), Buffer.from('MZ\x90\0This program cannot be run in DOS mode.'))
})

test.beforeEach(() => resetDocuments(lake))

test.afterAll(async () => {
  await lake.stop()
  await rm(folder, { recursive: true })
})

const draftOf = (id: string) => lake.client({ perspective: 'raw' }).getDocument(`drafts.${id}`)

/** Bad input: each is answered where it happens, in words, and cannot be published. */
const texts: readonly [
  name: string,
  place: string,
  id: string,
  field: string,
  text: string,
  words: RegExp,
][] = [
  [
    'a title of 10,000 characters',
    page1,
    'page-en-about-intro',
    'title',
    'a'.repeat(10_000),
    /too long for a title/,
  ],
  [
    'a path with ..',
    page1,
    'page-en-about-intro',
    'path',
    '/../etc',
    /lower-case letters, digits and hyphens/,
  ],
  [
    'a path with capitals',
    page1,
    'page-en-about-intro',
    'path',
    '/About',
    /lower-case letters, digits and hyphens/,
  ],
  [
    'an emoji in the address',
    paper,
    'legal-risk-disclosure',
    'slug',
    'risk-🙂',
    /Use lower-case letters, digits/,
  ],
]

for (const [name, place, id, field, text, words] of texts) {
  test(`${name} is answered at its field and kept in the draft alone`, async ({ page }) => {
    await openAs(page, lake, 'compliance-1', place)
    await write(page, field, text)
    await expect(page.getByTestId(`field-${field}`).getByText(words)).toBeVisible({ timeout: 15_000 })
    expect(await draftOf(id)).toMatchObject({ [field]: text })
    const published = await lake.client().getDocument(id)
    expect(published?.[field]).not.toBe(text)
  })
}

for (const [name, file, words] of [
  ['a file of 60 MB', 'huge.pdf', 'A file may have 50 MB at most'],
  ['a renamed program', 'program.pdf', 'a program'],
] as const) {
  test(`${name} is refused at the field`, async ({ page }) => {
    await openAs(page, lake, 'compliance-1', paper)
    const field = page.getByTestId('field-file')
    await field.getByRole('button', { name: 'English' }).click()
    await field.locator('input[type=file]').setInputFiles(join(folder, file))
    await expect(field.getByRole('alert')).toContainText(words, { timeout: 30_000 })
    expect(await draftOf('legal-risk-disclosure')).not.toHaveProperty('file[0].value.asset')
  })
}

const fromWordProcessor = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name="Generator" content="Microsoft Word 15"><style>p.MsoNormal{color:red}</style></head><body lang="EN-GB">
<!--StartFragment--><h2 style="mso-list:none">Costs<o:p></o:p></h2>
<p class="MsoNormal" style="margin:0cm;font-family:Calibri"><b style="mso-bidi-font-weight:normal"><span style="color:#1F497D">Spread</span></b><span style="font-size:11pt"> and financing.<o:p></o:p></span></p>
<script>alert(1)</script><!--EndFragment--></body></html>`

/** Pastes as a word processor does, into the text editor that has the focus. */
const paste = (page: Page, html: string) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    clipboardData.setData('text/plain', 'Costs Spread and financing.')
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, html)

test('what comes from a word processor is kept as clean rich text', async ({ page }) => {
  await openAs(page, lake, 'marketer', 'texts;faq;all;faq-withdrawal')
  const editor = page.getByTestId('field-answer').locator('[contenteditable=true]').first()
  await editor.click({ timeout: 20_000 })
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await answerTo(page, 'edit', () => paste(page, fromWordProcessor))
  const content = () =>
    lake
      .client({ perspective: 'raw' })
      .fetch('*[_id == "drafts.faq-withdrawal"][0].answer[0].value[]{style, "runs": children[]{text, marks}}')
  await expect.poll(content, { timeout: 15_000 }).toEqual([
    { style: 'normal', runs: [{ text: 'One business day with us.', marks: [] }] },
    { style: 'h2', runs: [{ text: 'Costs', marks: [] }] },
    {
      style: 'normal',
      runs: [
        { text: 'Spread', marks: ['strong'] },
        { text: ' and financing.', marks: [] },
      ],
    },
  ])
})

test('two editors write into one field: both see the last words, and the history keeps the others', async ({
  page,
  browser,
}) => {
  const other = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await openAs(page, lake, 'compliance-1', page1)
  await openAs(other, lake, 'compliance-2', page1)
  await write(page, 'title', 'What one wrote')
  await expect(fieldInput(other, 'title')).toHaveValue('What one wrote', { timeout: 15_000 })
  await write(other, 'title', 'What the other wrote')
  await expect(fieldInput(page, 'title')).toHaveValue('What the other wrote', { timeout: 15_000 })
  const history: unknown = await lake.client().request({
    url: '/data/history/production/transactions/drafts.page-en-about-intro',
    json: false,
  })
  expect(String(history)).toContain('What one wrote')
  await other.close()
})
