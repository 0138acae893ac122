import { expect, type Page } from '@playwright/test'
import type { FrameState } from './plan-visits.ts'

/** Opens a part of the frame as a visitor comes to it. */
export const openState: Record<FrameState, (page: Page) => Promise<void>> = {
  menu: async (page) => {
    await page.locator('button.nav__top').first().focus()
    await expect(page.locator('.mega').first()).toBeVisible()
  },
  languages: async (page) => {
    await page.locator('.lang summary').click()
    await expect(page.locator('.lang__list')).toBeVisible()
  },
  drawer: async (page) => {
    await page.locator('.head__bar .burger').click()
    await expect(page.locator('.drawer')).toBeVisible()
  },
  warning: async (page) => {
    await page.evaluate(() => scrollTo(0, 1200))
    await page.locator('.risk__all').click()
    await expect(page.locator('.risk-whole')).toBeVisible()
  },
  cookies: async (page) => {
    await expect(page.locator('.cookies')).toBeVisible()
  },
  settings: async (page) => {
    if (!(await page.locator('[data-group=device]').isVisible()))
      await page.locator('.cookies [data-consent=settings]').click()
    await expect(page.locator('[data-group=device]')).toBeVisible()
  },
}

/** States of the question about cookies, which a visitor answers once. */
export const isOfQuestion = (state: FrameState): boolean => state === 'cookies' || state === 'settings'

/** Puts the page back: closed, unscrolled, nothing focused, the question about cookies answered. */
export const leaveState = async (page: Page, state: FrameState): Promise<void> => {
  if (!isOfQuestion(state)) await page.keyboard.press('Escape')
  await page.evaluate(() => {
    scrollTo(0, 0)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
}
