import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { TestSite } from './site.ts'
import { holdSession } from '#tests/support/studio/studio.ts'

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
  const answers: string[] = []
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) answers.push(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    if (request.isNavigationRequest()) answers.push(`${request.failure()?.errorText} ${request.url()}`)
  })
  await page.goto(`${site.lake.url}/preview?preview=${encodeURIComponent(path)}`)
  const frame = page.getByTestId('presentation-root').frameLocator('iframe')
  try {
    await expect(frame.locator('h1')).toBeVisible({ timeout: 45_000 })
  } catch (error) {
    const story = [...answers, ...page.frames().map((one) => one.url()), site.output().slice(-2_000)]
    throw new Error(`the page did not come: ${story.join('\n')}`, { cause: error })
  }
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
