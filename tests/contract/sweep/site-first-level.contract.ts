import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { preloaded } from '#tests/support/preload.ts'
import { type RawAnswer, rawRequest } from '#tests/support/raw-request.ts'
import { pastFirstLevel } from '#tests/support/site/past-first-level.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { readSitemap } from '#tests/support/site/sitemap.ts'

/** The thread in front of Next (record 51) answers what Next would: both are asked in the same process. */

let site: TestSite
const folder = mkdtempSync(join(tmpdir(), 'halyard-thread-'))
const endThread = join(folder, 'end')

beforeAll(async () => {
  site = await startTestSite({
    env: {
      FIRST_LEVEL: 'on',
      FIRST_LEVEL_MEGABYTES: '32',
      ...preloaded('end-thread'),
      END_THREAD: endThread,
    },
  })
}, 600_000)
afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})

type Headers = Record<string, string>

const ask = (path: string, headers: Headers = {}, method = 'GET') =>
  rawRequest(site.url, path, headers, method)

const isFromMemory = ({ headers }: RawAnswer): boolean => String(headers['etag']).startsWith('W/')

/** Asks until the thread holds the page. @throws when it does not within ten seconds */
const held = async (path: string, headers: Headers = {}): Promise<RawAnswer> => {
  const until = Date.now() + 10_000
  for (;;) {
    const answer = await ask(path, headers)
    if (isFromMemory(answer)) return answer
    if (Date.now() > until) throw new Error(`${path} (${answer.status}) is not answered from memory`)
    await sleep(10)
  }
}

/** Of one answer, of one connection, of the encoding, or only Next's own (record 51). */
const differs =
  /^(?:date|connection|keep-alive|transfer-encoding|content-length|content-encoding|x-nextjs-.*|x-middleware-rewrite)$/

/** Next leaves the encoding out of `Vary` of a 304, which is to name what a 200 would (RFC 9110, 15.4.5). */
const varyOf = (value: string | string[] | undefined) => String(value).replace(', Accept-Encoding', '')

const comparable = ({ status, headers, body }: RawAnswer, method = 'GET') => ({
  status,
  body: method === 'HEAD' ? '' : body,
  headers: Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !differs.test(name))
      .map(([name, value]) => {
        if (name === 'vary' && status === 304) return [name, varyOf(value)]
        // The second an answer was made in: `Max-Age` beside it says the same without.
        if (name === 'set-cookie') return [name, String(value).replace(/ Expires=[^;]+;/g, '')]
        return [name, name === 'etag' ? String(value).replace('W/', '') : value]
      }),
  ),
})

const level = async () => {
  const { parts } = JSON.parse((await ask('/api/health')).body)
  return parts.firstLevel
}

it('answers every page as Next does, and stays within its memory', async () => {
  const listed = [...(await readSitemap(site)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  // Legal papers are files of the lake, not pages.
  const paths = listed.filter((path) => !path.includes('/legal/'))
  expect(paths.length).toBeGreaterThan(200)
  for (const path of paths) {
    const language = { 'accept-language': 'en' }
    const fromNext = async () => comparable(await ask(path, { ...pastFirstLevel, ...language }))
    // A page with prices may be drawn anew between two requests: it is compared while Next keeps to one answer.
    await vi.waitFor(async () => {
      const before = await fromNext()
      const answer = comparable(await held(path, language))
      expect(await fromNext(), `${path} is drawn anew`).toEqual(before)
      expect(answer, path).toEqual(before)
    }, 10_000)
  }
  const { held: count, bytes, isAnswering } = await level()
  expect(isAnswering).toBe(true)
  expect(count).toBeGreaterThan(100)
  expect(bytes).toBeLessThanOrEqual(32 * 1024 * 1024)
}, 300_000)

const languages = ['de', 'pl;q=0.9, de;q=0.8', 'fr, *;q=0.1', 'de;q=0', 'en-GB,en;q=0.9,de;q=0.5', ';;,,']

/** What is asked, by its path and headers. */
const kinds: readonly (readonly [string, Headers])[] = [
  ['/', {}],
  ['/fees', {}],
  ['/de', {}],
  ['/de/fees', {}],
  ['/pl/fees', {}],
  ...languages.flatMap((wish): [string, Headers][] => [
    ['/', { 'accept-language': wish }],
    ['/fees', { 'accept-language': wish }],
    ['/de/fees', { 'accept-language': wish }],
  ]),
  ['/', { cookie: 'hl=de' }],
  ['/fees', { cookie: 'hl=de', 'accept-language': 'pl' }],
  ['/', { cookie: 'hl=xx', 'accept-language': 'de' }],
  ['/', { cookie: 'hl=de; hl=pl' }],
  ['/', { cookie: 'a=1; hl=%64e' }],
  ['/fees', { cookie: 'Authorization=x; signedIn=1; _ga=GA1.1' }],
  ['/fees', { cookie: '__prerender_bypass=made-up' }],
  ['/fees', { cookie: 'preview-pass=made-up; __prerender_bypass=x' }],
  ['/fees', { cookie: 'sanity-preview-perspective=drafts' }],
  ['/', { 'user-agent': 'Googlebot/2.1', 'accept-language': 'de' }],
  ['/fees?utm_source=a&b=c', {}],
  ['/fees?', {}],
  ['/fees?%zz', {}],
  ['/fees?hl=de', {}],
  ['/fees?lng=pl&x=1', {}],
  ['/fees?%68l=de', {}],
  ['/download?v=1234', {}],
  ['/download?v=', {}],
  ['/en/fees', {}],
  ['/fees/', {}],
  ['/Fees', {}],
  ['//fees', {}],
  ['/fees/../fees', {}],
  ['/%66ees', {}],
  ['/%zz', {}],
  ['/fees%00', {}],
  ['/nobody-gave-out', {}],
  ['/de/nobody-gave-out', {}],
  ['/unknown-address', {}],
  ['/channel/1234', {}],
  ['/de/channel/1234', {}],
  ['/uc', {}],
  ['/login', {}],
  ['/management', {}],
  ['/legal/none.pdf', {}],
  ['/fees', { range: 'bytes=0-9' }],
  ['/fees', { 'if-none-match': '"no"' }],
  ['/fees', { 'if-none-match': '*' }],
  ['/fees', { 'if-none-match': '*', 'cache-control': 'no-cache' }],
  ['/fees', { 'if-modified-since': 'Wed, 25 Nov 2099 07:00:00 GMT' }],
  ['/fees', { 'if-match': '"no"' }],
  ['/fees', { rsc: '1' }],
  ['/fees?_rsc=', { rsc: '1' }],
  ['/fees?_rsc=', {}],
  ['/fees?_rsc=abc', { rsc: '1' }],
  ['/fees?a=b&_rsc=', { rsc: '1' }],
  ['/fees', { rsc: '0' }],
  ['/fees', { 'x-forwarded-host': 'evil.example' }],
  ['/fees', { 'x-middleware-subrequest': 'web/proxy' }],
  ['/fees', { 'x-prerender-revalidate': 'x' }],
  ['/fees', { 'visitor-address': 'x 203.0.113.9', 'visitor-refused': 'x 60' }],
  ['/assets/none.svg', {}],
  ['/_next/static/none.js', {}],
  ['/_next/data/x/fees.json', {}],
  ['/robots.txt', {}],
]

describe('requests of every kind', () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'PROPFIND']

  beforeAll(async () => {
    for (const path of ['/', '/fees', '/de', '/de/fees', '/pl/fees', '/login', '/download']) await held(path)
  })

  it.each(methods)(
    'by %s',
    async (method) => {
      expect(kinds.length).toBeGreaterThanOrEqual(52)
      for (const [at, [path, headers]] of kinds.entries()) {
        // Each a visitor of its own, as limits count.
        const visitor = { 'x-forwarded-for': `198.51.100.${at}` }
        const next = await ask(path, { ...headers, ...pastFirstLevel, ...visitor }, method)
        const answer = await ask(path, { ...headers, ...visitor }, method)
        const what = `${method} ${path} ${JSON.stringify(headers)}`
        expect(comparable(answer, method), what).toEqual(comparable(next, method))
      }
    },
    120_000,
  )

  it.each(['gzip', 'br', 'gzip;q=0', 'identity;q=0', 'deflate', '*', '*;q=0', 'br;q=0.5, gzip', ''])(
    'in the encoding %s',
    async (encoding) => {
      const answers = await Promise.all(
        [pastFirstLevel, {}].map((headers) =>
          fetch(`${site.url}/fees`, { headers: { ...headers, 'accept-encoding': encoding } }),
        ),
      )
      const [next, answer] = await Promise.all(
        answers.map(async (one) => ({ status: one.status, body: await one.text() })),
      )
      expect(answer).toEqual(next)
    },
  )

  it('with the copy of either', async () => {
    const [next, answer] = [await ask('/fees', pastFirstLevel), await held('/fees')]
    for (const etag of [String(next.headers['etag']), String(answer.headers['etag'])])
      for (const past of [pastFirstLevel, {}])
        expect((await ask('/fees', { ...past, 'if-none-match': etag })).status).toBe(304)
  })

  it('hashed files', async () => {
    const files = [
      ...(await site.text('/fees')).matchAll(/(?:src|href)="(\/(?:_next\/static|assets)\/[^"?#]+)"/g),
    ]
    let hashed = 0
    for (const [, path = ''] of files) {
      const next = await ask(path, pastFirstLevel)
      if (!String(next.headers['cache-control']).includes('immutable')) continue
      hashed += 1
      await ask(path)
      const { files: before } = await level()
      const isHeld = async () => (await ask(path)) && (await level()).files > before
      await expect.poll(isHeld, { message: path, timeout: 10_000 }).toBe(true)
      expect(comparable(await ask(path)), path).toEqual(comparable(next))
    }
    expect(hashed).toBeGreaterThan(3)
  }, 60_000)
})

const search = (n: number, address: string, headers: Headers = {}) =>
  ask(`/search?q=${n}`, { 'x-forwarded-for': address, 'accept-language': 'en', ...headers })

it('counts each visitor by the real address, whatever one says of itself', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 62; at += 1)
    statuses.push((await search(at, '192.0.2.7', { 'visitor-address': `made-up 10.0.0.${at}` })).status)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  expect((await search(1, '192.0.2.8')).status).toBe(200)
}, 60_000)

it('a thread that ends is started again, and Next answers meanwhile', async () => {
  await held('/fees')
  const { restarts } = await level()
  writeFileSync(endThread, '')
  await expect.poll(() => site.output(), { timeout: 10_000 }).toContain('the first level ended')
  const statuses = new Set<number>()
  await expect
    .poll(
      async () => {
        const answer = await ask('/fees').catch(() => null)
        if (answer) statuses.add(answer.status)
        return answer !== null && (await level().catch(() => null))?.restarts === restarts + 1
      },
      { timeout: 20_000, interval: 20 },
    )
    .toBe(true)
  expect([...statuses]).toEqual([200])
  await held('/fees')
}, 60_000)
