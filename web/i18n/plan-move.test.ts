import { expect, test } from 'vitest'
import type { Locale } from '#locales/table.ts'
import type { LanguageRequest } from './plan-language.ts'
import { planMove } from './plan-move.ts'

const pages: Record<string, readonly Locale[]> = {
  '/': ['en', 'de'],
  '/fees': ['en', 'de'],
  '/kosten': ['de'],
}
const exists = (locale: Locale, path: string) => pages[path]?.includes(locale) ?? false
const plan = (pathname: string, request: Partial<LanguageRequest> = {}, isPermanent = true) =>
  planMove(
    { pathname, query: null, cookie: null, acceptLanguage: null, isCrawler: false, ...request },
    exists,
    (path, isPage) => {
      const to = path.toLowerCase() === '/costs' ? '/fees' : path
      return isPage(to) ? { path: to, isPermanent, taken: [] } : null
    },
  )

test.each([
  ['/costs', {}, 308, '/fees'],
  ['/de/costs', {}, 308, '/de/fees'],
  // One hop also where the language is chosen: then it is not for ever.
  ['/costs', { acceptLanguage: 'de' }, 307, '/de/fees'],
  ['/costs', { query: 'de' }, 307, '/de/fees'],
  ['/costs', { cookie: 'de' }, 308, '/fees'],
  ['/en/costs', {}, 308, '/fees'],
  ['/DE/costs', {}, 308, '/de/fees'],
  ['/DE/fees', {}, 308, '/de/fees'],
  ['/De', {}, 308, '/de'],
  ['/de/', {}, 308, '/de'],
  ['/fees/', {}, 308, '/fees'],
  ['/De/Costs/', {}, 308, '/de/fees'],
  ['//de/fees', {}, 308, '/de/fees'],
] as const)('%s %j is sent on with %d to %s', (pathname, request, status, path) => {
  expect(plan(pathname, request)).toMatchObject({ action: 'redirect', status, path })
})

test('a redirect that is not for ever says so', () => {
  expect(plan('/costs', {}, false)).toMatchObject({ status: 307, path: '/fees' })
})

test.each(['/fees', '/pl/costs', '/nowhere', '/de/kosten'])(
  '%s is left to its page or to none',
  (pathname) => {
    expect(plan(pathname)).toBeNull()
  },
)
