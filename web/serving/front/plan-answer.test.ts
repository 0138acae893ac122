import { describe, expect, it } from 'vitest'
import { planAnswer } from './plan-answer.ts'

/** `/fees` in English and German, the home page in all. */
const exists = (locale: string, path: string): boolean =>
  path === '/' || (path === '/fees' && locale !== 'pl')

const plan = (target: string, headers: Record<string, string> = {}, method = 'GET') => {
  const made = planAnswer({ method, target, headers }, exists)
  if (made.action === 'next') return made.reason
  return made.action === 'file' ? `file ${made.path}` : `${made.action} ${made.locale} ${made.path}`
}

describe('planAnswer', () => {
  it.each([
    ['/', 'page en /'],
    ['/fees', 'page en /fees'],
    ['/de', 'page de /'],
    ['/de/fees?utm_source=a', 'page de /fees'],
    ['/pl/fees', 'language'],
    ['/en/fees', 'language'],
    ['/nobody', 'language'],
    ['/fees/', 'address'],
    ['/Fees', 'address'],
    ['//fees', 'address'],
    ['/%66ees', 'address'],
    ['http://site.example/fees', 'address'],
    ['/api/health', 'address'],
    ['/locales/en/page.json', 'address'],
    ['/de/search', 'program'],
    ['/pl/trade-cost', 'program'],
    ['/uc', 'program'],
    ['/pl/management', 'program'],
    ['/legal/risk', 'program'],
    ['/fees?hl=de', 'query'],
    ['/fees?%68l=de', 'query'],
    ['/?lng=pl', 'query'],
    ['/fees?v=1', 'query'],
    ['/fees?_rsc=abc', 'query'],
    ['/_next/static/chunks/a-1.js', 'file /_next/static/chunks/a-1.js'],
    ['/assets/fonts/a.woff2', 'file /assets/fonts/a.woff2'],
    ['/assets/../secret', 'address'],
    ['/assets/a.svg?x', 'address'],
  ])('%s: %s', (target, wanted) => {
    expect(plan(target)).toBe(wanted)
  })

  it.each([
    [{ 'accept-language': 'de' }, 'language'],
    [{ 'accept-language': 'pl' }, 'page en /fees'],
    [{ 'accept-language': 'de', 'user-agent': 'Googlebot' }, 'page en /fees'],
    [{ cookie: 'hl=de', 'accept-language': 'de' }, 'page en /fees'],
    [{ cookie: 'hl=de; hl=en' }, 'language'],
    [{ cookie: 'hl=%64e' }, 'language'],
    [{ cookie: 'Authorization=x; _ga=1' }, 'page en /fees'],
    [{ cookie: 'a=1; __prerender_bypass=x' }, 'preview'],
    [{ cookie: '__Host-preview-pass=x' }, 'preview'],
    [{ cookie: 'sanity-preview-perspective=drafts' }, 'preview'],
    [{ rsc: '1' }, 'headers'],
    [{ 'next-url': '/fees' }, 'headers'],
    [{ 'x-middleware-subrequest': 'x' }, 'headers'],
    [{ range: 'bytes=0-1' }, 'headers'],
    [{ 'content-length': '3' }, 'headers'],
    [{ 'transfer-encoding': 'chunked' }, 'headers'],
    [{ upgrade: 'websocket' }, 'headers'],
  ])('/fees with %j: %s', (headers, wanted) => {
    expect(plan('/fees', headers)).toBe(wanted)
  })

  it('gives the data of a page to its own script, and other methods to Next', () => {
    expect(plan('/fees?a=b&_rsc=', { rsc: '1' })).toBe('data en /fees')
    expect(plan('/fees?_rsc=')).toBe('headers')
    expect(plan('/fees', {}, 'HEAD')).toBe('page en /fees')
    expect(plan('/fees', {}, 'POST')).toBe('method')
  })
})
