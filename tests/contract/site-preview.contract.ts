import { vercelStegaCleanAll } from '@sanity/client/stega'
import { describe, expect } from 'vitest'
import { localeIds, localePath } from '#locales/table.ts'
import { readToken } from '#tests/support/lake/lake.ts'
import { storedKeys } from '#web/features/consent/registry.ts'
import { cookiesOf, enablePath, fieldMark, openPreview, writeSecret } from '#tests/support/site/preview.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { test as it } from '#tests/support/site/worker-site.ts'

let site: TestSite
let cookie: string

it.beforeAll(async ({ site: given }) => {
  site = given
  cookie = await openPreview(site)
}, 600_000)

const get = (path: string, headers: Record<string, string> = { cookie }) =>
  fetch(`${site.url}${path}`, { redirect: 'manual', headers })

/** What is there to read, without the marks of the fields. */
const wordsOf = async (response: Response) => vercelStegaCleanAll(await response.text())

/** Makes a draft of a document, or of its version in a release. */
const change = async (id: string, changes: Record<string, unknown>, release?: string) => {
  const document = await site.client.getDocument(id)
  if (!document) throw new Error(`${id} is missing`)
  const { _rev, ...content } = document
  const prefix = release === undefined ? 'drafts' : `versions.${release}`
  await site.client.createOrReplace({ ...content, ...changes, _id: `${prefix}.${id}` })
}

const heroOf = (title: string) => [{ _key: 'a', _type: 'hero', title }]

describe('the way into a preview', () => {
  it.each(['', '?sanity-preview-secret=', '?sanity-preview-secret=guessed'])(
    'is shut without a secret of the Studio: %s',
    async (query) => {
      const response = await get(`/api/preview/enable${query}`, {})
      expect(response.status).toBe(401)
      expect(response.headers.getSetCookie()).toEqual([])
      expect(await response.text()).toContain('Open it again from the Studio')
    },
  )

  it('is open with a secret for an hour', async () => {
    await writeSecret(site.lake, 'of-before', 59 * 60_000)
    expect((await get(enablePath('of-before', '/'), {})).status).toBe(307)
    await writeSecret(site.lake, 'of-before', 61 * 60_000)
    expect((await get(enablePath('of-before', '/'), {})).status).toBe(401)
  })

  it('stores no key that the table of cookies does not name', () => {
    const names = cookie.split('; ').map((pair) => pair.slice(0, pair.indexOf('=')))
    const known = storedKeys.flatMap(({ group, key }) => (group === 'preview' ? [key] : []))
    expect(names.toSorted()).toEqual(known.toSorted())
  })

  it.each([
    '//evil.example/x',
    'https://evil.example/x',
    '/\\evil.example',
    '/.//evil.example/x',
    '/a/..//evil.example',
  ])('leads nowhere but to this site: %s', async (path) => {
    await writeSecret(site.lake, 'way')
    const response = await get(enablePath('way', path), {})
    expect(response.status).toBe(307)
    expect(new URL(response.headers.get('location') ?? '', site.url).origin).toBe(site.url)
  })

  it('is shut with a cookie that somebody made up', async () => {
    const made = await get('/', { cookie: '__prerender_bypass=0123456789abcdef0123456789abcdef' })
    expect((await made.text()).match(fieldMark)).toBeNull()
    expect(made.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(made.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })
})

describe('a page in a preview', () => {
  it('shows the draft with a mark at each text, is kept by nobody and framed by the Studio alone', async () => {
    await change('page-de-home', { blocks: heroOf('Entwurf 4711') })
    const response = await get('/de')
    const html = await response.text()
    expect(vercelStegaCleanAll(html).includes('Entwurf 4711')).toBe(true)
    expect([fieldMark.test(html), html.includes(readToken)]).toEqual([true, false])
    expect(response.headers.get('cache-control')).toMatch(/private.*no-store/)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy.split('; ')).toContain(`frame-ancestors ${site.lake.url}`)
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    expect(html.includes(`nonce="${nonce}"`)).toBe(true)
    const inline = html.match(/<script(?![^>]*(?:\ssrc=|"application\/ld\+json"))[^>]*>/g) ?? []
    // One script is the layout's own, allowed by its hash.
    expect(inline.filter((tag) => !tag.includes(`nonce="${nonce}"`)).length).toBe(1)
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' 'sha256-[^']+';/)
    const again = await get('/de')
    expect(again.headers.get('content-security-policy')).not.toBe(policy)
  })

  it('is there for a page that has never been published, and in no visitor’s way', async () => {
    await site.client.createOrReplace({
      _id: 'drafts.page-en-new',
      _type: 'page',
      language: 'en',
      path: '/never/published',
      title: 'Never published',
      blocks: heroOf('Never published'),
    })
    const previewed = await get('/never/published')
    expect([previewed.status, await wordsOf(previewed)]).toEqual([
      200,
      expect.stringContaining('Never published'),
    ])
    expect((await get('/never/published', {})).status).toBe(404)
  })

  it('shows a release when the Studio chose one', async () => {
    await site.client.action({
      actionType: 'sanity.action.release.create',
      releaseId: 'rPreview1',
      metadata: { title: 'For the preview', releaseType: 'undecided' },
    })
    await change('page-pl-home', { blocks: heroOf('Szkic') })
    await change('page-pl-home', { blocks: heroOf('Wydanie') }, 'rPreview1')
    expect((await wordsOf(await get('/pl'))).includes('Szkic')).toBe(true)
    const chosen = await fetch(`${site.url}/api/preview/perspective`, {
      method: 'POST',
      headers: { cookie, origin: site.url },
      body: 'rPreview1,drafts',
    })
    expect(chosen.status).toBe(200)
    const others = cookie.split('; ').filter((part) => !part.startsWith('sanity-preview-perspective='))
    const html = await wordsOf(await get('/pl', { cookie: [...others, cookiesOf(chosen)].join('; ') }))
    expect([html.includes('Wydanie'), html.includes('Szkic')]).toEqual([true, false])
    const foreign = await fetch(`${site.url}/api/preview/perspective`, {
      method: 'POST',
      headers: { cookie, origin: 'https://evil.example' },
      body: 'published',
    })
    expect(foreign.status).toBe(403)
  })

  it('is ended by no page of another site', async () => {
    const staying = await openPreview(site)
    for (const headers of [
      {},
      { origin: 'https://evil.example' },
      { origin: site.url, 'sec-fetch-site': 'cross-site' },
    ]) {
      const answer = await fetch(`${site.url}/api/preview/disable`, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie: staying, ...headers },
      })
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
    }
  })

  it('has a way out, which leads back to the page as visitors see it', async () => {
    // Another pass than the one the other tests go on with: this one ends for good.
    const leaving = await openPreview(site)
    const response = await fetch(`${site.url}/api/preview/disable`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: leaving, referer: `${site.url}/de/about`, origin: site.url },
    })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/de/about'])
    expect(response.headers.getSetCookie().join()).toMatch(/__prerender_bypass=;.*Expires=Thu, 01 Jan 1970/)
  })
})

describe('the stream of changes', () => {
  it('is for an open preview alone', async () => {
    expect((await get('/api/preview/events', {})).status).toBe(403)
  })

  it('tells of a change to a draft after which the page shows it', async () => {
    const leaving = new AbortController()
    const response = await fetch(`${site.url}/api/preview/events`, {
      headers: { cookie },
      signal: leaving.signal,
    })
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    if (!reader) throw new Error('there is no stream')
    const until = async (sign: string) => {
      for (let text = ''; !text.includes(sign); ) {
        const { value, done } = await reader.read()
        if (done) throw new Error('the stream ended')
        text += value
      }
    }
    await until('retry')
    // The lake is listened to a moment after the stream began: the change is repeated until it is heard.
    let tries = 0
    const changing = setInterval(() => {
      tries += 1
      void change('page-en-home', { blocks: heroOf(`Change ${tries}`) })
    }, 250)
    await until('event: change')
    clearInterval(changing)
    await expect.poll(async () => wordsOf(await get('/')), { timeout: 10_000 }).toContain(`Change ${tries}`)
    leaving.abort()
  })
})

/** Everything the page's HTML and flight data name as a script of it, as text. */
const scriptsOf = async (html: string): Promise<string[]> => {
  const names = new Set(html.match(/static\/chunks\/[\w.~-]+\.js/g))
  return Promise.all([...names].map(async (name) => (await get(`/_next/${name}`, {})).text()))
}

const hasPreview = (scripts: readonly string[]) =>
  scripts.some((script) => /\/api\/preview\/(?:events|disable)/.test(script))

describe('a visitor, while drafts are previewed', () => {
  it('loads no script of the preview, which an editor does', async () => {
    const own = await scriptsOf(await (await get('/de', {})).text())
    const previewed = await scriptsOf(await (await get('/de')).text())
    expect(own.length).toBeGreaterThan(3)
    expect([hasPreview(own), hasPreview(previewed)]).toEqual([false, true])
  })

  it('gets nothing of a draft, no mark of a field and no script of the preview', async () => {
    for (const locale of localeIds) {
      await get(localePath(locale, '/'))
      const html = await (await get(localePath(locale, '/'), {})).text()
      expect(html.length).toBeGreaterThan(10_000)
      expect(html.match(fieldMark)).toBeNull()
      expect(html.match(/Entwurf 4711|Szkic|Change \d/)).toBeNull()
    }
  })
})
