/** A type whose documents have an address on the site: `before`, the field and `after`, put together. */
export interface Target {
  type: string
  /** The field that holds the address. */
  address: string
  /** The field that holds its language; without one the address is there in every language. */
  language?: string
  before?: string
  after?: string
}

/** What a path of this site may lead to: pages of its language, old paths that are redirected, papers. */
export const targets: readonly Target[] = [
  { type: 'page', address: 'path', language: 'language' },
  { type: 'redirect', address: 'from' },
  { type: 'legalDocument', address: 'slug', before: '/legal/', after: '.pdf' },
]

/** Pages of the program itself, in every language; no document stands behind them. */
export const ownPages: readonly string[] = ['/login', '/register', '/forgot-password', '/uc']
