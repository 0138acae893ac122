import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Locale, localeIds } from '#locales/table.ts'
import { ownPages } from '#schemas/lib/targets.ts'
import { content, documentOf } from './content.ts'
import { documentIds, groups } from './documents.ts'
import { entity } from './entity.ts'
import { papers } from './legal/paper-table.ts'
import { paperText } from './legal/paper-text.ts'
import { routes } from './routes.ts'
import { siteSettings } from './site-settings.ts'
import { filesOf } from './yaml/to-files.ts'

const ids = { en: 'file-en-pdf', de: 'file-de-pdf', pl: 'file-pl-pdf' }
const paperFiles = Object.fromEntries(papers.map(({ slug }) => [slug, ids]))
const documents = groups({ current: paperFiles, earlier: paperFiles }).flatMap((group) => group.documents)
const paperTexts = await Promise.all(
  papers.flatMap((paper) => paper.languages.map((language) => paperText(paper, language))),
)

/** Every string in a value with the path that leads to it. */
function* strings(value: unknown, path = ''): Generator<{ path: string; text: string }> {
  if (typeof value === 'string') yield { path, text: value }
  else if (Array.isArray(value))
    for (const [at, item] of value.entries()) yield* strings(item, `${path}[${at}]`)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* strings(item, `${path}.${key}`)
  }
}

const words = [
  ...documents.flatMap((document) => [...strings(document, document._id)]),
  ...paperTexts.map((text, at) => ({ path: `paper ${at}`, text })),
]
const writtenWords = words.filter(({ path }) => !path.startsWith('riskWarning'))

const pageDocuments = documents.filter(({ _type }) => _type === 'page')

/** What must be the same in every language: types and keys of blocks and their parts, in their order. */
function skeleton(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(skeleton)
  if (typeof value !== 'object' || value === null) return null
  const { _type, _key, ...rest } = z.record(z.string(), z.unknown()).parse(value)
  if (_type === 'block') return null
  const parts = Object.entries(rest).map(([name, item]) => [name, skeleton(item)])
  return [_type, _key, parts.filter(([, part]) => Array.isArray(part) && part.some(Boolean))]
}

const shape = (locale: Locale) =>
  pageDocuments
    .filter((page) => page['language'] === locale)
    .map((page) => ({ path: page['path'], header: page['header'], blocks: skeleton(page['blocks']) }))
    .toSorted((a, b) => (String(a.path) < String(b.path) ? -1 : 1))

const texts = (locale: Locale) =>
  pageDocuments.filter((page) => page['language'] === locale).flatMap((page) => [...strings(page['blocks'])])

interface MenuItem {
  path: string
  toPath?: string | undefined
  children: MenuItem[]
}

const menuItem: z.ZodType<MenuItem> = z.lazy(() =>
  z.looseObject({ path: z.string(), toPath: z.string().optional(), children: z.array(menuItem).default([]) }),
)
const menu = z.object({ items: z.array(menuItem) }).parse(documentOf('menu'))

const isFile = (value: unknown) =>
  z.looseObject({ _type: z.literal('internationalizedArrayFileValue') }).safeParse(value).success

const isProse = (text: string): boolean => /(?:\p{L}{2,}\s+){5}/u.test(text)

describe('the files', () => {
  it('are in the form of the content model', () => {
    expect(content.problems).toEqual([])
    expect(content.loaded.length).toBeGreaterThan(100)
  })

  it('are written as an export writes them (npm run content:format)', () => {
    const stored = content.loaded.map(({ document }) => document)
    const files = filesOf(
      stored,
      stored.map(({ _id }) => _id),
    )
    expect(files.size).toBeGreaterThan(100)
    const other = [...files].filter(
      ([file, text]) => readFileSync(new URL(file, import.meta.url), 'utf8') !== text,
    )
    expect(other.map(([file]) => file)).toEqual([])
  })
})

describe('every language', () => {
  it.each(['de', 'pl'] as const)('%s has the pages, blocks and text shapes of English', (language) => {
    expect(shape('en').length).toBeGreaterThan(2)
    expect(shape(language)).toEqual(shape('en'))
  })

  it.each(['de', 'pl'] as const)('%s is not English that was left standing', (language) => {
    const english = new Set(texts('en').flatMap(({ text }) => (isProse(text) ? [text] : [])))
    const same = texts(language).filter(({ text }) => english.has(text))
    expect(english.size).toBeGreaterThan(100)
    expect(same).toEqual([])
  })

  it('is filled in every array of languages', () => {
    const item = z.object({ language: z.enum(localeIds), _key: z.string(), value: z.unknown() })
    let arrays = 0
    const check = (value: unknown): void => {
      if (Array.isArray(value)) {
        const first: unknown = value[0]
        if (item.safeParse(first).success) {
          arrays += 1
          const items = z.array(z.looseObject(item.shape)).parse(value)
          const languages = items.map(({ language }) => language)
          // What a page was translated from is told in its own language alone.
          const isSource = items[0]?.['_type'] === 'internationalizedArrayFingerprintsValue'
          // A report of the archive has one language; what it has stands in the order of the site.
          const expected =
            isFile(items[0]) || isSource ? localeIds.filter((id) => languages.includes(id)) : localeIds
          expect(languages).toEqual(expected)
          expect(items.every((one) => one.value !== '' && one._key === one.language)).toBe(true)
        }
        value.forEach(check)
      } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(check)
    }
    check(documents)
    expect(arrays).toBeGreaterThan(60)
  })
})

describe('documents', () => {
  it('have the fixed ids, each once', () => {
    expect(documents.map(({ _id }) => _id).sort()).toEqual([...documentIds].sort())
    expect(new Set(documentIds).size).toBe(documentIds.length)
    expect(documentIds).toEqual(
      expect.arrayContaining([
        'entity',
        'riskWarning',
        'siteSettings',
        'menu',
        'page-pl-home',
        'legal-kid-fx',
      ]),
    )
  })

  it('have keys in arrays of objects, unique in their array', () => {
    let arrays = 0
    const keyed = z.array(z.looseObject({ _key: z.string().min(1) }))
    const check = (value: unknown, path: string): void => {
      if (Array.isArray(value)) {
        if (value.some((item) => typeof item === 'object')) {
          arrays += 1
          const keys = keyed.parse(value).map(({ _key }) => _key)
          expect(new Set(keys).size, path).toBe(keys.length)
        }
        for (const [at, item] of value.entries()) check(item, `${path}[${at}]`)
      } else if (typeof value === 'object' && value !== null) {
        for (const [key, item] of Object.entries(value)) check(item, `${path}.${key}`)
      }
    }
    for (const document of documents) check(document, document._id)
    expect(arrays).toBeGreaterThan(100)
  })

  it('have titles and descriptions that search engines show whole', () => {
    const page = z.looseObject({
      _id: z.string(),
      metadata: z.looseObject({
        title: z.string(),
        description: z.string(),
        keywords: z.array(z.string()),
      }),
    })
    for (const { _id, metadata } of z.array(page).parse(pageDocuments)) {
      expect(metadata.title.length, _id).toBeLessThanOrEqual(60)
      expect(metadata.description.length, _id).toBeGreaterThanOrEqual(70)
      expect(metadata.description.length, _id).toBeLessThanOrEqual(155)
      expect(metadata.keywords.length, _id).toBeGreaterThan(2)
    }
    for (const { value } of siteSettings.metadata.title) expect(value).toMatch(/CFD/)
  })
})

describe('links', () => {
  const flat = (items: readonly MenuItem[]): MenuItem[] =>
    items.flatMap((item) => [item, ...flat(item.children)])
  const menuPaths = new Set(flat(menu.items).map(({ path }) => path))
  const pagePaths = new Set([...routes, ...ownPages, ...pageDocuments.map(({ path }) => String(path))])

  const page = z.looseObject({ path: z.string(), blocks: z.array(z.looseObject({ _key: z.string() })) })
  const blockPaths = new Set(
    z
      .array(page)
      .parse(pageDocuments)
      .flatMap(({ path, blocks }) => blocks.map(({ _key }) => `${path}#at-${_key}`)),
  )

  it('lead to a page or a block of one, one of the program, an entry of the menu or a paper', () => {
    const linkPaths = words.filter(({ path }) => /\.(href|toPath|link\.path|moreLink\.path)$/.test(path))
    const files = new Set(papers.map(({ slug }) => `/legal/${slug}.pdf`))
    const dead = linkPaths.filter(({ text }) => {
      if (!text.startsWith('/')) return false
      if (text.includes('#')) return !blockPaths.has(text)
      return !menuPaths.has(text) && !pagePaths.has(text) && !files.has(text)
    })
    expect(linkPaths.length).toBeGreaterThan(20)
    expect(dead).toEqual([])
  })

  it('refer to documents that are stored', () => {
    const references = words.filter(({ path }) => path.endsWith('._ref') && !path.includes('.asset.'))
    expect(references.length).toBeGreaterThan(8)
    expect(references.filter(({ text }) => !documentIds.includes(text))).toEqual([])
  })

  it('outside the site go to example hosts', () => {
    for (const url of Object.values(siteSettings.links)) {
      expect(new URL(url)).toMatchObject({ protocol: 'https:' })
      expect(new URL(url).hostname).toMatch(/\.example$/)
    }
  })

  it('are the tree of requirements A8, in its order', () => {
    const tree = (items: readonly MenuItem[]): unknown[] =>
      items.map(({ path, children }) => (children.length > 0 ? [path, tree(children)] : path))
    expect(tree(menu.items)).toEqual([
      [
        '/about/quickstart',
        [
          ['/about/intro', ['/about', '/about/why', '/about/what']],
          [
            '/account',
            [
              '/account/overview',
              ['/account/funding', ['/account/deposit', '/account/withdrawals', '/account/providers']],
              '/account/client',
            ],
          ],
        ],
      ],
      [
        '/trading',
        [
          ['/trading/platforms', ['/platforms/mctrader', '/platforms/mt4']],
          ['/trading/markets', ['/trading/forex', '/trading/metals', '/trading/energy', '/trading/spot']],
          ['/trading/tools', ['/trading/calendar', '/trading/realtime']],
        ],
      ],
      '/management',
      [
        '/more',
        [
          ['/more/company', ['/more/contact', '/about/providers']],
          ['/more/why', ['/more/regulation', '/more/legal']],
          ['/more/help', ['/more/faq']],
        ],
      ],
    ])
    expect(flat(menu.items).find(({ path }) => path === '/account/funding')?.toPath).toBe('/account/deposit')
    expect(flat(menu.items).find(({ path }) => path === '/management')).toMatchObject({
      external: 'management',
      target: '_blank',
    })
  })
})

describe('words', () => {
  it('hold no percentage of losing accounts outside the risk warning', () => {
    const accounts = '(?:accounts?|\\p{L}*konten|rachunk\\p{L}*)(?!\\p{L})'
    const literal = new RegExp(
      `\\d\\s*%[^.]*${accounts}|${accounts}[^.]*(?:los[et]|verl[io]r|trac|strat)[^%]{0,40}\\d\\s*%`,
      'iu',
    )
    expect(literal.test('Losing accounts: of all accounts, some lost money (71.25%).')).toBe(true)
    expect(literal.test('74.5% of retail investor accounts lose money')).toBe(true)
    expect(literal.test('74,5 % der Kleinanlegerkonten verlieren Geld')).toBe(true)
    expect(writtenWords.filter(({ text }) => literal.test(text))).toEqual([])
  })

  it('name firm and licence in one place', () => {
    const named = words.filter(
      ({ path, text }) =>
        !path.startsWith('entity') && (text.includes(entity.firmName) || text.includes(entity.licenceNumber)),
    )
    expect(named).toEqual([])
  })

  it('have no placeholder, no exclamation mark and no promise', () => {
    const forbidden =
      /lorem|ipsum|\bTBD\b|\btodo\b|\bxxx\b|placeholder|Platzhalter|!|risk[- ]free|risikolos|bez ryzyka|guarantee(?! scheme)|garantier|gwaran(?!towania depozytów)|bonus|easy money/i
    expect(writtenWords.length).toBeGreaterThan(800)
    expect(writtenWords.filter(({ text }) => forbidden.test(text))).toEqual([])
  })

  it('have the tokens of the firm in the statement of every language', () => {
    for (const { value } of entity.statement) {
      for (const token of ['{firmName}', '{licenceNumber}', '{regulatorName}']) expect(value).toContain(token)
    }
  })
})
