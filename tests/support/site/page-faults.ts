import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds with all of its rules in a part of a page: `color-contrast: .live b, …`. */
export const axeFaults = async (page: Page, part = 'html'): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** By how many CSS pixels a page is wider than its window; 0 where nothing scrolls sideways. */
export const widerBy = async (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
