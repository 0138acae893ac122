import { expect, type Locator, type Page } from '@playwright/test'

/** What the buttons of a review are called, by the language of the Studio. */
export const signWords = {
  en: { sign: 'Sign', next: 'Show the next part', place: 'Next place (J)', back: 'Place before (K)' },
  de: {
    sign: 'Unterschreiben',
    next: 'Nächsten Teil zeigen',
    place: 'Nächste Stelle (J)',
    back: 'Vorige Stelle (K)',
  },
} as const
export type SignWords = (typeof signWords)[keyof typeof signWords]

export const signButton = (page: Page, words: SignWords = signWords.en): Locator =>
  page.getByRole('button', { name: words.sign, exact: true })

/** Presses what leads on where the focus is: to the next place, or into a file. */
async function leadOn(page: Page, words: SignWords): Promise<void> {
  await page.getByRole('button', { name: words.next }).press('Enter', { timeout: 2_000 })
  const focused = page.locator('[data-opens-file]:focus, [data-leads-on]:focus')
  if ((await focused.count()) > 0) await focused.press('Enter', { timeout: 2_000 })
  // What nobody sees in the pages is read as text; its box says so.
  const box = page.getByTestId('unseen-place').getByRole('checkbox', { checked: false })
  if ((await box.count()) > 0) await box.press('Enter', { timeout: 2_000 })
}

/** Goes through the comparison to its end, by keyboard, until it can be signed. */
export async function goThrough(page: Page, words: SignWords = signWords.en): Promise<void> {
  await expect(async () => {
    if (await signButton(page, words).isDisabled()) await leadOn(page, words)
    await expect(signButton(page, words)).toBeEnabled({ timeout: 300 })
  }).toPass({ timeout: 120_000, intervals: [50] })
}

/** Goes through the comparison to its end, by keyboard, and signs. */
export async function goThroughAndSign(page: Page, words: SignWords = signWords.en): Promise<void> {
  await goThrough(page, words)
  await signButton(page, words).press('Enter')
}
