import { mkdirSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import type { Locale } from '#locales/table.ts'
import { awaitFonts } from '#tests/support/site/fonts.ts'
import type { Shot } from './sheet.ts'

export const widths = [390, 768, 1440] as const
export const themes = ['light', 'dark'] as const

export interface Look {
  width: (typeof widths)[number]
  theme: (typeof themes)[number]
  locale: Locale
}

export const isWidth = (value: number): value is Look['width'] => widths.some((width) => width === value)
export const isTheme = (value: string): value is Look['theme'] => themes.some((theme) => theme === value)

/** Windows that take pictures at the same time; a tab behind another of its window draws one frame a second. */
const windows = 3

const take = async (page: Page, url: string, file: string): Promise<void> => {
  await page.goto(url, { waitUntil: 'load' })
  await awaitFonts(page)
  // Prices further down wait for a visitor who moves (record 29).
  await page.mouse.move(1, 1)
  await page.waitForFunction(() => {
    const isRead = document.documentElement.dataset['script'] === 'ready'
    return isRead && document.querySelector('main [aria-busy="true"]:not(button, .skeleton)') === null
  })
  await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 72, animations: 'disabled' })
}

/** Photographs pages from top to end, in their order, as one look shows them. */
export const photograph = async (
  browser: Browser,
  origin: string,
  { width, theme, locale }: Look,
  addresses: readonly string[],
  folder: string,
): Promise<Shot[]> => {
  const pages = `${folder}pages/`
  mkdirSync(pages, { recursive: true })
  const shots = addresses.map((address) => ({
    address,
    file: `${pages}${locale}-${width}-${theme}${address.replaceAll(/[^a-z0-9]+/g, '-')}.jpg`,
  }))
  const waiting = [...shots]
  const work = async () => {
    const context = await browser.newContext({
      viewport: { width, height: width < 700 ? 844 : 900 },
      colorScheme: theme,
      locale: 'en-GB',
      // What enters while one scrolls is to be seen.
      reducedMotion: 'reduce',
    })
    await context.addCookies(
      Object.entries({ hl: locale, isAccept: '0' }).map(([name, value]) => ({ name, value, url: origin })),
    )
    const page = await context.newPage()
    for (let shot = waiting.shift(); shot; shot = waiting.shift())
      await take(page, origin + shot.address, shot.file)
    await context.close()
  }
  await Promise.all(Array.from({ length: windows }, work))
  return shots
}
