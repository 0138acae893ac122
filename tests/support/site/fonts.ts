import type { Page } from '@playwright/test'

/** Waits until a page has its own fonts: with script they come after its first paint (record 30). */
export const awaitFonts = async (page: Page): Promise<void> => {
  const hasScript = await page.evaluate(() => matchMedia('(scripting: enabled)').matches)
  if (hasScript) await page.locator('html[data-fonts]').waitFor({ state: 'attached' })
  await page.evaluate(async () => {
    // A font is asked for by the layout that needs it.
    document.body.getBoundingClientRect()
    await document.fonts.ready
  })
}
