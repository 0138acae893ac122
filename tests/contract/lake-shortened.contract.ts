import { copyFile, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeBackup } from '#tests/support/backup.ts'
import { freePort } from '#tests/support/free-port.ts'
import { type LakeProcess, startTestLake, writeToken } from '#tests/support/lake/lake.ts'
import { readMetrics } from '#tests/support/metrics.ts'
import { runProgram } from '#tests/support/process.ts'

let folder = ''
let lake: LakeProcess
let metrics = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-shortened-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))
afterEach(() => lake.stop())

let nextFolder = 0
const startLake = async () => {
  metrics = `http://127.0.0.1:${await freePort()}`
  lake = await startTestLake({ DATA_DIR: join(folder, `${nextFolder++}`), LAKE_METRICS_URL: metrics })
}

const inLake = (name: string) => join(lake.dataDir, 'lake', name)
const verify = () => runProgram(['lake/cli.ts', 'verify'], { DATA_DIR: lake.dataDir })

/** The newest entry of the site's dataset that a stored checkpoint attests. */
const attested = async (): Promise<number> => {
  const names = await readdir(inLake('checkpoints')).catch((): string[] => [])
  // Beside it lies, for a moment, one that is still being written.
  const newest = names
    .filter((name) => name.endsWith('.production.checkpoint'))
    .toSorted()
    .at(-1)
  if (newest === undefined) return 0
  return Number((await readFile(inLake(`checkpoints/${newest}`), 'utf8')).split('\n')[1])
}

/** Writes notes one after the other, and waits until the last of them is attested. */
const write = async (ids: readonly string[], sequence: number) => {
  for (const id of ids) await lake.client().create({ _id: id, _type: 'note', text: `kept ${id}` })
  await expect.poll(attested, { timeout: 20_000 }).toBe(sequence)
}

const health = z.object({ parts: z.record(z.string(), z.string()), reasons: z.array(z.string()) })
const healthOf = async () => {
  const answer = await fetch(`${lake.url}/healthz`)
  return { status: answer.status, ...health.parse(await answer.json()) }
}

/** What the lake, its metrics and its commands say of a log that ends at 3 and once had eight entries. */
const saysShort = async () => {
  const says = /production 8: the checkpoint of .* attests this entry, and it is missing: the log ends at 3/
  const verified = await verify()
  expect(verified).toMatchObject({ code: 1, output: expect.stringMatching(says) })
  const backup = await makeBackup(lake.dataDir, join(folder, 'never'))
  expect(backup).toMatchObject({ code: 1, output: expect.stringMatching(says) })
  expect(await readdir(join(folder, 'never'))).toEqual([])

  await lake.start()
  expect(lake.output()).toMatch(says)
  expect(await healthOf()).toMatchObject({
    status: 503,
    parts: { database: 'ok', log: 'ok', record: 'failing' },
    reasons: [expect.stringMatching(says)],
  })
  expect((await fetch(`${lake.url}/readyz`)).status).toBe(200)
  expect((await readMetrics(metrics)).values.get('lake_record_fault')).toBe(1)
  const client = lake.client({ maxRetries: 0 })
  expect(await client.fetch('*[_type == "note"]._id | order(@)')).toEqual(['n1', 'n2', 'n3'])
  await expect(client.create({ _id: 'after', _type: 'note' })).rejects.toMatchObject({
    statusCode: 503,
    responseBody: expect.stringContaining('Nothing was changed'),
  })
  const person = await fetch(`${lake.url}/v1/people/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${writeToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'after', role: 'marketer', days: 1 }),
  })
  expect(person.status).toBe(503)

  // What was seen once is seen again: nothing was written, and nothing was signed.
  await lake.terminate()
  expect(await verify()).toMatchObject({ code: 1, output: expect.stringMatching(says) })
}

describe('a log that is shorter than what was signed', () => {
  it('is told by name, read on, and never added to, where an older journal was put in its place', async () => {
    await startLake()
    await write(['n1', 'n2', 'n3'], 3)
    await lake.kill()
    await copyFile(inLake('lake.sqlite-wal'), join(folder, 'older-wal'))
    await lake.start()
    await write(['n4', 'n5', 'n6', 'n7', 'n8'], 8)
    await lake.kill()
    await copyFile(join(folder, 'older-wal'), inLake('lake.sqlite-wal'))
    await rm(inLake('lake.sqlite-shm'))
    await saysShort()
  }, 180_000)

  it('likewise where the end of its journal was cut off', async () => {
    await startLake()
    await write(['n1', 'n2', 'n3'], 3)
    const { size } = await stat(inLake('lake.sqlite-wal'))
    await write(['n4', 'n5', 'n6', 'n7', 'n8'], 8)
    await lake.kill()
    const journal = await open(inLake('lake.sqlite-wal'), 'r+')
    await journal.truncate(size)
    await journal.close()
    await rm(inLake('lake.sqlite-shm'))
    await saysShort()
  }, 180_000)

  it('is not told of one that was killed while it wrote', async () => {
    await startLake()
    const over = new AbortController()
    const busy = (async () => {
      for (let n = 0; !over.signal.aborted; n += 1)
        await lake.client({ maxRetries: 0 }).create({ _id: `busy-${n}`, _type: 'note' })
    })().catch(() => {})
    await expect.poll(attested, { timeout: 20_000 }).toBeGreaterThan(5)
    await lake.kill()
    over.abort()
    await busy
    expect(await verify()).toMatchObject({
      code: 0,
      output: expect.stringMatching(/[1-4] checkpoints, no faults/),
    })
    await lake.start()
    expect((await healthOf()).parts['record']).toBe('ok')
  }, 180_000)
})

describe('a byte that was changed', () => {
  it('is named by verify, and by health without anybody asking', async () => {
    await startLake()
    await write(['n1', 'n2', 'n3'], 3)
    await lake.terminate()
    const bytes = await readFile(inLake('lake.sqlite'))
    const at = bytes.indexOf('kept n2')
    expect(at).toBeGreaterThan(0)
    for (let place = at; place >= 0; place = bytes.indexOf('kept n2', place + 1))
      bytes.write('kept n9', place)
    await writeFile(inLake('lake.sqlite'), bytes)
    const says = /production 2: its payload was changed/
    expect(await verify()).toMatchObject({ code: 1, output: expect.stringMatching(says) })
    await lake.start()
    await expect
      // It is looked at with the lowest priority: on a busy machine that takes its time.
      .poll(healthOf, { timeout: 150_000 })
      .toMatchObject({ status: 503, parts: { record: 'failing' }, reasons: [expect.stringMatching(says)] })
    expect((await readMetrics(metrics)).values.get('lake_record_fault')).toBe(1)
    // Nothing is missing from its end: it is added to, and visitors and editors notice nothing.
    await lake.client().create({ _id: 'after', _type: 'note' })
    expect((await fetch(`${lake.url}/readyz`)).status).toBe(200)
  }, 180_000)
})

describe('a checkpoint', () => {
  it('is signed with the first content, and by the end of the lake at the latest', async () => {
    await startLake()
    await lake.terminate()
    expect(await attested()).toBe(0)
    expect(await readdir(inLake('')).then((names) => names.includes('checkpoints'))).toBe(false)
    expect((await runProgram(['lake/cli.ts', 'checkpoint'], { DATA_DIR: lake.dataDir })).output).toBe(
      'The log is empty: there is nothing to sign.\n',
    )
    await lake.start()
    await lake.client().create({ _id: 'first', _type: 'note' })
    await lake.terminate()
    expect(await attested()).toBe(1)
  }, 180_000)

  it('that another key signed, or none that is left, is told', async () => {
    await startLake()
    await write(['n1'], 1)
    await lake.terminate()
    const key = await readFile(inLake('checkpoint-key.pem'))
    await rm(inLake('checkpoint-key.pem'))
    expect((await verify()).output).toMatch(
      /checkpoint-key\.pem is missing, and [1-4] checkpoints were signed/,
    )
    await writeFile(inLake('checkpoint-key.pem'), key)
    const names = await readdir(inLake('checkpoints'))
    const file = inLake(`checkpoints/${names.find((name) => name.endsWith('.production.checkpoint'))}`)
    await writeFile(file, (await readFile(file, 'utf8')).replace('\n1\n', '\n2\n'))
    expect((await verify()).output).toMatch(/checkpoints\/.*: The checkpoint is not signed by this key/)
  }, 180_000)
})
