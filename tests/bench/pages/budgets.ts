/**
 * Classes of pages and what each may weigh, kB in Brotli; script above the empty page's (quality 1), and in all on a
 * page of words, which asks for nothing of React's (record 29). `css` are the stylesheets a page waits for before it is
 * drawn, `later` those further down (record 28).
 */
export const classes = {
  A: { script: 12, html: 14, css: 12, later: 4, fonts: 90 },
  B: { script: 45, html: 30, css: 14, later: 10, fonts: 90 },
  C: { script: 35, html: 12, css: 12, later: 4, fonts: 90 },
} as const

/** The largest paint and how long script holds the page, on Lighthouse's phone, ms; nothing may shift (quality 1). */
export const paces = {
  A: { lcp: 1_200, tbt: 100, cls: 0 },
  B: { lcp: 1_400, tbt: 150, cls: 0 },
  C: { lcp: 1_300, tbt: 150, cls: 0 },
} as const

/**
 * What a page may cost somebody who only scrolls through it: its longest task, ms, four times as slow as on this machine,
 * script and HTML on the line, bytes, and elements.
 */
export const readings = { longest: 100, script: 25_000, html: 25_000, elements: 1_800 }

export type PageClass = keyof typeof classes
export type Budget = Readonly<Record<keyof (typeof classes)['A'], number>>

/**
 * Beside the pages named in quality 1: the markets, which open with prices, each market with one beside its title, two
 * with calculators on prices, the platform whose ticket works, the answer to a past
 * trade, and the design system, which shows all of it.
 */
const live = new Set([
  '/',
  '/trading',
  '/trading/forex',
  '/trading/metals',
  '/trading/energy',
  '/trading/spot',
  '/trading/realtime',
  '/trading/calendar',
  '/trading/tools',
  '/fees',
  '/platforms/mctrader',
  '/trade-cost',
  '/design',
])
/** With the two that answer a form: drawn for one visitor, they come with React. */
const forms = new Set([
  '/login',
  '/register',
  '/forgot-password',
  '/uc',
  '/download',
  '/search',
  '/partner-enquiry',
])

/** The class of a path without its language prefix: live blocks make B, forms C (quality 1). */
export const classOf = (address: string): PageClass => {
  const [path = ''] = address.split('?')
  if (forms.has(path)) return 'C'
  const isInstrument = /^\/trading\/[a-z]+\/[a-z0-9]+$/.test(path)
  return live.has(path) || isInstrument ? 'B' : 'A'
}

/** What a page may weigh, kB. */
export const budgetOf = (path: string): Budget => classes[classOf(path)]
