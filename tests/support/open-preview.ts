import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { TestSite } from './site.ts'
import { holdSession } from './studio.ts'

/** A page of the site in the Studio's preview. */
export interface OpenPreview {
  /** The page itself. */
  frame: FrameLocator
  /** Clicks a place of the page until the form beside it shows the field it belongs to. */
  fieldAt: (place: string, field: string) => Promise<Locator>
}

/** Opens the Studio's preview at a page of the site and waits for the page in its frame. */
export const openPreview = async (page: Page, site: TestSite, path: string): Promise<OpenPreview> => {
  await holdSession(page, site.lake, 'compliance-1')
  // The question about cookies would lie over the page.
  await page.context().addCookies([{ name: 'isAccept', value: '0', url: site.url }])
  await page.goto(`${site.lake.url}/preview?preview=${encodeURIComponent(path)}`)
  const frame = page.getByTestId('presentation-root').frameLocator('iframe')
  await expect(frame.locator('h1')).toBeVisible({ timeout: 45_000 })
  const fieldAt = async (place: string, name: string) => {
    const field = page.getByTestId(`field-${name}`).locator('input, textarea').first()
    await expect(async () => {
      await frame.locator(place).click()
      await expect(field).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 45_000 })
    return field
  }
  return { frame, fieldAt }
}
