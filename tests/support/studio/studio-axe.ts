import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * What axe finds in a part of the Studio that is ours, by day and by night: `dark color-contrast: <button …> …`. The
 * page is left by day.
 */
export const axeFindings = async (page: Page, part: string): Promise<string[]> => {
  const found: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    // axe reports in a page of its own; one that stands behind another is not drawn and hears of no colours.
    await page.bringToFront()
    await page.emulateMedia({ colorScheme })
    const own = `xpath=descendant-or-self::*[@data-scheme="${colorScheme}"]`
    await expect(page.locator(part).locator(own).first()).toBeAttached()
    // Colours pass into each other.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    )
    // A page of the site in a frame has tests of its own.
    const { violations, passes } = await new AxeBuilder({ page }).include(part).exclude('iframe').analyze()
    expect(passes.length).toBeGreaterThan(5)
    for (const { id, nodes } of violations) {
      found.push(`${colorScheme} ${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)
    }
  }
  return found
}
