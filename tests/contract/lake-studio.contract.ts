import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'

const html = `<!doctype html><html><head><script src="https://core.sanity-cdn.com/bridge.js" async type="module"></script>
<script>window.ready = true</script></head><body><script type="module" src="/static/sanity-AbCdEf12.js"></script></body></html>`
const script = `export const words = ${JSON.stringify('halyard '.repeat(500))}`

const guide = `# For compliance\n\n${'Who must sign, and what they see. '.repeat(50)}`
const picture = Buffer.from('89504e470d0a1a0a', 'hex')

/** Where another Studio is served. */
const elsewhere = 'http://localhost:3334'

let lake: TestLake
let bare: TestLake
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-studio-'))
  await mkdir(join(folder, 'dist', 'static'), { recursive: true })
  await writeFile(join(folder, 'dist', 'index.html'), html)
  await writeFile(join(folder, 'dist', 'static', 'sanity-AbCdEf12.js'), script)
  await mkdir(join(folder, 'dist', 'static', 'help', 'shots'), { recursive: true })
  await writeFile(join(folder, 'dist', 'static', 'help', 'compliance.md'), guide)
  await writeFile(join(folder, 'dist', 'static', 'help', 'shots', 'people-sessions.png'), picture)
  await writeFile(join(folder, 'secret.txt'), 'secret')
  lake = await openTestLake({
    STUDIO_DIR: join(folder, 'dist'),
    DEMO_PASSWORD: '',
    ALLOWED_ORIGINS: elsewhere,
  })
  bare = await openTestLake({ STUDIO_DIR: join(folder, 'none'), DEMO_PASSWORD: '' })
})
afterAll(async () => {
  await lake.stop()
  await bare.stop()
  await rm(folder, { recursive: true })
})

/** A request whose path and Host go out as they are written. */
const raw = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      const { port } = new URL(lake.url)
      const outgoing = request({ host: '127.0.0.1', port, path, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        )
      })
      outgoing.once('error', reject)
      outgoing.end()
    },
  )

describe('the Studio', () => {
  it.each(['/', '/structure/page;page-en-home', '/anything'])('has its page at %s', async (path) => {
    const page = await raw(path, { accept: 'text/html' })
    expect(page.status).toBe(200)
    const text = page.body.toString('utf8')
    expect(text).toContain('/static/sanity-AbCdEf12.js')
    expect(text).not.toContain('sanity-cdn')
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
    expect(policy).toContain("default-src 'none'")
    expect(page.headers['cache-control']).toBe('no-cache')
  })

  it('sends hashed files packed and for ever', async () => {
    const file = await raw('/static/sanity-AbCdEf12.js', { 'accept-encoding': 'br, gzip' })
    expect(file.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(file.body).toString('utf8')).toBe(script)
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const again = await raw('/static/sanity-AbCdEf12.js', { 'if-none-match': String(file.headers['etag']) })
    expect(again.status).toBe(304)
  })

  it('is not what an API path, a script or a picture gets', async () => {
    for (const path of [
      '/v1/nothing',
      '/images/local/production/x.png',
      '/files/x',
      '/static/gone-AbCdEf12.js',
      `/static/${'a'.repeat(300)}`,
    ]) {
      const accept = path.startsWith('/static') ? '*/*' : 'text/html'
      const answer = await raw(path, { accept })
      expect([path, answer.status]).toEqual([path, 404])
      expect(answer.headers['content-type']).toContain('application/json')
    }
  })

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/static/..%2f..%2fsecret.txt',
    '/static/help/../../../secret.txt',
    '/static/help/shots/%2e%2e%2f%2e%2e%2f%2e%2e%2f%2e%2e%2fsecret.txt',
    '/%ff',
    '/static/%00',
  ])('gives nothing from outside its folder: %s', async (path) => {
    const answer = await raw(path, { accept: '*/*' })
    expect(answer.body.toString('utf8')).not.toBe('secret')
    expect(answer.status).toBe(404)
  })

  it('has the guides and their pictures, which are asked for again by their tag', async () => {
    const text = await raw('/static/help/compliance.md', { 'accept-encoding': 'br' })
    expect(text.headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(brotliDecompressSync(text.body).toString('utf8')).toBe(guide)
    // The name looks as if it ended in a hash.
    const shot = await raw('/static/help/shots/people-sessions.png')
    expect(shot.headers['content-type']).toBe('image/png')
    expect(shot.body).toEqual(picture)
    for (const [path, { status, headers }] of [
      ['/static/help/compliance.md', text],
      ['/static/help/shots/people-sessions.png', shot],
    ] as const) {
      expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-cache'])
      expect(headers['x-content-type-options']).toBe('nosniff')
      const again = await raw(path, { 'if-none-match': String(headers['etag']) })
      expect([again.status, again.body.length]).toEqual([304, 0])
    }
  })

  it.each([
    '/static/help/operating.md',
    '/static/help/shots/none.png',
    '/static/help',
    '/static/help/shots/',
  ])('has no other file there, nor its page: %s', async (path) => {
    for (const accept of ['*/*', 'text/html']) expect((await raw(path, { accept })).status).toBe(404)
  })

  it.each([
    ['en-US', 'Guides'],
    ['de-DE', 'Anleitungen'],
    ['pl-PL', 'Poradniki'],
    ['fr-FR', 'Guides'],
    ['toString', 'Guides'],
  ])('offers the guides in its Help menu in the language %s', async (locale, title) => {
    const answer = await raw(`/v1/help?locale=${locale}`)
    expect(JSON.parse(answer.body.toString('utf8'))).toEqual({
      resources: {
        sectionArray: [
          {
            _key: 'guides',
            items: [{ _key: 'guides', _type: 'externalLink', title, url: `${lake.url}/guides` }],
          },
        ],
      },
    })
  })

  it('says how to build it while it is not', async () => {
    const page = await fetch(`${bare.url}/`, { headers: { accept: 'text/html' } })
    expect(page.status).toBe(503)
    expect(await page.text()).toContain('npm start')
  })

  it('of another origin is answered its probe without a redirect, which no browser would follow for it', async () => {
    const path = '/v1/ping?tag=sanity.studio.protocol-check'
    const other = await raw(path, { host: new URL(lake.url).host, origin: elsewhere })
    expect(other.status).toBe(200)
    expect(other.headers['access-control-allow-origin']).toBe(elsewhere)
    expect(other.headers['timing-allow-origin']).toBeUndefined()
    const own = await raw(path, { host: new URL(lake.url).host })
    expect([own.status, own.headers['location']]).toEqual([307, expect.stringContaining('//s0.localhost:')])
  })

  it('is answered under every shard, with leave for its own origin alone', async () => {
    const { port } = new URL(lake.url)
    const headers = { host: `s3.localhost:${port}`, origin: lake.url }
    const shard = await raw('/v1/ping', headers)
    expect(shard.headers['access-control-allow-origin']).toBe(lake.url)
    expect(shard.headers['access-control-allow-credentials']).toBe('true')
    const stranger = await raw('/v1/ping', { ...headers, origin: 'https://evil.example' })
    expect(stranger.headers['access-control-allow-origin']).toBeUndefined()
  })
})
