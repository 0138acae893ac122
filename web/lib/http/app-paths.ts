/**
 * Pages of the program itself, in every language; all others are an editor's (requirements A2, A4, A5; site search).
 * `/design` shows the design system to who builds the site; nothing leads there.
 */
export const appPaths: ReadonlySet<string> = new Set([
  '/login',
  '/register',
  '/forgot-password',
  '/uc',
  '/design',
  '/search',
  '/partner-enquiry',
  '/trade-cost',
])

/** Whether the program has a page at a path without its language prefix. */
export const isAppPath = (path: string): boolean => appPaths.has(path)

/** Those of them that answer a question of one visitor, and are rendered for it. */
export const isAnswer = (path: string): boolean =>
  path === '/search' || path === '/partner-enquiry' || path === '/trade-cost'

/** Those of them that a stranger may look for. */
export const foundAppPaths: readonly string[] = ['/login', '/register']
