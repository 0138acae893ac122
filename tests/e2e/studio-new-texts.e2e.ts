import { expect, type Page, test } from '@playwright/test'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { axeFindings } from '#tests/support/studio/studio-axe.ts'
import { holdSession, startStudioLake, watch } from '#tests/support/studio/studio.ts'

let lake: TestLake

test.beforeAll(async () => {
  lake = await startStudioLake()
})

test.afterAll(() => lake.stop())

const question = (page: Page) => page.getByTestId('field-question')

const savedQuestion = () =>
  lake
    .client({ perspective: 'raw' })
    .fetch<{ language: string; value?: string }[] | null>(
      '*[_type == "faqEntry" && _id in path("drafts.**")] | order(_createdAt desc)[0].question[]{language, value}',
    )

test('a new text has its English open, and loses a language by two clicks or keys, not by one', async ({
  page,
}) => {
  const misdeeds = watch(page, lake)
  await holdSession(page, lake, 'marketer')
  await page.goto(`${lake.url}/intent/create/type=faqEntry`)
  const english = question(page).getByRole('textbox', { name: 'English' })
  await expect(english).toBeVisible({ timeout: 45_000 })
  await expect(page.getByTestId('field-answer').getByText('English', { exact: true }).first()).toBeVisible()

  await english.fill('What does a night cost?')
  await question(page).getByRole('button', { name: 'Deutsch', exact: true }).click()
  const german = question(page).getByRole('textbox', { name: 'Deutsch' })
  await german.fill('Was kostet eine Nacht?')
  await expect.poll(savedQuestion).toEqual([
    { language: 'en', value: 'What does a night cost?' },
    { language: 'de', value: 'Was kostet eine Nacht?' },
  ])

  const more = question(page).getByRole('button', { name: 'Deutsch: more' })
  await more.click()
  await expect(page.getByRole('menuitem', { name: 'Remove this language' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(german).toHaveValue('Was kostet eine Nacht?')
  expect(await axeFindings(page, '[data-testid="field-question"]')).toEqual([])

  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Remove this language' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(german).toBeHidden()
  await expect(english).toHaveValue('What does a night cost?')
  await expect.poll(savedQuestion).toEqual([{ language: 'en', value: 'What does a night cost?' }])
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})

test('words are pasted into an empty answer of a language', async ({ page }) => {
  const misdeeds = watch(page, lake)
  await holdSession(page, lake, 'marketer')
  await page.goto(`${lake.url}/intent/create/type=faqEntry`)
  const answer = page.getByTestId('field-answer')
  const text = answer.getByRole('textbox').first()
  await text.click({ timeout: 45_000 })
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'A night costs the swap of the instrument.')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(text).toContainText('A night costs the swap')
  await expect
    .poll(() =>
      lake
        .client({ perspective: 'raw' })
        .fetch<string | null>(
          '*[_type == "faqEntry" && _id in path("drafts.**") && defined(answer)] | order(_createdAt desc)[0].answer[language == "en"][0].value[0].children[0].text',
        ),
    )
    .toBe('A night costs the swap of the instrument.')
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})
