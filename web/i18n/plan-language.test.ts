import { describe, expect, test } from 'vitest'
import type { Locale } from '#locales/table.ts'
import { type LanguageRequest, planLanguage } from './plan-language.ts'

const pages: Record<string, readonly Locale[]> = {
  '/': ['en', 'de', 'pl'],
  '/about/intro': ['en', 'de', 'pl'],
  '/only-english': ['en'],
  '/only-german': ['de'],
}
const exists = (locale: Locale, path: string) => pages[path]?.includes(locale) ?? false

const plan = (pathname: string, request: Partial<LanguageRequest> = {}) =>
  planLanguage(
    { pathname, query: null, cookie: null, acceptLanguage: null, isCrawler: false, ...request },
    exists,
  )

describe('which language a request gets', () => {
  test.each([
    ['/', {}, 'serve en /'],
    ['/about/intro', {}, 'serve en /about/intro'],
    ['/de', {}, 'serve de /'],
    ['/de/about/intro', { acceptLanguage: 'pl', cookie: 'pl' }, 'serve de /about/intro'],
    ['/en', {}, 'redirect 308 /'],
    ['/en/about/intro', { cookie: 'de' }, 'redirect 308 /about/intro'],
    // The query always wins and is remembered.
    ['/', { query: 'de', cookie: 'pl' }, 'redirect 307 /de, remember de'],
    ['/de/about/intro', { query: 'pl' }, 'redirect 307 /pl/about/intro, remember pl'],
    ['/de/about/intro', { query: 'en' }, 'redirect 307 /about/intro, remember en'],
    ['/en/about/intro', { query: 'de' }, 'redirect 307 /de/about/intro, remember de'],
    ['/', { query: 'de', isCrawler: true }, 'redirect 307 /de, remember de'],
    ['/', { query: 'zz' }, 'serve en /'],
    ['/', { query: '../../x' }, 'serve en /'],
    // Without a cookie Accept-Language decides once.
    ['/', { acceptLanguage: 'de-AT,de;q=0.9' }, 'redirect 307 /de, remember de'],
    ['/about/intro', { acceptLanguage: 'pl' }, 'redirect 307 /pl/about/intro, remember pl'],
    ['/only-english', { acceptLanguage: 'pl' }, 'serve en /only-english'],
    ['/', { acceptLanguage: 'fr,en;q=0.4,de;q=0.2' }, 'serve en /'],
    // With a cookie only the home page follows it.
    ['/', { cookie: 'pl', acceptLanguage: 'de' }, 'redirect 307 /pl'],
    ['/about/intro', { cookie: 'de', acceptLanguage: 'de' }, 'serve en /about/intro'],
    ['/', { cookie: 'en', acceptLanguage: 'de' }, 'serve en /'],
    ['/', { cookie: 'xx', acceptLanguage: 'de' }, 'redirect 307 /de, remember de'],
    // Crawlers are never sent elsewhere.
    ['/', { isCrawler: true, acceptLanguage: 'de', cookie: 'pl' }, 'serve en /'],
    // Where there is no page.
    ['/nope', {}, 'missing en'],
    ['/nope', { acceptLanguage: 'pl' }, 'missing pl'],
    ['/nope', { cookie: 'de', acceptLanguage: 'pl' }, 'missing de'],
    ['/de/nope', { cookie: 'pl' }, 'missing de'],
    ['/de/only-english', {}, 'missing de'],
    ['/only-german', { cookie: 'en' }, 'missing en'],
    ['/xx/about/intro', {}, 'missing en'],
    ['/xx/about/intro', { query: 'pl' }, 'redirect 307 /pl/xx/about/intro, remember pl'],
  ] as const)('%s %j: %s', (pathname, request, expected) => {
    const result = plan(pathname, request)
    const said = {
      serve: () => (result.action === 'serve' ? `serve ${result.locale} ${result.path}` : ''),
      missing: () => (result.action === 'missing' ? `missing ${result.locale}` : ''),
      redirect: () =>
        result.action === 'redirect'
          ? `redirect ${result.status} ${result.path}${result.remember ? `, remember ${result.remember}` : ''}`
          : '',
    }[result.action]()
    expect(said).toBe(expected)
  })
})
