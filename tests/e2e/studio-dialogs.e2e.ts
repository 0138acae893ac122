import { expect, type Locator, type Page, test } from '@playwright/test'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { openAs, openForm, resetDocuments, startStudioLake } from '#tests/support/studio/studio.ts'

test.use({ viewport: { width: 1440, height: 900 } })

let lake: TestLake

test.beforeAll(async () => {
  lake = await startStudioLake()
})

test.beforeEach(() => resetDocuments(lake))

test.afterAll(() => lake.stop())

const raw = () => lake.client({ perspective: 'raw' })

const actionMenu = (page: Page) => page.getByTestId('action-menu-button')

/** Opens an entry of the action menu by keys alone, again when a form that still loads has closed the menu. */
async function choose(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name })
  await expect(async () => {
    if (!(await item.isVisible())) await actionMenu(page).press('Enter', { timeout: 5_000 })
    await expect(item).toBeEnabled({ timeout: 5_000 })
    await item.press('Enter', { timeout: 5_000 })
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 40_000 })
}

const hasFocus = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => element.contains(document.activeElement))

/** A dialog that is open takes the focus; Escape closes it and gives the focus back to what opened it. */
async function closesByEscape(page: Page, part: Locator, opener: Locator): Promise<void> {
  await expect(part).toBeVisible()
  await expect.poll(() => hasFocus(part), { message: 'focus inside' }).toBe(true)
  await page.keyboard.press('Escape')
  await expect(part).toHaveCount(0)
  await expect(opener).toBeFocused()
}

/** A German page whose words are still the English ones. */
async function withUntranslatedDraft(): Promise<void> {
  const english = await raw().getDocument('page-en-about-intro')
  await raw().createOrReplace({
    ...english,
    _id: 'drafts.page-de-about-intro',
    _type: 'page',
    language: 'de',
  })
}

test('every dialog of an action is opened by keys, takes the focus, and Escape gives it back', async ({
  page,
}) => {
  await withUntranslatedDraft()
  await openAs(page, lake, 'compliance-1', 'pages;de;all;page-de-about-intro')
  const dialogs = {
    'Other languages': 'This page in its languages',
    'Publish all languages': 'Publish this page in its languages',
    'In step with English': 'In step with English?',
    'Schedule publish': 'Schedule',
    Delete: /^Delete “.+”\?$/,
  }
  for (const [name, header] of Object.entries(dialogs)) {
    await test.step(name, async () => {
      await choose(page, name)
      await expect(page.getByRole('dialog')).toContainText(header)
      await closesByEscape(page, page.getByRole('dialog'), actionMenu(page))
    })
  }
})

test('what the lake refuses of a dialog leaves the focus where Escape is heard', async ({ page }) => {
  await withUntranslatedDraft()
  await raw().patch('drafts.page-de-about-intro').set({ title: '' }).commit()
  await openAs(page, lake, 'compliance-1', 'pages;de;all;page-de-about-intro')
  await choose(page, 'Publish all languages')
  const dialog = page.getByRole('dialog')
  await dialog.getByTestId('publish-languages').press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Give the page a title.')
  await closesByEscape(page, dialog, actionMenu(page))
})

test('what was typed outlives Escape, or is asked about before it is given up', async ({ page }) => {
  await openAs(page, lake, 'compliance-1', 'pages;en;all;page-en-about-intro?perspective=published')
  const unpublish = page.getByRole('button', { name: 'Unpublish' })
  const dialog = page.getByRole('dialog')
  await expect(unpublish).toBeEnabled()
  await unpublish.press('Enter')
  const target = dialog.getByLabel('Send visitors of /about/intro to')
  await target.fill('/more/legal')
  await closesByEscape(page, dialog, unpublish)
  await unpublish.press('Enter')
  await expect(target).toHaveValue('/more/legal')
  await closesByEscape(page, dialog, unpublish)

  await withUntranslatedDraft()
  await openForm(page, lake, 'pages;de;all;page-de-about-intro')
  await choose(page, 'Schedule publish')
  const time = dialog.getByRole('textbox').first()
  await time.fill('Jan 1, 2031 09:00')
  await page.keyboard.press('Escape')
  const leave = page.getByRole('dialog', { name: 'Leave without scheduling?' })
  await expect.poll(() => hasFocus(leave)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(leave).toHaveCount(0)
  await expect(time).toBeFocused()
  await expect(time).toHaveValue(/2031/)
  await page.keyboard.press('Escape')
  await leave.getByRole('button', { name: 'Leave' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(actionMenu(page)).toBeFocused()
})
