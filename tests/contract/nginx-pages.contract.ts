import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '#tests/support/free-port.ts'
import { nginx, startNginx, type TestNginx } from '#tests/support/instances/nginx.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { NginxStore } from '#web/serving/nginx/nginx-store.ts'
import { Proxies } from '#web/serving/nginx/proxies.ts'

/** Plays an instance of the site whose pages may be kept. */
const asked: { url: string; headers: IncomingHttpHeaders }[] = []
let version = 1
const text = () => `<p>version ${version}</p>`.padEnd(9_000, '.')

const askedFor = (path: string) => asked.filter(({ url }) => url === path)

const answer = createServer((request, response) => {
  const { url = '/', headers } = request
  asked.push({ url, headers })
  const known = !url.includes('unknown')
  response.statusCode = known ? 200 : 404
  if (headers['accept-language']?.startsWith('de') && !url.startsWith('/de')) {
    response.writeHead(307, { location: `/de${url}`, 'cache-control': 'private, no-store' }).end()
    return
  }
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
  response.setHeader('vary', 'rsc, Accept-Encoding')
  response.setHeader('etag', `W/"${version}"`)
  if (known) response.setHeader('x-accel-expires', url.startsWith('/short') ? '1' : '30')
  const wished = String(headers['accept-encoding'])
  const encoding = /br/.test(wished) ? 'br' : /gzip/.test(wished) ? 'gzip' : null
  if (encoding) response.setHeader('content-encoding', encoding)
  const body = encoding === 'br' ? brotliCompressSync(text()) : encoding ? gzipSync(text()) : text()
  setTimeout(() => response.end(request.method === 'HEAD' ? undefined : body), 60)
})

describe.skipIf(!nginx)('pages that nginx keeps', () => {
  let front: TestNginx
  let endedUrl: string
  let store: NginxStore
  let server: Server
  let port: number

  const listen = async () => {
    server = answer.listen(port, 'localhost')
    await new Promise((resolve) => server.once('listening', resolve))
  }
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }

  beforeAll(async () => {
    port = await freePort()
    await listen()
    const endedPort = await freePort()
    front = await startNginx([port], endedPort)
    endedUrl = `http://127.0.0.1:${endedPort}`
    store = new NginxStore(endedUrl)
  }, 60_000)
  afterAll(async () => {
    await front?.stop()
    if (answer.listening) await close()
  })

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${front.url}${path}`, { headers, method, redirect: 'manual' })

  it('are asked for once, and again when they have ended', async () => {
    for (let times = 0; times < 3; times += 1) expect(await (await get('/fees')).text()).toBe(text())
    expect(askedFor('/fees')).toHaveLength(1)
    for (let publish = 0; publish < 20; publish += 1) {
      version += 1
      await store.end(['/fees'])
      expect(await (await get('/fees')).text()).toBe(text())
    }
    await (await get('/fees')).text()
    expect(askedFor('/fees')).toHaveLength(21)
    expect(store.problem).toBeNull()
  })

  it('are one request for a crowd that finds none', async () => {
    const crowd = await Promise.all(Array.from({ length: 100 }, async () => (await get('/crowd')).text()))
    expect(new Set(crowd)).toEqual(new Set([text()]))
    expect(askedFor('/crowd')).toHaveLength(1)
  })

  it('are of the same text in every encoding, as few as there are', async () => {
    const wishes = [
      'gzip, deflate, br, zstd',
      'br, gzip',
      'gzip',
      'gzip;q=1.0, br;q=0',
      'br',
      'identity',
      '*;q=0',
    ]
    for (const wish of [...wishes, ...wishes]) {
      const one = await get('/encodings', { 'accept-encoding': wish })
      expect([wish, await one.text()]).toEqual([wish, text()])
    }
    expect(askedFor('/encodings').map(({ headers }) => headers['accept-encoding'])).toEqual([
      'br, gzip',
      'gzip',
      'identity',
    ])
  })

  it('are kept for nobody in person, and for no part of a page', async () => {
    await (await get('/person')).text()
    const persons = [
      { cookie: 'signedIn=1' },
      { cookie: 'a=1; Authorization=x' },
      { cookie: '__Host-Authorization=x' },
      { cookie: '__Host-preview-pass=x; b=2' },
      { cookie: '__prerender_bypass=x' },
      { cookie: 'sanity-preview-perspective=drafts' },
      { authorization: 'Basic eDp5' },
      { rsc: '1' },
      { 'next-router-prefetch': '1' },
      { 'accept-language': 'de' },
      { 'accept-language': 'en;q=0.5, pl' },
      { cookie: 'hl=pl' },
      { cookie: 'hl=en; hl=de' },
    ]
    for (const headers of persons) {
      const before = askedFor('/person').length
      await get('/person', headers)
      const [last] = askedFor('/person').slice(before)
      expect([headers, last?.headers]).toMatchObject([headers, headers])
    }
    const kept = askedFor('/person').length
    for (const headers of [{ cookie: '_ga=GA1.1; hl=en' }, { 'accept-language': 'en-GB,en;q=0.9,de;q=0.8' }])
      await get('/person', headers)
    expect(askedFor('/person')).toHaveLength(kept)
    for (const path of [
      '/person?hl=de',
      '/Person',
      '/search',
      '/de/legal/a',
      '/uc',
      '/api/health',
      '/person/',
    ]) {
      await get(path)
      await get(path)
      expect([path, askedFor(path).length]).toEqual([path, 2])
    }
    await get('/person', {}, 'POST')
    expect(askedFor('/person')).toHaveLength(kept + 1)
  })

  it('are the same whatever the first reader sends', async () => {
    await get('/first', {
      'x-middleware-rewrite': '/uc',
      'sec-fetch-dest': 'empty',
      'x-forwarded-for': '192.0.2.7',
    })
    const headers = askedFor('/first')[0]?.headers ?? {}
    expect(headers['x-forwarded-for']).toMatch(/^(?:127\.0\.0\.1|::1)$/)
    expect(Object.keys(headers).toSorted()).toEqual([
      'accept-encoding',
      'host',
      'x-forwarded-for',
      'x-forwarded-proto',
    ])
  })

  it('leave what is no page to the site, with what the visitor sent', async () => {
    for (let times = 0; times < 2; times += 1)
      expect((await get('/unknown', { 'user-agent': 'reader' })).status).toBe(404)
    expect(askedFor('/unknown').filter(({ headers }) => headers['user-agent'] === 'reader')).toHaveLength(2)
    const led = await get('/german', { 'accept-language': 'de' })
    expect([led.status, led.headers.get('location')]).toEqual([307, '/de/german'])
  })

  it('answer HEAD, conditions and ranges as the site does, and do not tell how long they are kept', async () => {
    const whole = await get('/parts', { 'accept-encoding': 'identity' })
    await whole.text()
    const head = await get('/parts', { 'accept-encoding': 'identity' }, 'HEAD')
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(text().length)])
    for (const name of ['etag', 'cache-control', 'vary', 'content-type'])
      expect(head.headers.get(name)).toBe(whole.headers.get(name))
    expect(whole.headers.get('x-accel-expires')).toBeNull()
    // Who has a copy has seen something: the instance decides (record 65).
    const copy = { 'if-none-match': String(whole.headers.get('etag')), 'accept-encoding': 'identity' }
    await rawRequest(front.url, '/parts', copy)
    await rawRequest(front.url, '/parts', { 'x-content-seq': '17' })
    expect(
      askedFor('/parts')
        .slice(1)
        .map(({ headers }) => headers),
    ).toMatchObject([copy, { 'x-content-seq': '17' }])
    const part = await get('/parts', { range: 'bytes=0-9', 'accept-encoding': 'identity' })
    expect([part.status, await part.text()]).toEqual([200, text()])
    expect(askedFor('/parts')).toHaveLength(3)
  })

  it('are served past their age while no instance answers, but not once they have ended', async () => {
    for (const path of ['/short', '/short/ended']) await (await get(path)).text()
    await sleep(2_100)
    await close()
    try {
      expect((await get('/short')).status).toBe(200)
      await store.end(['/short/ended'])
      const gone = await get('/short/ended')
      expect([gone.status, gone.headers.get('retry-after')]).toEqual([503, '2'])
    } finally {
      await listen()
    }
    await sleep(2_100)
    expect((await get('/short/ended')).status).toBe(200)
  })

  it('are told to end again by a site that was not heard', async () => {
    const later = await freePort()
    const away = new NginxStore(`http://127.0.0.1:${later}`)
    await away.end(['/fees'])
    expect(away.problem).toMatch(/NGINX_URLS/)
    // Whom everybody may ask says which it is, and no address.
    const both = new Proxies([endedUrl, 'http://127.0.0.1:1'])
    both.learn([{ locale: 'de', path: '/fees' }])
    await expect.poll(() => both.problem).toMatch(/^An nginx of NGINX_URLS \(2 of 2\) [^\d]+$/)
    const told: string[] = []
    const back = createServer((request, response) => {
      told.push(request.url ?? '')
      response.writeHead(503).end()
    })
    back.listen(later, '127.0.0.1')
    await expect.poll(() => away.problem, { timeout: 5_000 }).toBeNull()
    expect(told.toSorted()).toEqual(['/ended/br/fees', '/ended/gzip/fees', '/ended/identity/fees'])
    back.closeAllConnections()
    back.close()
  })
})
