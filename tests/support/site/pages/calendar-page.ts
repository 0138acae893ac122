import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import type { TestSite } from '#tests/support/site/site.ts'
import { openPath } from '#tests/support/site/visitor.ts'

export const calendarPath = '/trading/calendar'

/** Opens the calendar, or another page with releases, by a visitor in Warsaw. */
export const openCalendar = async (
  browser: Browser,
  site: TestSite,
  query = '',
  { path = calendarPath, ...options }: BrowserContextOptions & { path?: string; clock?: string } = {},
): Promise<Page> => openPath(browser, site, `${path}${query}`, { timezoneId: 'Europe/Warsaw', ...options })

export const rows = (page: Page): Locator => page.locator('.releases tbody tr:not(.releases__now)')

export const row = (page: Page, title: string | RegExp): Locator =>
  rows(page).filter({ has: page.getByRole('rowheader', { name: title }) })
