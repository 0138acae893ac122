/** Pages outside the menu (requirements A1 to A8). */
const beside = [
  '/',
  '/download',
  '/demo',
  '/account/open',
  '/partnerships',
  '/fees',
  '/complaints',
  '/client-vulnerability',
  '/accessibility',
  '/glossary',
  '/cookie-settings',
] as const

/** The pages of the navigation tree (requirements A8), in its order; `/account/funding` and `/management` lead on. */
const tree = [
  '/about/quickstart',
  '/about/intro',
  '/about',
  '/about/why',
  '/about/what',
  '/account',
  '/account/overview',
  '/account/deposit',
  '/account/withdrawals',
  '/account/providers',
  '/account/client',
  '/trading',
  '/trading/platforms',
  '/platforms/mctrader',
  '/platforms/mt4',
  '/trading/markets',
  '/trading/forex',
  '/trading/metals',
  '/trading/energy',
  '/trading/spot',
  '/trading/tools',
  '/trading/calendar',
  '/trading/realtime',
  '/more',
  '/more/company',
  '/more/contact',
  '/about/providers',
  '/more/why',
  '/more/regulation',
  '/more/legal',
  '/more/help',
  '/more/faq',
] as const

/** Every path that must have a page in every language. */
export const routes: readonly string[] = [...beside, ...tree]
