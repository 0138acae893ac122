import { expect, type Locator, type Page } from '@playwright/test'

/** Chooses an item of the menu beside Publish; @returns the dialog it opens, by its title */
export async function chooseAction(page: Page, name: string, title = name): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: title })
  // A form that was just opened may draw its foot anew, which closes the menu.
  const opening = expect(async () => {
    if (await dialog.isVisible()) return
    const item = page.getByRole('menuitem', { name })
    if (!(await item.isVisible())) await page.getByTestId('action-menu-button').press('Enter')
    // While its connection is lost, a form offers nothing, and a key pressed there does nothing.
    await expect(item).toBeEnabled({ timeout: 3_000 })
    await item.press('Enter', { timeout: 3_000 })
    await expect(dialog).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 45_000 })
  await opening.catch(async (error: unknown) => {
    // Pictures stay on the machine that ran it; what the page held goes where the failure is read.
    const held = await page.locator('body').ariaSnapshot()
    throw new Error(`${name} opened no dialog. The page ends with:\n${held.slice(-3_000)}`, { cause: error })
  })
  return dialog
}
