import { expect, type Page } from '@playwright/test'
import { chooseAction } from './choose-action.ts'
import { signButton, signWords, type SignWords } from './sign-as.ts'

const reviews = {
  en: { waits: 'Needs your signature', heading: 'Review and sign' },
  de: { waits: 'Wartet auf Ihre Unterschrift', heading: 'Prüfen und unterschreiben' },
} as const

/** Asks for approval of the open form: it is published as soon as it is approved. */
export async function askFor(page: Page, reason: string): Promise<void> {
  const dialog = await chooseAction(page, 'Ask for approval')
  await dialog.getByLabel('Why it changes').fill(reason)
  await dialog.getByRole('button', { name: 'Ask for approval' }).press('Enter')
  await expect(page.getByTestId('publish-refusal')).toContainText('Approval has been asked for', {
    timeout: 30_000,
  })
}

/** Opens what waits for the user's signature from the start screen, and waits until its pages are compared. */
export async function openReview(
  page: Page,
  lakeUrl: string,
  named: RegExp | string,
  language: keyof typeof reviews = 'en',
): Promise<void> {
  await page.goto(`${lakeUrl}/`)
  const { waits, heading } = reviews[language]
  const line = page.getByRole('region', { name: waits }).getByRole('link').filter({ hasText: named })
  await line.first().press('Enter', { timeout: 60_000 })
  await expect(page.getByRole('heading', { name: heading })).toBeVisible({ timeout: 45_000 })
  await expect(page.getByTestId('page-changes')).toBeVisible({ timeout: 60_000 })
}

/** Signs, and says when the lake had taken the signature. */
export async function signNow(page: Page, words: SignWords = signWords.en): Promise<number> {
  const taken = page.waitForResponse(
    (response) =>
      response.url().includes('/data/actions/') &&
      (response.request().postData() ?? '').includes('lake.action.approval.approve'),
  )
  await signButton(page, words).press('Enter')
  expect((await taken).status()).toBe(200)
  return Date.now()
}
