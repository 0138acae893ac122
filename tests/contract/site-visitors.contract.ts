import { readdirSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { buildEngine, find } from '#web/features/search/engine.ts'
import { type Locale, localeIds, localePath } from '#locales/table.ts'
import { caughtUp, readAgain } from '#tests/support/site/figures.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { pastFirstLevel } from '#tests/support/site/past-first-level.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { test as it } from '#tests/support/site/worker-site.ts'

/** What visitors are promised in small things: the channel of the app (A3), the portal (A8), one number of hits. */

let site: TestSite

it.beforeAll(async ({ site: given }) => {
  site = given
}, 600_000)

const ask = (path: string, headers: Record<string, string> = {}) => rawRequest(site.url, path, headers)

/** Where the download page leads, and the dark cells of its scan code. */
const download = async (query: string, locale: Locale = 'de') => {
  const html = await site.text(`${localePath(locale, '/download')}${query}`)
  return {
    link: /href="(https:\/\/get\.[^"]*)"/.exec(html)?.[1],
    code: /class="scan__cells" d="([^"]*)"/.exec(html)?.[1],
    html,
  }
}

describe('the download page (A3)', () => {
  it('leads any code of 1 to 32 letters, digits, - and _ to itself, in link and scan code', async () => {
    const plain = await download('')
    expect(plain.link).toMatch(/\/6688$/)
    expect(plain.html).toContain('href="/de/download#at-download"')
    expect(plain.html).not.toContain('6688: ')
    const codes = new Set([plain.code])
    for (const channel of ['1234', '7', 'spring_2026-A', 'x'.repeat(32)])
      for (const locale of localeIds) {
        const { link, code, html } = await download(`?v=${channel}`, locale)
        expect(link).toBe(plain.link?.replace('6688', channel))
        expect(html).toContain(channel === '7' ? ' 7<' : `${channel}<`)
        // The button to the code below stays on the channel's page.
        expect(html).toContain('href="#at-download"')
        codes.add(code)
      }
    expect(codes.size).toBe(5)
    // A channel that an editor entered keeps its own link and name.
    const listed = await download('?v=7001')
    expect(listed.link).toMatch(/\/7001$/)
    expect(listed.html).toContain('Partnerseite')
  })

  it('takes anything else for 6688, without an error', async () => {
    const { link, code } = await download('')
    for (const query of [
      '?v=',
      '?v=6688',
      `?v=${'x'.repeat(33)}`,
      '?v=a%20b',
      '?v=%C3%A4',
      '?v=1%0A',
      '?v[]=1',
    ])
      expect(await download(query), query).toMatchObject({ link, code })
  })

  it('is the same for all who come through a channel: it may be kept, and asked for again by its tag', async () => {
    const first = await ask('/de/download?v=1234')
    const again = await ask('/de/download?v=1234', { 'if-none-match': String(first.headers['etag']) })
    expect([first.status, again.status]).toEqual([200, 304])
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(first.headers['set-cookie']).toBeUndefined()
  })

  it('by codes nobody gave out costs no question to the lake and no file, and drives no other page out', async () => {
    const files = () => readdirSync(`${site.dataDir}/site/cache`, { recursive: true }).length
    await site.text('/de/about')
    await download('?v=before')
    await readAgain(site)
    const before = { queries: site.proxy.queries(), files: files() }
    const count = 120
    for (let from = 0; from < count; from += 10) {
      const links = await Promise.all(
        Array.from({ length: 10 }, async (_, at) => (await download(`?v=made-up-${from + at}`)).link),
      )
      expect(links.map((link, at) => link?.endsWith(`/made-up-${from + at}`))).not.toContain(false)
    }
    // What goes on beside, such as a look at a lake that was slow, has nothing to do with their number.
    expect(site.proxy.queries() - before.queries).toBeLessThan(count / 2)
    expect(files() - before.files).toBeLessThan(count / 10)
    expect((await ask('/de/about', pastFirstLevel)).headers['x-nextjs-cache']).toBe('HIT')
  }, 120_000)
})

const remember = async (headers: Record<string, string>) => {
  const answer = await fetch(`${site.url}/api/device`, {
    method: 'POST',
    headers: { origin: site.url, ...headers },
  })
  const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('Channel='))
  return [answer.status, line?.split(';')[0]]
}

describe('the cookie Channel (A3, D10, E11)', () => {
  it('takes the channel of the page over that of an earlier visit, with consent or on a known device only', async () => {
    expect(await remember({ cookie: 'isAccept=1', channel: '1234' })).toEqual([200, 'Channel=1234'])
    expect(await remember({ cookie: 'isAccept=1; Channel=77', channel: '1234' })).toEqual([
      200,
      'Channel=1234',
    ])
    expect(await remember({ cookie: 'isAccept=1; Channel=77' })).toEqual([200, 'Channel=77'])
    expect(await remember({ cookie: 'isAccept=1', channel: '../x' })).toEqual([200, 'Channel=0'])
    expect(await remember({ cookie: 'IMEI=b7c1d2e3-0000', channel: '1234' })).toEqual([200, 'Channel=1234'])
    expect(await remember({ channel: '1234' })).toEqual([403, undefined])
    expect(await remember({ cookie: 'isAccept=0', channel: '1234' })).toEqual([403, undefined])
  })
})

describe('/management (A8)', () => {
  it('leads to the address in the settings, in every language and in one step', async () => {
    for (const path of [
      '/management',
      '/de/management',
      '/pl/management',
      '/en/management',
      '/de/management?x=1',
    ]) {
      const { status, headers } = await ask(path, { 'accept-language': 'pl' })
      expect([path, status, headers['location']]).toEqual([path, 307, 'https://management.halyard.example/'])
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  it('follows a publish; without an address it is a page that does not exist', async () => {
    const settings = await site.client.getDocument('siteSettings')
    const links: Record<string, unknown> = settings?.['links']
    const publish = async (management: unknown) => {
      await site.client
        .patch('siteSettings')
        .set({ links: { ...links, management } })
        .commit()
      await caughtUp(site.lake)
    }
    await publish('https://portal.halyard.example/in')
    // A lake too busy to answer leaves the site with what it last said.
    await expect
      .poll(async () => (await ask('/de/management')).headers['location'], { timeout: 20_000 })
      .toBe('https://portal.halyard.example/in')
    await publish(undefined)
    await expect.poll(async () => (await ask('/de/management')).status, { timeout: 20_000 }).toBe(404)
    const missing = await ask('/de/management')
    expect([missing.status, /<html lang="(..)"/.exec(missing.body)?.[1]]).toEqual([404, 'de'])
    expect(missing.body).toContain('<aside class="risk"')
    await publish(links['management'])
  }, 60_000)
})

describe('the number of hits', () => {
  it.each(['a', 'margin', 'spread', 'xyzzy'])(
    'of “%s” is the same over the page and on the page',
    async (question) => {
      for (const locale of localeIds) {
        const { entries } = await (await fetch(`${site.url}/api/search/${locale}`)).json()
        const over = find(buildEngine(entries), question, 12)
        const html = await site.text(`${localePath(locale, '/search')}?q=${question}`)
        const note = /class="search__note">([^<]*)/.exec(html)?.[1] ?? ''
        const listed = html.match(/class="hits__title"/g)?.length ?? 0
        expect(listed).toBe(Math.min(over.count, 40))
        // The note names the number, and that of the listed ones where it is another.
        const numbers = note.match(/\d+/g)?.map(Number) ?? []
        expect(numbers).toEqual([over.count, listed].slice(0, over.count === 0 ? 0 : over.count > 40 ? 2 : 1))
      }
    },
  )
})
