import { assetClasses, marketPaths } from './markets.ts'

/**
 * A type whose documents have an address on the site: `before`, the field and `after`, put together. A type whose
 * addresses depend on a choice has a row for each.
 */
export interface Target {
  type: string
  /** The field that holds the address. */
  address: string
  /** The field that holds its language; without one the address is there in every language. */
  language?: string
  before?: string
  after?: string
  /** The field stands in the address in lower case. */
  isLower?: true
  /** The row is for documents with this value in this field alone. */
  where?: { field: string; is: string }
}

/** What a path of this site may lead to: pages of its language, old paths that are redirected, papers, instruments. */
export const targets: readonly Target[] = [
  { type: 'page', address: 'path', language: 'language' },
  { type: 'redirect', address: 'from' },
  { type: 'legalDocument', address: 'slug', before: '/legal/', after: '.pdf' },
  ...assetClasses.map(
    ({ value }): Target => ({
      type: 'instrument',
      address: 'symbol',
      before: `${marketPaths[value]}/`,
      isLower: true,
      where: { field: 'assetClass', is: value },
    }),
  ),
]

/** Pages of the program itself, in every language; no document stands behind them. */
export const ownPages: readonly string[] = ['/login', '/register', '/forgot-password', '/uc']

/** The address of a document on the site, without its language; undefined where it has none. */
export function addressOf(
  document: Readonly<Record<string, unknown>> & { _type: string },
): string | undefined {
  const target = targets.find(
    ({ type, where }) => type === document._type && (!where || document[where.field] === where.is),
  )
  const own = target && document[target.address]
  if (target === undefined || typeof own !== 'string') return undefined
  return `${target.before ?? ''}${target.isLower ? own.toLowerCase() : own}${target.after ?? ''}`
}
