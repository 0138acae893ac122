import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCertificate } from '#tests/support/certificate.ts'
import { freePort } from '#tests/support/free-port.ts'
import { nginx, startNginx, type TestNginx } from '#tests/support/instances/nginx.ts'
import { root } from '#tests/support/process.ts'

const deploy = join(root, 'deploy', 'nginx')

/** Plays an instance of the site. */
interface Upstream {
  port: number
  asked: { url: string; headers: IncomingHttpHeaders; method: string }[]
  server: Server
  status: number
  /** Files of another build. */
  lacks: Set<string>
}

const packed = brotliCompressSync('packed by the site')

const startUpstream = async (port: number): Promise<Upstream> => {
  const upstream: Upstream = {
    port,
    asked: [],
    status: 200,
    lacks: new Set(),
    server: createServer((request, response) => {
      const { url = '/', headers, method = 'GET' } = request
      upstream.asked.push({ url, headers, method })
      if (upstream.lacks.has(url)) {
        response.writeHead(404).end()
        return
      }
      const isFile = url.startsWith('/_next/')
      response.statusCode = upstream.status
      response.setHeader(
        'cache-control',
        isFile ? 'public, max-age=31536000, immutable' : 'public, max-age=0',
      )
      response.setHeader('vary', 'Accept-Encoding')
      if (url === '/cut') {
        request.socket.destroy()
        return
      }
      if (headers['accept-encoding']?.includes('br')) response.setHeader('content-encoding', 'br')
      setTimeout(() => response.end(headers['accept-encoding']?.includes('br') ? packed : 'plain'), 50)
    }),
  }
  await new Promise<void>((resolve) => upstream.server.listen(port, 'localhost', resolve))
  return upstream
}

describe.skipIf(!nginx)('nginx in front of the instances', () => {
  let front: TestNginx
  let upstreams: Upstream[]

  beforeAll(async () => {
    upstreams = [await startUpstream(await freePort()), await startUpstream(await freePort())]
    front = await startNginx(
      upstreams.map(({ port }) => port),
      await freePort(),
    )
  }, 60_000)
  afterAll(async () => {
    await front?.stop()
    for (const { server } of upstreams ?? []) {
      server.closeAllConnections()
      server.close()
    }
  })

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${front.url}${path}`, { headers })
  const askedFor = (path: string) => upstreams.flatMap(({ asked }) => asked).filter(({ url }) => url === path)

  it('tells the address of the visitor in place of what the visitor claims', async () => {
    await get('/address', {
      'x-forwarded-for': '192.0.2.1',
      forwarded: 'for=192.0.2.1',
      'x-forwarded-host': 'evil',
    })
    const headers = askedFor('/address')[0]?.headers ?? {}
    expect(headers['x-forwarded-for']).toMatch(/^(?:127\.0\.0\.1|::1)$/)
    expect([headers['forwarded'], headers['x-forwarded-host']]).toEqual([undefined, undefined])
    expect(headers.host).toBe(new URL(front.url).host)
  })

  it('fetches a hashed file once for a crowd, per encoding, and passes its bytes on as they are', async () => {
    const path = '/_next/static/chunks/a1b2.js'
    const crowd = Array.from({ length: 20 }, () =>
      get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' }),
    )
    const texts = await Promise.all(crowd.map(async (answer) => (await answer).text()))
    expect(new Set(texts)).toEqual(new Set(['packed by the site']))
    expect(askedFor(path)).toHaveLength(1)
    expect(await (await get(path, { 'accept-encoding': 'identity' })).text()).toBe('plain')
    await (await get(path, { 'accept-encoding': 'br;q=0, gzip;q=0' })).text()
    expect(askedFor(path)).toHaveLength(2)
    expect(new Set(askedFor(path).map(({ headers }) => headers['accept-encoding']))).toEqual(
      new Set(['br, gzip', 'identity']),
    )
  })

  it('finds a hashed file that only one of two builds has, and tells who asks', async () => {
    for (const [index, upstream] of upstreams.entries()) {
      const path = `/_next/static/chunks/of-one-build-${index}.js`
      upstream.lacks.add(path)
      const answer = await get(path, { 'x-forwarded-for': '192.0.2.1', forwarded: 'for=192.0.2.1' })
      expect([path, answer.status, await answer.text()]).toEqual([path, 200, 'plain'])
      const [headers] = askedFor(path).map((one) => one.headers)
      expect(headers?.['x-forwarded-for']).toMatch(/^(?:127\.0\.0\.1|::1)$/)
      expect([headers?.['forwarded'], headers?.host]).toEqual([undefined, new URL(front.url).host])
    }
    const nowhere = '/_next/static/chunks/of-no-build.js'
    for (const { lacks } of upstreams) lacks.add(nowhere)
    expect((await get(nowhere)).status).toBe(404)
    expect(askedFor(nowhere)).toHaveLength(2)
  })

  it('keeps nothing that the site does not say it may', async () => {
    for (let asked = 0; asked < 3; asked += 1) await (await get('/fees')).text()
    expect(askedFor('/fees')).toHaveLength(3)
  })

  it('asks the other instance when one ends, but sends nothing twice that changes something', async () => {
    expect((await get('/cut')).status).toBe(502)
    expect(askedFor('/cut')).toHaveLength(2)
    await fetch(`${front.url}/cut`, { method: 'POST', body: 'x' })
    expect(askedFor('/cut').filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('refuses a body over a megabyte itself', async () => {
    const { status } = await fetch(`${front.url}/big`, {
      method: 'POST',
      body: 'x'.repeat(1_100_000),
    })
    expect([status, askedFor('/big').length]).toEqual([413, 0])
  })

  it('serves with one instance gone, and files it holds with none', async () => {
    const path = '/_next/static/chunks/held.js'
    await (await get(path)).text()
    const [one, two] = upstreams
    one?.server.closeAllConnections()
    one?.server.close()
    for (let asked = 0; asked < 5; asked += 1) expect((await get('/half')).status).toBe(200)
    two?.server.closeAllConnections()
    two?.server.close()
    expect((await get(path)).status).toBe(200)
    expect((await get('/none')).status).toBe(502)
  })
})

describe.skipIf(!nginx)('the configuration an operator installs', () => {
  it('is accepted by nginx as it is, with a certificate in place', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'halyard-nginx-'))
    const certificate = await makeCertificate()
    try {
      cpSync(deploy, join(folder, 'nginx'), { recursive: true })
      mkdirSync(join(folder, 'log'))
      const text = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
        .replaceAll('/etc/halyard/nginx', join(folder, 'nginx'))
        .replaceAll('/etc/halyard/tls/fullchain.pem', certificate.env.LAKE_TLS_CERT)
        .replaceAll('/etc/halyard/tls/privkey.pem', certificate.env.LAKE_TLS_KEY)
        .replaceAll('/run/', `${folder}/log/`)
        .replaceAll('/var/log/nginx/', `${folder}/log/`)
        .replaceAll('/var/cache/nginx/', `${folder}/log/`)
      const file = join(folder, 'nginx', 'nginx.conf')
      writeFileSync(file, text)
      expect(() =>
        execFileSync(nginx ?? 'nginx', ['-t', '-c', file, '-e', 'stderr'], { stdio: 'pipe' }),
      ).not.toThrow()
    } finally {
      await certificate.remove()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
