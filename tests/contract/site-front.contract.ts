import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { describe, expect } from 'vitest'
import { rawRequest } from '#tests/support/raw-request.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { test as it } from '#tests/support/site/worker-site.ts'

let site: TestSite

it.beforeAll(async ({ site: given }) => {
  site = given
  await site.text('/fees')
}, 600_000)

/** What a request line gets that no client library would send. */
const send = (line: string, headers = `Host: ${new URL(site.url).host}`) =>
  new Promise<{ status: number; head: string; body: string }>((resolve, reject) => {
    const socket = connect(Number(new URL(site.url).port), 'localhost')
    let text = ''
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', ...body] = text.split('\r\n\r\n')
      resolve({ status: Number(head.split(' ')[1]), head, body: body.join('') })
    })
    socket.write(`${line} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`)
  })

describe('what is no request of this site (quality 9)', () => {
  it.each([
    ['TRACE /', 405, /method TRACE/],
    ['PROPFIND /fees', 405, /method PROPFIND/],
    ['GET /%zz', 400, /escape/],
    ['GET /%E0%A4%A', 400, /escape/],
    ['GET /de/fees%', 400, /escape/],
    ['GET /api/%zz', 400, /escape/],
    ['GET /_next/static/%zz', 400, /escape/],
    ['OPTIONS *', 400, /no path/],
    ['GET http://evil.example/', 421, /host that is not served/],
    ['GET http://evil.example/en/fees', 421, /host that is not served/],
    ['GET https://user@evil.example/api/health', 421, /host that is not served/],
    ['GET http://[', 421, /host that is not served/],
  ])('%s is refused with %i and a sentence', async (line, status, sentence) => {
    const answer = await send(line)
    expect([answer.status, answer.body]).toEqual([status, expect.stringMatching(sentence)])
    expect(answer.head).toMatch(/content-security-policy: default-src 'none'/i)
    expect(answer.head).not.toMatch(/^location:/im)
  })

  it('an own address in the absolute form is its path', async () => {
    const answer = await send(`GET ${site.url}/api/health`)
    expect([answer.status, answer.body]).toEqual([200, expect.stringContaining('"parts"')])
  })

  it.each(['evil.example', 'evil.example/x', 'a b', '@', 'evil.example:99999'])(
    'the host %s never gets into an address',
    async (host) => {
      for (const path of ['/', '/en/fees', '/fees/', '/uc', '/?hl=de', '/nope']) {
        const { status, head } = await send(`GET ${path}`, `Host: ${host}`)
        expect([path, status < 500]).toEqual([path, true])
        const location = /^location: (.*)$/im.exec(head)?.[1]
        if (location) expect(new URL(location, site.url).origin).toBe(site.url)
      }
    },
  )
})

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

describe('headers', () => {
  it.each([
    ['/', 200],
    ['/de/fees', 200],
    ['/search?q=margin', 200],
    ['/nope', 404],
    ['/en/fees', 308],
    ['/uc', 303],
    ['/?hl=de', 307],
    ['/locales/en/trading.json', 200],
    ['/locales/en/nope.json', 404],
    ['/sitemap.xml', 200],
    ['/robots.txt', 200],
    ['/legal/risk-disclosure.pdf', 200],
    ['/media/nope.png', 404],
    ['/api/health', 200],
    ['/api/nope', 404],
    ['/api/search/en', 200],
    ['/api/preview/enable', 401],
    ['/api/revalidate', 405],
    ['/assets/nope.js', 404],
    ['/_next/static/nope.js', 404],
  ])('%s (%i) has all of the site and a policy', async (path, status) => {
    const answer = await rawRequest(site.url, path)
    expect([path, answer.status]).toEqual([path, status])
    expect(answer.headers).toMatchObject(everywhere)
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none'/)
    expect(policy).toMatch(/frame-ancestors /)
    // Plain http: a browser would ignore it, and a proxy might not.
    expect(answer.headers['strict-transport-security']).toBeUndefined()
  })

  it('a sharing picture has them too', async () => {
    const html = await site.text('/de/fees')
    const picture = /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? ''
    const { status, headers } = await rawRequest(site.url, new URL(picture).pathname)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      ...everywhere,
      'content-security-policy': expect.stringMatching(/^default-src 'none'/),
    })
  })

  it('a page’s data for React are kept by no shared cache and have the policy of the site', async () => {
    const asked = [
      { rsc: '1' },
      { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
      { rsc: '1', 'next-router-prefetch': '1' },
    ]
    const types = new Set<string>()
    for (const headers of asked) {
      // Next sends on to the address that names these headers, so that caches tell them apart.
      const response = await fetch(`${site.url}/de/fees?_rsc=`, { headers })
      await response.text()
      types.add(response.headers.get('content-type') ?? '')
      expect([headers, response.status]).toEqual([headers, 200])
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    }
    expect([...types]).toEqual(['text/x-component'])
  })
})

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const visit = async (path: string, address: string) => {
  const response = await fetch(`${site.url}${path}`, from(address))
  return { status: response.status, headers: response.headers, body: await response.text() }
}

const forged = () =>
  fetch(`${site.url}/api/revalidate`, { method: 'POST', body: '{}', ...from('203.0.113.11') })

describe('a flood from one address (quality 9)', () => {
  it.each([
    ['/api/preview/enable', 120, 401],
    ['/api/holidays/en/NOPE.ics', 600, 404],
    ['/og/en/nope.png', 120, 404],
    ['/media/nope.png', 120, 404],
  ])(
    'of %s lets %i a minute through, another address all the while',
    async (path, most, status) => {
      const answers = []
      for (let round = 0; answers.length < most + 100; round += 1)
        answers.push(...(await Promise.all(Array.from({ length: 20 }, () => visit(path, '203.0.113.8')))))
      expect(answers.filter((answer) => answer.status === status).length).toBeLessThanOrEqual(most + 20)
      const refused = answers.filter((answer) => answer.status === 429)
      expect(refused.length).toBeGreaterThanOrEqual(60)
      for (const { headers, body } of refused) {
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
        expect(body).toMatch(/came from your address\. Try again in \d+ seconds/)
      }
      expect((await visit(path, '203.0.113.9')).status).toBe(status)
    },
    60_000,
  )

  it('of addresses that do not exist ends in 429, and its own reading goes on', async () => {
    const answers = []
    for (let round = 0; round < 35; round += 1)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 20 }, (_, at) => visit(`/de/nope-${round}-${at}`, '203.0.113.10')),
        )),
      )
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(600)
    expect(answers.at(-1)).toMatchObject({ status: 429, body: expect.stringContaining('lang="de"') })
    expect((await visit('/de/fees', '203.0.113.10')).status).toBe(200)
  }, 120_000)

  it('of pages that must be drawn is passed by the one page of another address', async () => {
    let answered = 0
    const many = Array.from({ length: 240 }, async (_, at) => {
      const { status } = await visit(`/download?v=${1_000 + at}`, '203.0.113.12')
      answered += 1
      return status
    })
    expect((await visit('/pl/download?v=2000', '203.0.113.13')).status).toBe(200)
    expect(answered).toBeLessThan(200)
    expect(new Set(await Promise.all(many))).toEqual(new Set([200]))
  }, 120_000)

  it('of forged webhooks ends in 429', async () => {
    const statuses = []
    for (let count = 0; count < 70; count += 1) statuses.push((await forged()).status)
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429])
  })
})

describe('the end of the process', () => {
  it('loses no request of twenty busy connections, and comes within five seconds', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 20 })
    const lost: string[] = []
    const seen = { answered: 0, told: 0 }
    const ask = () =>
      new Promise<boolean>((resolve) => {
        const asked = request(`${site.url}/fees`, { agent }, (answer) => {
          // The next one would go to another instance.
          const isLast = answer.headers.connection === 'close'
          if (isLast) seen.told += 1
          answer.resume()
          answer.on('end', () => {
            seen.answered += 1
            resolve(isLast)
          })
        })
        asked.on('error', (error: NodeJS.ErrnoException) => {
          lost.push(`${error.code} ${asked.reusedSocket}`)
          resolve(true)
        })
        asked.end()
      })
    const busy = Array.from({ length: 20 }, async () => {
      while (!(await ask())) await new Promise((resolve) => setTimeout(resolve, 20))
    })
    await expect.poll(() => seen.answered, { timeout: 10_000 }).toBeGreaterThan(60)
    const silent = connect(Number(new URL(site.url).port), 'localhost')
    await new Promise<void>((resolve) => silent.once('connect', () => resolve()))
    const before = performance.now()
    await site.stopSite('SIGTERM')
    const took = performance.now() - before
    await Promise.all(busy)
    agent.destroy()
    silent.destroy()
    console.info(`drained in ${Math.round(took)} ms; answered ${seen.answered}, lost ${lost.length}`)
    expect(lost).toEqual([])
    expect(seen.told).toBe(20)
    expect(took).toBeLessThan(5_000)
    await site.startSite()
  }, 120_000)
})
