import type { Locale } from '#locales/table.ts'

/** One changed document as the webhook names it; hosted Sanity may leave out all but the type. */
export interface ChangedDocument {
  _id: string
  _type: string
  operation?: 'create' | 'update' | 'delete' | undefined
  language?: string | undefined
  path?: string | undefined
  previousPath?: string | undefined
  slug?: string | undefined
}

const pageTag = (language: string, path: string): string => `page:${language}:${path}`

/**
 * Tags of the reads. A read carries its tags whatever it found: an address cached as missing ends
 * when something is published there.
 */
export const readTags = {
  page: (locale: Locale, path: string) => ['pages', pageTag(locale, path)],
  paths: ['paths'],
  menu: ['menu'],
  settings: ['settings'],
  risk: ['risk'],
  entity: ['entity'],
  legal: ['legal'],
  legalVersions: (id: string) => [`legal:${id}`],
  publishedImages: ['images'],
  instruments: ['instruments'],
  faq: ['faq'],
  glossary: ['glossary'],
  payment: ['payment'],
  liquidity: ['liquidity'],
  platforms: ['platforms'],
  contact: ['contact'],
  downloads: ['downloads'],
  partners: ['partners'],
  banners: ['banners'],
  redirects: ['redirects'],
  /** Of reads over the content of all pages: the sitemap's dates, the site search. */
  contents: ['contents'],
  interfaceTexts: ['interface'],
} as const

const pageTags = (document: ChangedDocument): string[] => {
  const { language, path, previousPath, operation } = document
  if (!language || !path) return ['pages', 'paths', 'images', 'contents']
  const isMoved = operation !== 'update' || (previousPath !== undefined && previousPath !== path)
  return [
    pageTag(language, path),
    ...(previousPath === undefined ? [] : [pageTag(language, previousPath)]),
    ...(isMoved ? ['paths'] : []),
    'images',
    'contents',
  ]
}

/** The one table: type of document → tags that end when one is published, changed or taken back. */
export const cacheTable = {
  page: pageTags,
  menu: () => ['menu'],
  siteSettings: () => ['settings', 'images'],
  riskWarning: () => ['risk'],
  entity: () => ['entity'],
  legalDocument: ({ _id }) => ['legal', `legal:${_id}`],
  instrument: () => ['instruments'],
  faqEntry: () => ['faq'],
  glossaryTerm: () => ['glossary'],
  paymentProvider: () => ['payment'],
  liquidityProvider: () => ['liquidity'],
  platform: () => ['platforms'],
  contact: () => ['contact'],
  downloads: () => ['downloads'],
  partnerProgramme: () => ['partners'],
  banner: () => ['banners'],
  redirect: () => ['redirects'],
  interfaceText: () => ['interface'],
  'sanity.imageAsset': () => ['images'],
  'sanity.fileAsset': () => ['images'],
} as const satisfies Record<string, (document: ChangedDocument) => string[]>

export type CachedType = keyof typeof cacheTable

export const isCachedType = (type: string): type is CachedType => Object.hasOwn(cacheTable, type)
