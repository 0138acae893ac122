import { addressIn } from '#common/rules/targets.ts'
import type { Target } from '#common/rules/rule-schema.ts'
import { assetClasses, marketPaths } from './markets.ts'

/** What a path of this site may lead to: pages of its language, redirects, papers, instruments. */
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

/** Pages of the program itself, in every language, without documents. */
export const ownPages: readonly string[] = ['/login', '/register', '/forgot-password', '/uc']

/** The address of a document on the site, without its language; undefined where it has none. */
export const addressOf = (
  document: Readonly<Record<string, unknown>> & { _type: string },
): string | undefined => addressIn(targets, document)?.address
