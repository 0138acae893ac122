import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, get, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readVerifier, openNote } from '#lake/record/tree/note.ts'
import { runGo, whyNoGo } from '#tests/support/lake/auditor/go.ts'
import { readToken, type TestLake, writeToken } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { freePort } from '#tests/support/free-port.ts'
import { runProgram } from '#tests/support/process.ts'

let lake: TestLake
let folder = ''
const entriesWritten = 300

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-tree-'))
  lake = await openTestLake({ DATA_DIR: join(folder, 'data') })
  const client = lake.client()
  for (let n = 0; n < entriesWritten; n += 50)
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => client.create({ _id: `n${n + index}`, _type: 'note' })),
    )
}, 120_000)
afterAll(async () => {
  await lake.stop()
  await rm(folder, { recursive: true, force: true })
})

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${lake.url}/record/${path}`, { headers })
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  }
}
/** The checkpoint of before the last entries. */
const older = () => join(folder, 'older.checkpoint')
const withToken = { authorization: `Bearer ${writeToken}` }
const cli = (args: readonly string[]) => runProgram(['lake/cli.ts', ...args], { DATA_DIR: lake.dataDir })

describe('the tree of a dataset', () => {
  it('has a checkpoint, signed by the key that the lake shows and the command prints', async () => {
    const { status, headers, body } = await ask('production/checkpoint')
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'no-store',
    ])
    const key = (await ask('production/key')).body.toString('utf8')
    const [name, size, root] = openNote(body, readVerifier(key)).split('\n')
    expect([size, root?.length]).toEqual([String(entriesWritten), 44])
    expect(name).toBe(key.split('+')[0])
    expect(name).toMatch(/^localhost:\d+\/record\/production$/)
    expect((await cli(['key'])).output).toBe(key)
    expect((await cli(['key', '--all'])).output).toContain('/record/_people+')
    expect((await cli(['key', 'nothing'])).output).toMatch(
      /There is no chain "nothing". There are: production,/,
    )
    expect((await cli(['checkpoint'])).output).toBe(body.toString('utf8'))
  })

  it('gives tiles to everybody, for ever, and entries for a token alone', async () => {
    const full = await ask('production/tile/0/000')
    expect([full.status, full.body.length]).toEqual([200, 8_192])
    expect(full.headers.get('content-type')).toBe('application/octet-stream')
    expect(full.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const partial = await ask('production/tile/0/001.p/44')
    expect(partial.body.length).toBe(44 * 32)
    const above = await ask('production/tile/1/000.p/1')
    expect(above.body.length).toBe(32)

    expect((await ask('production/tile/entries/000')).status).toBe(401)
    const bundle = await ask('production/tile/entries/001.p/44', {
      ...withToken,
      'accept-encoding': 'identity',
    })
    expect(bundle.headers.get('cache-control')).toMatch(/^private,/)
    const length = bundle.body.readUInt16BE(0)
    const entry = bundle.body.subarray(2, 2 + length)
    expect(JSON.parse(entry.toString('utf8'))).toMatchObject({ seq: 257 })
    expect(
      createHash('sha256')
        .update(Buffer.concat([Buffer.from([0]), entry]))
        .digest(),
    ).toEqual(partial.body.subarray(0, 32))
    // `fetch` would unpack it.
    const raw = await new Promise<Buffer>((resolve, reject) => {
      const headers = { ...withToken, 'accept-encoding': 'gzip' }
      const request = get(`${lake.url}/record/production/tile/entries/001.p/44`, { headers }, (answer) =>
        resolve(buffer(answer)),
      )
      request.once('error', reject)
    })
    expect(gunzipSync(raw)).toEqual(bundle.body)
  })

  it.each([
    ['a dataset that is not there', 'nowhere/checkpoint', 404, /There is no dataset \\"nowhere\\"/],
    ['a tile beyond the tree', 'production/tile/0/x001/000', 404, /has 300 entries; this tile is not there/],
    [
      'a full tile that is not full yet',
      'production/tile/0/001',
      404,
      /has 44 hashes so far: ask for it with .p\/44/,
    ],
    ['more of a tile than there is', 'production/tile/0/001.p/45', 404, /has 44 hashes so far/],
    ['a level above the tree', 'production/tile/2/000.p/1', 404, /is not there/],
    ['a path that is none', 'production/tile/0/1', 400, /names no tile/],
    ['a width of nothing', 'production/tile/0/000.p/0', 400, /names no tile/],
    ['an empty log', 'production-comments/checkpoint', 404, /there is nothing to sign/],
  ])('of %s says so', async (_what, path, status, says) => {
    const answer = await ask(path)
    expect([answer.status, answer.body.toString('utf8')]).toEqual([status, expect.stringMatching(says)])
  })

  it('of a deleted dataset says that it was, and one made anew is another', async () => {
    const admin = lake.client({ dataset: 'second', token: writeToken })
    await lake.client().datasets.create('second')
    await admin.create({ _id: 'a', _type: 'note' })
    const before = (await ask('second/checkpoint')).body.toString('utf8')
    await lake.client().datasets.delete('second')
    const answer = await ask('second/checkpoint')
    expect([answer.status, answer.body.toString('utf8')]).toEqual([410, expect.stringMatching(/was deleted/)])
    await lake.client().datasets.create('second')
    await admin.create({ _id: 'b', _type: 'note' })
    const after = (await ask('second/checkpoint')).body.toString('utf8')
    expect([before.split('\n')[0], after.split('\n')[0]]).toEqual([
      expect.stringMatching(/\/second$/),
      expect.stringMatching(/\/second\.2$/),
    ])
    expect((await cli(['verify'])).code).toBe(0)
  })

  it('of the acts on people is at an address that no dataset can have, its entries for administrators', async () => {
    expect((await ask('_people/checkpoint')).status).toBe(200)
    expect((await ask('_people/tile/entries/000.p/1')).status).toBe(401)
    const reader = await ask('_people/tile/entries/000.p/1', { authorization: `Bearer ${readToken}` })
    expect(reader.status).toBe(403)
  })
})

describe(`Go's sumdb/note and tlog ${whyNoGo ?? ''}`, () => {
  /** Passes on what the lake answers, with one bit changed where a path ends so. */
  let between: Server
  let address = ''
  let spoilt: { ending: RegExp; byte: number } | undefined
  let key = ''

  beforeAll(async () => {
    if (whyNoGo !== undefined) return
    key = (await ask('production/key')).body.toString('utf8').trim()
    await writeFile(older(), (await ask('production/checkpoint')).body)
    for (const n of [1, 2, 3]) await lake.client().create({ _id: `later-${n}`, _type: 'note' })
    const port = await freePort()
    address = `http://127.0.0.1:${port}/record/production`
    between = createServer((request, response) => {
      void fetch(`${lake.url}${request.url}`, {
        headers: { ...withToken, 'accept-encoding': 'identity' },
      }).then(async (answer) => {
        const body = Buffer.from(await answer.arrayBuffer())
        if (spoilt?.ending.test(request.url ?? '') === true) body[spoilt.byte] = (body[spoilt.byte] ?? 0) ^ 1
        response.writeHead(answer.status).end(body)
      })
    })
    await new Promise<void>((resolve) => between.listen(port, '127.0.0.1', resolve))
  })
  afterAll(() => {
    if (whyNoGo === undefined) between.close()
  })
  const audit = (args: readonly string[] = []) =>
    runGo(['-base', address, '-key', key, '-token', writeToken, '-old', older(), ...args])

  it.skipIf(whyNoGo)(
    'accept checkpoint, tiles, every entry, and that the tree continues an older one',
    async () => {
      spoilt = undefined
      expect(await audit()).toEqual({
        code: 0,
        said: `checkpoint: signed, 303 entries\ntiles: have the root of the checkpoint\nolder tree: 300 entries, continued by this one\nentries: all 303 are in the tree\n`,
      })
    },
    120_000,
  )

  it.skipIf(whyNoGo).each([
    ['the checkpoint', /checkpoint$/, 30, /the checkpoint: /],
    ['a full tile', /tile\/0\/000$/, 4_000, /downloaded inconsistent tile|the older tree|entry \d+/],
    ['a tile that is not full', /tile\/0\/001\.p/, 40, /tile/],
    ['an entry', /tile\/entries\/000/, 60, /entry 0: /],
    ['the newest entries', /tile\/entries\/001/, 60, /entry 256: /],
  ])(
    'refuse one bit that was changed in %s',
    async (_what, ending, byte, says) => {
      spoilt = { ending, byte }
      expect(await audit()).toMatchObject({ code: 1, said: expect.stringMatching(says) })
    },
    120_000,
  )

  it.skipIf(whyNoGo)(
    'refuse another key',
    async () => {
      spoilt = undefined
      const other = (await ask('_people/key')).body.toString('utf8').trim()
      expect(await audit(['-key', other])).toMatchObject({
        code: 1,
        said: expect.stringMatching(/the checkpoint: /),
      })
    },
    120_000,
  )
})
