import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { siteReaderHeader } from '#settings/site-reader.ts'
import { readToken, type TestLake } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import {
  askServed,
  batchBytes,
  handOver,
  minute,
  servedBatch,
  servedGap,
  servedPage,
} from '#tests/support/served/hand-over.ts'
import { runProgram } from '#tests/support/process.ts'

let lake: TestLake

const first = servedPage(1, 0, 'erste Fassung')
const second = servedPage(2, 30, 'zweite Fassung', { sequence: null })

beforeAll(async () => {
  lake = await openTestLake({ DEMO_PASSWORD: '' })
  await handOver(lake, servedBatch([first, second]))
})
afterAll(() => lake.stop())

const refusal = z.looseObject({ statusCode: z.int(), message: z.string(), reason: z.string().optional() })
const refused = async (answer: Promise<Response>) => refusal.parse(await (await answer).json())
const verify = () => runProgram(['lake/cli.ts', 'verify'], { DATA_DIR: lake.dataDir })

const list = (accept: string, address = '/de/fees') =>
  fetch(`${lake.url}/record/production/served/timemap?address=${encodeURIComponent(address)}`, {
    headers: { authorization: `Bearer ${readToken}`, accept },
  })

describe('a page as served', () => {
  it('comes back to the byte, with its interval, its place and its hash', async () => {
    const answer = await askServed(lake, '/de/fees', minute(29))
    expect(Buffer.from(await answer.arrayBuffer()).equals(first.body)).toBe(true)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'memento-datetime': new Date(minute(0)).toUTCString(),
      'x-served-from': minute(0),
      'x-served-until': minute(30),
      'x-record-sequence': '1',
      'x-content-sequence': '7',
      'x-content-sha256': createHash('sha256').update(first.body).digest('hex'),
      'cache-control': 'private, no-store, no-transform',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      link: expect.stringMatching(/rel="original", .*rel="timegate", .*rel="timemap"/),
    })
  })

  it('without an instant is the newest, which has no end yet', async () => {
    const answer = await askServed(lake, '/de/fees')
    expect(Buffer.from(await answer.arrayBuffer()).equals(second.body)).toBe(true)
    expect([answer.headers.get('x-served-until'), answer.headers.get('x-content-sequence')]).toEqual([
      null,
      null,
    ])
  })

  it('is found by Accept-Datetime, and by its own Memento-Datetime', async () => {
    const at = new Date(minute(10)).toUTCString()
    const answer = await askServed(lake, '/de/fees', undefined, { 'accept-datetime': at })
    expect(answer.headers.get('x-served-from')).toBe(minute(0))
    const own = answer.headers.get('memento-datetime') ?? ''
    const again = await askServed(lake, '/de/fees', undefined, { 'accept-datetime': own })
    expect(again.headers.get('x-served-from')).toBe(minute(0))
  })

  it('is packed by nobody on the way, whatever its reader takes', async () => {
    const answer = await askServed(lake, '/de/fees', minute(0), { 'accept-encoding': 'gzip' })
    expect(answer.headers.get('content-encoding')).toBeNull()
  })
})

describe('the list of versions', () => {
  it('is that of RFC 7089, whose links lead to the versions', async () => {
    const answer = await list('*/*')
    expect(answer.headers.get('content-type')).toBe('application/link-format')
    const text = await answer.text()
    const links = [...text.matchAll(/<([^>]+)>; rel="([^"]*memento)"; datetime="([^"]+)"/g)]
    expect(links.map(([, , rel, datetime]) => [rel, datetime])).toEqual([
      ['first memento', new Date(minute(0)).toUTCString()],
      ['last memento', new Date(minute(30)).toUTCString()],
    ])
    const headers = { authorization: `Bearer ${readToken}` }
    const bodies = await Promise.all(
      links.map(async ([, uri = '']) => Buffer.from(await (await fetch(uri, { headers })).arrayBuffer())),
    )
    expect(bodies.map((body) => body.toString())).toEqual([first.body.toString(), second.body.toString()])
  })

  it('says more as JSON', async () => {
    expect(await (await list('application/json')).json()).toMatchObject({
      versions: [
        { from: minute(0), until: minute(30), status: 200, recordSequence: 1, contentSequence: 7 },
        { from: minute(30), until: null, language: 'de', build: 'build-1' },
      ],
    })
  })

  it('of no page is refused', async () => {
    expect(await refused(list('*/*', '/de/none'))).toMatchObject({ statusCode: 404, reason: 'never-served' })
  })
})

describe('a question that has no answer', () => {
  it.each([
    ['before the first', '/de/fees', minute(-1), 404, 'before-first', `first served at ${minute(0)}`],
    ['of a page that never was', '/de/feez', minute(1), 404, 'never-served', '"/de/feez" is not on record'],
    ['in the future', '/de/fees', '2999-01-01T00:00:00Z', 400, undefined, '"at" lies in the future'],
    ['without a zone', '/de/fees', '2026-03-03T10:00:00', 400, undefined, '"at" has no zone'],
    ['of no instant', '/de/fees', 'yesterday', 400, undefined, '"at" must be an instant with a zone'],
    ['of no address', 'de/fees', minute(1), 400, undefined, '"address" must be the path of a page'],
  ])('%s says why, and the way out', async (_, address, at, statusCode, reason, message) => {
    const answer = await refused(askServed(lake, address, at))
    expect(answer).toMatchObject({ statusCode, message: expect.stringContaining(message) })
    expect(answer.reason).toBe(reason)
  })

  it('in a gap says that it does not know, and guesses nothing', async () => {
    const address = '/de/gap'
    const at = { address, headers: { 'content-type': 'text/html' } }
    const instance = '0d9b6c0e-3c1d-4d9a-8a53-0b6a1f0e7a11'
    const items = [servedPage(1, 40, 'davor', at), servedGap(2, 50, 55)]
    await handOver(lake, servedBatch(items, { instance }))
    expect(await refused(askServed(lake, address, minute(52)))).toMatchObject({
      statusCode: 409,
      reason: 'unknown',
      gap: { from: minute(50), until: minute(55), reason: 'disk full' },
      lastKnown: minute(40),
    })
    expect((await askServed(lake, address, minute(45))).status).toBe(200)
    // The gap of one instance says nothing of what was served before it.
    expect((await askServed(lake, '/de/fees', minute(31))).status).toBe(200)
  })

  it('needs a token, for the list too, and a header that is a date', async () => {
    const answers = await Promise.all(
      ['served?address=/de/fees', 'served/timemap?address=/de/fees'].map((path) =>
        fetch(`${lake.url}/record/production/${path}`),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
    const answer = askServed(lake, '/de/fees', undefined, { 'accept-datetime': 'yesterday' })
    expect(await refused(answer)).toMatchObject({ statusCode: 400 })
  })
})

describe('what the site hands over', () => {
  it('is taken from the site alone', async () => {
    const url = `${lake.url}/record/production/served`
    const body = new Uint8Array(batchBytes(servedBatch([servedPage(1, 0, 'x')])))
    for (const headers of [{}, { [siteReaderHeader]: 'x' }, { authorization: `Bearer ${readToken}` }])
      expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(401)
  })

  it.each([
    ['no line', Buffer.from('x'), 'no first line'],
    ['no JSON', Buffer.from('x\n'), 'is not JSON'],
    ['a body cut short', batchBytes(servedBatch([servedPage(1, 0, 'x')])).subarray(0, -1), 'is cut short'],
    ['more behind it', Buffer.concat([batchBytes(servedBatch([])), Buffer.from('x')]), 'More follows'],
    ['no address', batchBytes(servedBatch([servedPage(1, 0, 'x', { address: 'x' })])), 'items.0.address'],
  ])('is refused with %s', async (_, bytes, message) => {
    expect(await refused(handOver(lake, bytes))).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining(message),
    })
  })

  it('neither moves the sequence of the dataset nor wakes the site', async () => {
    const health = async () =>
      z
        .object({ sequence: z.number(), webhooks: z.object({ pending: z.number() }) })
        .parse(await (await fetch(`${lake.url}/healthz`)).json())
    const before = await health()
    await handOver(lake, servedBatch([servedPage(1, 35, 'dritte Fassung')]))
    expect(await health()).toEqual(before)
  })
})

it('a byte of it that changed is said and not shown, and verify finds it', async () => {
  const address = '/de/damaged'
  await handOver(lake, servedBatch([servedPage(1, 0, 'wahr', { address })]))
  expect((await verify()).output).toMatch(/^Verified: .* pages as served.*no faults/)
  const db = new DatabaseSync(join(lake.dataDir, 'lake', 'lake.sqlite'))
  const { seq, packed } = z
    .object({ seq: z.int(), packed: z.instanceof(Uint8Array) })
    .parse(db.prepare('SELECT seq, packed FROM served ORDER BY seq DESC LIMIT 1').get())
  const flipped = Uint8Array.from(packed)
  flipped[flipped.length - 1] = (flipped.at(-1) ?? 0) ^ 1
  db.exec('DROP TRIGGER served_no_update')
  db.prepare('UPDATE served SET packed = ? WHERE seq = ?').run(flipped, seq)
  db.close()
  expect(await refused(askServed(lake, address, minute(1)))).toMatchObject({
    statusCode: 500,
    reason: 'damaged',
  })
  const { code, output } = await verify()
  expect([code, output]).toEqual([1, expect.stringContaining(`production served ${seq}: the page`)])
})
