import { expect, type Locator, type Page } from '@playwright/test'

export const signButton = (page: Page): Locator => page.getByRole('button', { name: 'Sign', exact: true })

/** Goes through the comparison to its end, by keyboard, and signs. */
export async function goThroughAndSign(page: Page): Promise<void> {
  await expect(async () => {
    if (await signButton(page).isDisabled()) {
      await page.getByRole('button', { name: 'Show the next part' }).press('Enter', { timeout: 2_000 })
      // The part of a file is seen once the file was opened.
      const file = page.locator('[data-opens-file]:focus')
      if ((await file.count()) > 0) await file.press('Enter', { timeout: 2_000 })
    }
    await expect(signButton(page)).toBeEnabled({ timeout: 500 })
  }).toPass({ timeout: 30_000 })
  await signButton(page).press('Enter')
}
