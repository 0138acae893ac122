import type { Locale } from '#locales/table.ts'

/** The pages there are, by the names our files give them. */
export interface PageIndex {
  pathOf(key: string): string | undefined
  keyOf(path: string): string | undefined
  /** The document of the page in the language, where there is one. */
  idOf(language: Locale, path: string): string | undefined
  pathOfId(id: string): string | undefined
}

/** Where a value stands: in a page or text of one language, or in a document that all languages share. */
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

/** A page that exists: its document, its language and its path. */
export interface FoundPage {
  id: string
  language: Locale
  path: string
}

/** An index of the paths of the site and of the pages that exist. */
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

/** What the ids of a type begin with before the key our files use. */
const prefixes: Readonly<Record<string, string>> = {
  instrument: 'instrument-',
  faqEntry: 'faq-',
  glossaryTerm: 'term-',
  paymentProvider: 'payment-',
  liquidityProvider: 'liquidity-',
  platform: 'platform-',
  banner: 'banner-',
  redirect: 'redirect-',
  interfaceText: 'text-',
  legalDocument: 'legal-',
}

const idPrefix = (type: string): string => prefixes[type] ?? ''

/** Ids the Studio makes up for what is created there. */
const madeUp = /^[0-9a-f]{8}-[0-9a-f]{4}-/

/** The id of the document of a type that our files call `key`. */
export const idOfKey = (type: string, key: string): string =>
  madeUp.test(key) ? key : `${idPrefix(type)}${key}`

/** What our files call a document; one that was made in the Studio keeps its id. */
export const keyOfId = (type: string, id: string): string =>
  id.startsWith(idPrefix(type)) ? id.slice(idPrefix(type).length) : id

/** The key a part of a list gets when its file gives none. */
export const positionKey = (index: number): string => `i${String(index + 1).padStart(2, '0')}`
