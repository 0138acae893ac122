import type { Locale } from '#locales/table.ts'

/** The existing pages, by the keys our files give them. */
export interface PageIndex {
  pathOf(key: string): string | undefined
  keyOf(path: string): string | undefined
  /** The id of the page's document in the language, if it exists. */
  idOf(language: Locale, path: string): string | undefined
  pathOfId(id: string): string | undefined
}

/** The context of a value: a page or text of one language, or a shared document. */
export interface Place {
  language: Locale | undefined
  /** Whether links to pages are references to the page in this language. */
  isPage: boolean
  pages: PageIndex
}

/** The key of a page is its path with hyphens (`content-model`: `/` is home). */
export const pageKey = (path: string): string => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

/** The fixed id of a page: one document per language (record 7). */
export const pageId = (language: Locale, key: string): string => `page-${language}-${key}`

/** An existing page: its document, its language and its path. */
export interface FoundPage {
  id: string
  language: Locale
  path: string
}

/** An index of the paths of the site and of the existing pages. */
export function indexPages(paths: Iterable<string>, pages: readonly FoundPage[]): PageIndex {
  const byKey = new Map<string, string>()
  const byPath = new Map<string, string>()
  for (const path of paths) {
    byKey.set(pageKey(path), path)
    byPath.set(path, pageKey(path))
  }
  const ids = new Map(pages.map(({ id, language, path }) => [`${language} ${path}`, id]))
  const found = new Map(pages.map(({ id, path }) => [id, path]))
  return {
    pathOf: (key) => byKey.get(key),
    keyOf: (path) => byPath.get(path),
    idOf: (language, path) => ids.get(`${language} ${path}`),
    pathOfId: (id) => found.get(id),
  }
}

/** The prefix of a type's ids before the key our files use. */
const prefixes: Readonly<Record<string, string>> = {
  instrument: 'instrument-',
  faqEntry: 'faq-',
  glossaryTerm: 'term-',
  releaseMeaning: 'release-',
  paymentProvider: 'payment-',
  liquidityProvider: 'liquidity-',
  platform: 'platform-',
  banner: 'banner-',
  redirect: 'redirect-',
  interfaceText: 'text-',
  legalDocument: 'legal-',
}

const idPrefix = (type: string): string => prefixes[type] ?? ''

/** Ids that the Studio generates. */
const madeUp = /^[0-9a-f]{8}-[0-9a-f]{4}-/

/** The id of the document of a type that our files call `key`. */
export const idOfKey = (type: string, key: string): string =>
  madeUp.test(key) ? key : `${idPrefix(type)}${key}`

/** The key of a document in our files; one created in the Studio keeps its id. */
export const keyOfId = (type: string, id: string): string =>
  id.startsWith(idPrefix(type)) ? id.slice(idPrefix(type).length) : id

/** The key of a list item when its file gives none. */
export const positionKey = (index: number): string => `i${String(index + 1).padStart(2, '0')}`
