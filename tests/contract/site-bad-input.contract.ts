import { readdirSync } from 'node:fs'
import { afterEach, describe, expect } from 'vitest'
import { listedVersion } from '#web/serving/next/page/defer-scripts.ts'
import { localeIds, localePath } from '#locales/table.ts'
import { agreed } from '#tests/support/lake/agreed.ts'
import { appendEntry } from '#tests/support/lake/append-entry.ts'
import { openStream } from '#tests/support/event-stream.ts'
import { caughtUp, publishFigure, readAgain, showsFigure } from '#tests/support/site/figures.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { test as it } from '#tests/support/site/worker-site.ts'
import { isSweep } from '#tests/support/sample.ts'

let site: TestSite

it.beforeAll(async ({ site: given }) => {
  site = given
}, 600_000)
afterEach(() => site.ensureRunning(), 60_000)

const ask = (path: string, headers: Record<string, string> = {}) => rawRequest(site.url, path, headers)
const h1 = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1]
const languageOf = (html: string) => /<html lang="(..)"/.exec(html)?.[1]

const text = (language: string, value: string) => ({
  _key: language,
  _type: 'internationalizedArrayStringValue',
  language,
  value,
})
const words = (value: string, marks: string[] = []) => ({
  _type: 'block',
  _key: `b-${value.length}`,
  style: 'normal',
  markDefs: marks.map((href, at) => ({ _key: `m${at}`, _type: 'link', href })),
  children: [{ _type: 'span', _key: 's', text: value, marks: marks.map((_, at) => `m${at}`) }],
})
const page = (path: string, blocks: object[], more: object = {}) => ({
  _id: `page-en-${path.slice(1)}`,
  _type: 'page',
  language: 'en',
  path,
  title: `Title of ${path.slice(1)}`,
  blocks,
  metadata: { title: `Title of ${path.slice(1)}`, description: 'Words about it.' },
  ...more,
})
const richText = (key: string, content: object[]) => ({ _type: 'richText', _key: key, content })
/** Where what an editor's form would refuse reaches the lake all the same: import, another program. */
const publish = async (document: { _id: string; _type: string }) => {
  await site.client.createOrReplace(document)
  await caughtUp(site.lake)
}

const told = (events: readonly { event: string }[]) => events.filter(({ event }) => event === 'news').length

describe('an address nobody gave out', () => {
  it.each([
    ['/de/nope', 404, 'de'],
    ['/xx/about', 404, 'pl'],
    ['/..%2f..%2fetc/passwd', 404, 'pl'],
    ['/de/search/nope', 404, 'de'],
    ['/channel/7001', 404, 'pl'],
    ['/try-again', 404, 'pl'],
    ['/unknown-address', 404, 'pl'],
  ])('%s is a whole page with the risk warning', async (path, status, language) => {
    let answer = await ask(path, { 'accept-language': 'pl' })
    const { location } = answer.headers
    // One hop at most, and never to another host: Next tidies the slash at the end.
    if (answer.status === 308) {
      expect(String(location)).toMatch(/^\/(?!\/)/)
      answer = await ask(String(location), { 'accept-language': 'pl' })
    }
    expect([answer.status, languageOf(answer.body)]).toEqual([status, language])
    expect(h1(answer.body)).toBeTruthy()
    expect(answer.body).toContain('<aside class="risk"')
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
  })

  it('is answered to the page that is open there, and 404 to whoever comes after it', async () => {
    const open = { 'sec-fetch-dest': 'empty' }
    const { status, headers } = await ask('/de/nope?_rsc=', { ...open, rsc: '1' })
    expect(status).toBe(200)
    // Nobody keeps it for others.
    expect(headers['cache-control']).toContain('no-store')
    // Who comes first after a publish has the page drawn anew.
    await publishFigure(site, 47)
    const drawn = await ask('/de/nope', open)
    expect([drawn.status, showsFigure(drawn.body, '47')]).toEqual([200, true])
    expect((await ask('/de/nope', { 'sec-fetch-dest': 'document' })).status).toBe(404)
    // Now a visitor does, and it is the same page.
    await publishFigure(site, 48)
    await publishFigure(site, 47)
    const visited = await ask('/de/nope')
    expect([visited.status, listedVersion(visited.body)]).toEqual([404, listedVersion(drawn.body)])
    expect((await ask('/de/nope', open)).status).toBe(200)
  })

  it('nine thousand characters of it are a whole page too', async () => {
    const { status, body } = await ask(`/${'a'.repeat(9_000)}`)
    expect([status, languageOf(body)]).toEqual([404, 'en'])
    expect(body).toContain('<aside class="risk"')
  })

  it.each(['//evil', '//evil.example/x', '/\\evil.example', '/%5cevil.example', '/%2e%2e/'])(
    '%s never leads to another host',
    async (path) => {
      const { status, headers } = await ask(path)
      expect([200, 308, 307, 404, 400]).toContain(status)
      if (headers['location']) expect(new URL(String(headers['location']), site.url).origin).toBe(site.url)
    },
  )

  it.each(['/?hl=../../x', '/?hl=zz', '/?hl=%00', '/?lng=constructor'])(
    '%s is the page itself, and nothing is remembered',
    async (path) => {
      const { status, headers, body } = await ask(path)
      expect([status, languageOf(body)]).toEqual([200, 'en'])
      expect(headers['set-cookie']).toBeUndefined()
    },
  )

  it.each(['/?v=%3Cscript%3Ealert(1)%3C/script%3E', '/download?v=%3Cscript%3Ealert(1)%3C/script%3E'])(
    '%s shows nothing of it',
    async (path) => {
      const { status, body } = await ask(path)
      expect(status).toBe(200)
      expect(body).not.toContain('alert(1)')
    },
  )

  it('costs nothing: no question to the lake, no file', async () => {
    const files = () => readdirSync(`${site.dataDir}/site/cache`, { recursive: true }).length
    for (const id of localeIds) await ask(`/${id}/unknown-before`)
    await readAgain(site)
    const before = { queries: site.proxy.queries(), files: files() }
    const count = isSweep ? 10_000 : 300
    for (let from = 0; from < count; from += 50) {
      const answers = await Promise.all(
        // Of many visitors: one alone is refused sooner (site-front).
        Array.from({ length: 50 }, (_, at) =>
          ask(`/${localeIds[at % 3]}/unknown-${from + at}`, {
            'x-forwarded-for': `203.0.113.${(from / 50) % 200}`,
          }),
        ),
      )
      // English has no prefix: its address is put right first.
      expect(answers.every(({ status }, at) => status === (at % 3 === 0 ? 308 : 404))).toBe(true)
    }
    // What goes on beside, such as a look at a lake that was slow, has nothing to do with their number.
    expect(site.proxy.queries() - before.queries).toBeLessThan(count / 20)
    expect(files() - before.files).toBeLessThan(count / 50)
  }, 240_000)

  it('leaves nothing of its query in the page that others get', async () => {
    for (const path of ['/fees', '/de/fees', '/pl/nope', '/de/about/intro', '/login']) {
      await publishFigure(site, 59)
      await ask(`${path}?token=of-one-visitor`)
      expect((await ask(path)).body).not.toContain('of-one-visitor')
      // What React fetches of the page (record 29).
      const data = await fetch(`${site.url}${path}?_rsc=`, { headers: { RSC: '1' } })
      expect(data.headers.get('content-type')).toBe('text/x-component')
      expect(await data.text()).not.toContain('of-one-visitor')
    }
  })
})

describe('headers of Next’s own programs', () => {
  const kinds = [
    '/',
    '/de/fees',
    '/trading/forex/eurusd',
    '/login',
    '/uc',
    '/search?q=a',
    '/download?v=1',
    '/legal/risk-disclosure.pdf',
    '/nope',
    '/api/session',
  ]
  const sets: Record<string, string>[] = [
    { 'next-action': 'x' },
    { rsc: '1', 'next-action': 'x' },
    { rsc: '1' },
    { rsc: '1', 'next-router-state-tree': '%5B' },
    { rsc: '1', 'next-router-prefetch': '1' },
    { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
    { 'next-url': '//evil.example' },
    { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' },
    { 'x-nextjs-data': '1' },
    { 'x-invoke-path': '/uc' },
    { 'x-matched-path': '/uc' },
    { 'x-now-route-matches': '1=a' },
  ]
  it.each(kinds)('sent by somebody else to %s are no fault of the site', async (path) => {
    for (const headers of sets) {
      for (const method of ['GET', 'POST']) {
        const { status } = await rawRequest(site.url, path, headers, method)
        const what = `${method} ${path} ${JSON.stringify(headers)}`
        if ('next-action' in headers) expect(status, what).toBe(400)
        else expect(status, what).toBeLessThan(500)
      }
    }
  })
})

describe('content that should not be', () => {
  it('a block of an unknown type is refused, and one that is there all the same is left out with a line in the log', async () => {
    const odd = page('/odd-block', [
      { _type: 'ghost', _key: 'g', heading: 'A block of another build' },
      { _type: 'steps', _key: 'b', heading: 'A broken block', items: [{ _key: 'a', title: 7, text: [{}] }] },
      richText('r', [words('Still here.')]),
    ])
    await expect(publish(odd)).rejects.toThrow('This cannot stand in the list: ghost (field: blocks[0])')
    // As an earlier lake stored it.
    await site.lake.close()
    appendEntry(site.lake, { author: 'm1', documents: { [odd._id]: odd } })
    await site.lake.start()
    await publish(page('/sound-block', [richText('r', [words('Beside it.')])]))
    await expect.poll(() => site.text('/odd-block'), { timeout: 20_000 }).toContain('Still here.')
    const html = await site.text('/odd-block')
    for (const heading of ['A broken block', 'A block of another build']) expect(html).not.toContain(heading)
    expect(site.output()).toContain('/odd-block (en)')
  })

  it('a javascript: link is refused, or words', async () => {
    const refused = await publish(
      page('/odd-link', [richText('r', [words('Press me', ['javascript:alert(1)'])])]),
    ).then(
      () => null,
      (error: unknown) => String(error),
    )
    if (refused) return expect(refused).toMatch(/link/i)
    const html = await site.text('/odd-link')
    expect(html).toContain('Press me')
    expect(html).not.toContain('javascript:')
  })

  it('an image without a size takes only itself from the page', async () => {
    const asset = {
      _type: 'reference',
      _ref: 'image-0000000000000000000000000000000000000000-0x0-png',
      _weak: true,
    }
    const image = { _type: 'image', alt: 'x', asset }
    await publish(
      page('/odd-image', [richText('r', [words('Words stay.')])], {
        metadata: { title: 'Odd image', description: 'x', image },
      }),
    )
    const html = await site.text('/odd-image')
    expect(html).toContain('Words stay.')
    const picture = /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? ''
    expect((await fetch(picture)).status).toBe(200)
  })

  it('a menu entry to nowhere is not drawn, the others are', async () => {
    const menu = await site.client.getDocument('menu')
    const nowhere = {
      _key: 'nowhere',
      _type: 'menuItem',
      name: [text('en', 'Nowhere at all')],
      path: '/nowhere',
      isLink: true,
    }
    await agreed(site.lake)
      .change('menu', (patch) => patch.append('items', [nowhere]))
      .catch((error: unknown) => {
        // A lake that holds links to what is there refuses it at once, which is as good.
        expect(String(error)).toMatch(/nowhere/)
      })
    await caughtUp(site.lake)
    const html = await site.text('/')
    expect(html).not.toContain('Nowhere at all')
    expect(html).toContain('class="nav__item"')
    if (menu) await agreed(site.lake).put(menu)
  })

  it('a page of 200 blocks is drawn whole', async () => {
    const blocks = Array.from({ length: 200 }, (_, at) =>
      richText(`r${at}`, [words(`Paragraph number ${at}.`)]),
    )
    await publish(page('/many-blocks', blocks))
    const html = await site.text('/many-blocks')
    for (const at of [0, 99, 199]) expect(html).toContain(`Paragraph number ${at}.`)
  })
})

describe('a page nobody has asked for while the lake is down', () => {
  it('is a whole page in its language that asks to come back, with 503, and heals', async () => {
    await publish(page('/never-seen', [richText('r', [words('Here at last.')])]))
    await site.text('/')
    const [{ status, headers, body }, known] = await site.lake.whileAway(async () => [
      await ask('/never-seen'),
      await Promise.all(localeIds.map((id) => ask(localePath(id, '/fees')))),
    ])
    expect([status, languageOf(body)]).toEqual([503, 'en'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(headers['cache-control']).toContain('no-store')
    expect(body).toContain('<aside class="risk"')
    expect(h1(body)).toBe('One moment, please')
    expect(known.map((answer) => answer.status)).toEqual([200, 200, 200])
    await expect.poll(async () => (await ask('/never-seen')).status, { timeout: 15_000 }).toBe(200)
    expect(await site.text('/never-seen')).toContain('Here at last.')
  }, 60_000)
})

const searchIndex = async () => (await fetch(`${site.url}/api/search/en`)).text()

describe('the site search', () => {
  it.each([
    ['/search?q=margin', 'en', /\/glossary#term-/],
    ['/de/search?q=gebuhren', 'de', /href="\/de\/fees"/],
    ['/pl/search?q=zaloz', 'pl', /href="\/pl\//],
    ['/search?q=eurusd', 'en', /href="\/trading\/forex/],
    ['/search?q=risk%20disclosure', 'en', /href="\/legal\/risk-disclosure\.pdf"/],
  ])('%s finds without script', async (path, language, href) => {
    const { status, body, headers } = await ask(path)
    expect([status, languageOf(body)]).toEqual([200, language])
    const found = body.slice(
      body.indexOf('<ol class="hits"'),
      body.indexOf('</ol>', body.indexOf('<ol class="hits"')),
    )
    expect(found).toMatch(href)
    expect(body).toContain('<meta name="robots" content="noindex')
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-/)
  })

  it('shows a question as words, whatever it is', async () => {
    const { status, body } = await ask(`/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(status).toBe(200)
    expect(body).not.toContain('<script>alert(1)')
    const long = await ask(`/de/search?q=${'x'.repeat(5_000)}`)
    expect([long.status, long.body]).toEqual([
      200,
      expect.stringContaining('nur nach den ersten 100 Zeichen'),
    ])
    expect((await ask('/search?q=a&q=b')).status).toBe(200)
  })

  it('hands the browser what a publish changed, and asks nothing twice', async () => {
    const asked = async () => {
      const before = site.proxy.queries()
      await searchIndex()
      return site.proxy.queries() - before
    }
    // What a test before published or took away may still be on its way to the site.
    await expect.poll(asked, { timeout: 15_000 }).toBe(0)
    await publish(page('/found-anew', [richText('r', [words('Quartermaster.')])]))
    expect(await searchIndex()).toContain('Quartermaster.')
    expect((await ask('/api/search/xx')).status).toBe(404)
  })

  it('leads to questions and terms that stand on their pages', async () => {
    const answer = await fetch(`${site.url}/api/search/de`)
    const { entries }: { entries: { href: string }[] } = await answer.json()
    for (const path of ['/de/more/faq', '/de/glossary']) {
      const html = await site.text(path)
      const places = entries.flatMap(({ href }) => (href.startsWith(`${path}#`) ? [href.split('#')[1]] : []))
      expect(places.length).toBeGreaterThan(10)
      for (const place of places) expect(html).toContain(`id="${place}"`)
    }
  })
})

describe('open pages', () => {
  it('hear within two seconds of what they show, all from one watch', async () => {
    await site.text('/')
    const streams = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        openStream(`${site.url}/api/news?path=${localePath(localeIds[at % 3] ?? 'en', '/fees')}&age=0`),
      ),
    )
    await Promise.all(streams.map((stream) => stream.until((events) => events.length > 0)))
    const counts = streams.map(({ events }) => told(events))
    await readAgain(site)
    const queries = site.proxy.queries()
    await publishFigure(site, 57)
    await Promise.all(streams.map((stream, at) => stream.until((events) => told(events) > (counts[at] ?? 0))))
    // The figure alone, for pages and for routes: no reader costs the lake a question.
    expect(site.proxy.queries() - queries).toBeLessThanOrEqual(2)
    expect(showsFigure(await site.text('/'), '57')).toBe(true)
    for (const stream of streams) stream.close()
  }, 30_000)

  it('hear on their return of what was published meanwhile', async () => {
    await publishFigure(site, 56)
    const missed = await openStream(`${site.url}/api/news?path=/&age=60000`)
    await missed.until((events) => events.length > 0)
    expect(missed.events[0]?.event).toBe('news')
    missed.close()
    expect((await ask('/api/news?path=evil&age=1')).status).toBe(400)
    expect((await ask('/api/news?path=/&age=x')).status).toBe(400)
  })

  it('do not keep a site from stopping', async () => {
    const open = await openStream(`${site.url}/api/news?path=/&age=0`)
    await open.until((events) => events.length > 0)
    await site.stopSite('SIGTERM')
    await open.ended
    await site.startSite()
  }, 60_000)
})
