import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { SanityClient } from '@sanity/client'
import canonicalize from 'canonicalize'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type TestLake, writeToken } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { makeBackup, restoreBackup } from '#tests/support/backup.ts'
import { runProgram } from '#tests/support/process.ts'

let lake: TestLake
let client: SanityClient
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-record-'))
  lake = await openTestLake({ DATA_DIR: join(folder, 'data') })
  client = lake.client({ perspective: 'raw' })
})
afterAll(async () => {
  await lake.stop()
  await rm(folder, { recursive: true, force: true })
})

const cli = (args: readonly string[], dataDir = lake.dataDir) =>
  runProgram(['lake/cli.ts', ...args], { DATA_DIR: dataDir })

async function ask(query: string, search: string, token: string | null = writeToken) {
  const response = await fetch(
    `${lake.url}/v2026-05-04/data/query/production?query=${encodeURIComponent(query)}&${search}`,
    token === null ? {} : { headers: { authorization: `Bearer ${token}` } },
  )
  const body = z
    .object({ result: z.unknown().optional(), message: z.string().optional() })
    .loose()
    .parse(await response.json())
  return { status: response.status, headers: response.headers, ...body }
}

const asOf = async (query: string, instant: string) => (await ask(query, `asOf=${instant}`)).result

/** The time of the newest entry in the log, which a commit just got. */
const timeOf = async (id: string) => String((await client.getDocument(id))?._updatedAt)

/** Waits until the clock shows another millisecond, so that two commits have two instants. */
const nextInstant = async (after: string) =>
  expect.poll(() => new Date().toISOString() > after, { interval: 1 }).toBe(true)

describe('a query as of an instant', () => {
  it('gives what readers saw then: creations, changes, deletions and what was referred to', async () => {
    await client.create({ _id: 'firm', _type: 'firm', name: 'old' })
    await client.create({
      _id: 'paper',
      _type: 'paper',
      text: 'one',
      firm: { _type: 'reference', _ref: 'firm' },
    })
    const first = await timeOf('paper')
    await nextInstant(first)
    await client.patch('firm').set({ name: 'new' }).commit()
    await client.patch('paper').set({ text: 'two' }).commit()
    await client.create({ _id: 'drafts.paper', _type: 'paper', text: 'draft' })
    const second = await timeOf('paper')
    await nextInstant(await timeOf('drafts.paper'))
    await client.delete('paper')
    const query = '*[_type == "paper"]{_id, text, "firm": firm->name}'
    expect(await asOf(query, first)).toEqual([{ _id: 'paper', text: 'one', firm: 'old' }])
    expect(await asOf(query, second)).toEqual([{ _id: 'paper', text: 'two', firm: 'new' }])
    expect(await asOf(query, new Date().toISOString())).toEqual([])
    expect(await asOf('count(*)', '2001-01-01T00:00:00Z')).toBe(0)
    const document = await fetch(`${lake.url}/v2026-05-04/data/doc/production/paper?asOf=${first}`, {
      headers: { authorization: `Bearer ${writeToken}` },
    })
    expect(await document.json()).toMatchObject({ documents: [{ _id: 'paper', text: 'one' }] })
  })

  it('equals the state at each of many instants, also for costly queries in a thread', async () => {
    const states: { instant: string; documents: { _id: string; value: number }[] }[] = []
    const model = new Map<string, number>()
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % below
    }
    for (let step = 0; step < 60; step += 1) {
      const _id = `model-${random(9)}`
      if (random(4) === 0) {
        await client.delete(_id)
        model.delete(_id)
      } else {
        await client.createOrReplace({ _id, _type: 'model', value: step })
        model.set(_id, step)
      }
      const instant = new Date().toISOString()
      states.push({
        instant,
        documents: [...model]
          .map(([id, value]) => ({ _id: id, value }))
          .sort((a, b) => (a._id < b._id ? -1 : 1)),
      })
      await nextInstant(instant)
    }
    for (const { instant, documents } of states) {
      expect(await asOf('*[_type == "model"]{_id, value} | order(_id)', instant)).toEqual(documents)
    }
    const costly = 'count(*[count(*[_type == "model" && value > ^.value]) >= 0 && _type == "model"])'
    for (const { instant, documents } of states.slice(-5))
      expect(await asOf(costly, instant)).toBe(documents.length)
  })

  it.each([
    ['a date without a zone', 'asOf=2026-11-21T09:00:00', 400],
    ['a word', 'asOf=yesterday', 400],
    ['the future', 'asOf=2999-01-01T00:00:00Z', 400],
    ['another perspective', 'asOf=2026-01-01T00:00:00Z&perspective=raw', 400],
  ])('refuses %s', async (_name, search, status) => {
    const answer = await ask('count(*)', search)
    expect([answer.status, answer.message]).toEqual([status, expect.stringMatching(/asOf/)])
  })

  it('needs a token', async () => {
    expect((await ask('count(*)', 'asOf=2026-01-01T00:00:00Z', null)).status).toBe(401)
  })
})

describe('a checkpoint', () => {
  it('of each tree is written each day, signed, with a key nobody else can read', async () => {
    const day = new Date().toISOString().slice(0, 10)
    await expect
      .poll(() => readdir(join(lake.dataDir, 'lake', 'checkpoints')))
      .toEqual(expect.arrayContaining([`${day}.production.checkpoint`]))
    const { mode } = await stat(join(lake.dataDir, 'lake', 'checkpoint-key.pem'))
    expect(mode & 0o077).toBe(0)
  })

  it('proves that the log still holds what it attests, and catches a rewritten one', async () => {
    const made = await cli(['checkpoint', '--out', join(folder, 'kept')])
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining('production.checkpoint') })
    const kept = join(folder, 'kept', 'production.checkpoint')
    const key = (await cli(['key'])).output.trim()
    await client.create({ _id: 'later', _type: 'note' })
    const proven = await cli(['verify', '--checkpoint', kept, '--key', key])
    expect(proven).toMatchObject({ code: 0, output: expect.stringMatching(/\d checkpoints, no faults/) })

    const copy = join(folder, 'rewritten')
    expect((await makeBackup(lake.dataDir, join(folder, 'for-rewriting'))).code).toBe(0)
    expect((await restoreBackup(join(folder, 'for-rewriting'), copy)).code).toBe(0)
    rewriteHistory(join(copy, 'lake', 'lake.sqlite'))
    const byItself = /production \d+: the checkpoint of .* attests another entry/
    expect(await cli(['verify'], copy)).toMatchObject({ code: 1, output: expect.stringMatching(byItself) })
    // Who owns the folder can take its checkpoints away, and no chain tells: copies belong on another machine.
    await rm(join(copy, 'lake', 'checkpoints'), { recursive: true })
    expect((await cli(['verify'], copy)).output).toMatch(/^Verified: /)
    const caught = await cli(['verify', '--checkpoint', kept, '--key', key], copy)
    expect(caught.code).toBe(1)
    expect(caught.output).toMatch(/production \d+: the checkpoint of .* attests another entry/)

    truncateHistory(join(copy, 'lake', 'lake.sqlite'))
    expect((await cli(['verify', '--checkpoint', kept, '--key', key], copy)).output).toMatch(/it is missing/)
  })

  it('is refused when one letter of it was changed, or another key signed it', async () => {
    const kept = join(folder, 'kept', 'production.checkpoint')
    const forged = join(folder, 'forged.checkpoint')
    const text = await readFile(kept, 'utf8')
    await writeFile(forged, text.replace(/\n(\d+)\n/, '\n9$1\n'))
    const earlier = join(folder, 'earlier.json')
    await writeFile(earlier, '{"version":1}')
    const other = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW'
    const key = (await cli(['key'])).output.trim()
    for (const [args, says] of [
      [['--checkpoint', forged], /not signed by this key/],
      [['--checkpoint', kept, '--key', other], /not signed by this key/],
      [['--checkpoint', kept, '--key', key.replace('+', '+0')], /--key: The key is no verifier key/],
      [['--checkpoint', join(folder, 'nowhere')], /cannot be read/],
      [['--checkpoint', earlier], /of an earlier version of the lake/],
    ] as const) {
      const { code, output } = await cli(['verify', ...args])
      expect([code, output]).toEqual([2, expect.stringMatching(says)])
    }
  })
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const logRow = z.looseObject({
  dataset_id: z.number(),
  seq: z.number(),
  prev_hash: z.string(),
  tx_id: z.string(),
  time: z.string(),
  author: z.string(),
  payload_hash: z.string(),
})

/** What somebody with the file could do: change a payload and compute every later hash anew. */
function rewriteHistory(file: string): void {
  const db = new DatabaseSync(file)
  for (const trigger of ['log_no_update', 'payload_no_update']) db.exec(`DROP TRIGGER ${trigger}`)
  const { body } = z
    .object({ body: z.string() })
    .parse(db.prepare('SELECT body FROM payload WHERE dataset_id = 1 AND seq = 1').get())
  const changed = body.replace('"old"', '"OLD"')
  expect(changed).not.toBe(body)
  db.prepare('UPDATE payload SET body = ? WHERE dataset_id = 1 AND seq = 1').run(changed)
  let previous = '0'.repeat(64)
  for (const raw of db.prepare('SELECT * FROM log WHERE dataset_id = 1 ORDER BY seq').all()) {
    const row = logRow.parse(raw)
    const payloadHash = row.seq === 1 ? sha256(changed) : row.payload_hash
    db.prepare('UPDATE log SET prev_hash = ?, payload_hash = ? WHERE dataset_id = 1 AND seq = ?').run(
      previous,
      payloadHash,
      row.seq,
    )
    const entry = {
      seq: row.seq,
      prevHash: previous,
      txId: row.tx_id,
      time: row.time,
      author: row.author,
      payloadHash,
    }
    previous = sha256(canonicalize(entry) ?? '')
  }
  db.close()
}

function truncateHistory(file: string): void {
  const db = new DatabaseSync(file)
  for (const trigger of ['log_no_delete', 'payload_no_delete']) db.exec(`DROP TRIGGER ${trigger}`)
  db.exec('PRAGMA foreign_keys = OFF')
  for (const table of ['payload', 'revision', 'log']) db.exec(`DELETE FROM ${table} WHERE seq > 3`)
  db.close()
}

describe('forgetting', () => {
  const secret = 'Eleonora-4711-secret'

  it('is refused while a lake runs, for the revision that stands, and without a reason', async () => {
    await client.mutate([{ create: { _id: 'person', _type: 'note', text: secret } }], {
      transactionId: 'person-1',
    })
    await client.patch('person').set({ text: 'clean' }).commit({ transactionId: 'person-2' })
    expect((await cli(['forget', 'person', '--reason', 'erasure'])).output).toMatch(
      /A lake runs on these data/,
    )
    expect((await cli(['forget', 'person'])).output).toMatch(/reason are needed/)
    await lake.close()
    const standing = await cli(['forget', 'person', '--revision', 'person-2', '--reason', 'x'])
    expect(standing.output).toMatch(/is the one that stands/)
    expect((await cli(['forget', 'nobody', '--reason', 'x'])).output).toMatch(/has no document "nobody"/)
    const unknown = await cli(['forget', 'person', '--revision', 'nothing', '--reason', 'x'])
    expect(unknown).toMatchObject({ code: 2, output: expect.stringMatching(/has no revision "nothing"/) })
  })

  it('blanks the content on disk, keeps the chain, and says so', async () => {
    const bytes = async () => {
      const files = (await readdir(join(lake.dataDir, 'lake'))).filter((name) =>
        name.startsWith('lake.sqlite'),
      )
      const contents = await Promise.all(files.map((name) => readFile(join(lake.dataDir, 'lake', name))))
      return Buffer.concat(contents).includes(secret)
    }
    expect(await bytes()).toBe(true)
    const done = await cli(['forget', 'person', '--reason', 'request of the person'])
    expect(done).toMatchObject({ code: 0, output: expect.stringMatching(/^1 revisions of "person"/) })
    expect(await bytes()).toBe(false)
    expect((await cli(['verify'])).output).toMatch(
      /1 revisions were forgotten. Reason: request of the person\nVerified: .*1 revisions forgotten on record/,
    )
    expect((await cli(['forget', 'person', '--reason', 'again'])).output).toMatch(
      /Nothing was left to forget/,
    )
    await lake.start()
    expect(await client.getDocument('person')).toMatchObject({ text: 'clean' })
    const past = await fetch(
      `${lake.url}/v2026-05-04/data/history/production/documents/person?revision=person-1`,
      { headers: { authorization: `Bearer ${writeToken}` } },
    )
    expect(past.status).toBe(410)
    expect(await past.json()).toMatchObject({
      message: expect.stringContaining('was forgotten. Reason: request of the person'),
    })
  })

  it('is told by queries of that instant, which leave the document out', async () => {
    const db = new DatabaseSync(join(lake.dataDir, 'lake', 'lake.sqlite'), { readOnly: true })
    const { time } = z
      .object({ time: z.string() })
      .parse(db.prepare("SELECT time FROM log WHERE tx_id = 'person-1'").get())
    db.close()
    const { result, headers } = await ask('*[_id == "person"]', `asOf=${time}`)
    expect(result).toEqual([])
    expect(headers.get('x-sanity-warning')).toMatch(/1 documents of this instant were forgotten/)
  })

  it('leaves a lake that goes on writing to its chain', async () => {
    await client.create({ _id: 'after-forgetting', _type: 'note' })
    expect((await cli(['verify'])).code).toBe(0)
  })
})
