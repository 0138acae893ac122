import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { samplePdf } from '#tests/support/files.ts'
import { startTestLake, type LakeProcess, writeToken } from '#tests/support/lake/lake.ts'
import { preloaded } from '#tests/support/preload.ts'

/** A probe of the disk is up to five seconds old. */
const patient = { timeout: 30_000, interval: 200 }

const healthOf = async (lake: LakeProcess) => {
  const answer = await fetch(`${lake.url}/healthz`)
  const health = z.object({ parts: z.record(z.string(), z.string()), reasons: z.array(z.string()) })
  return { status: answer.status, ...health.parse(await answer.json()) }
}

/** What an operator is told of a damaged database. */
const damage = /The database .*lake\.sqlite is damaged\. Stop the lake, .* npm run restore -- FOLDER$/

const refusal = z.object({ statusCode: z.number(), error: z.string(), message: z.string() })

describe('a lake whose disk fails', () => {
  let lake: LakeProcess
  let folder: string
  const breakDisk = (what: string) => writeFile(join(folder, 'faults'), what)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'halyard-faults-'))
    await breakDisk('')
    lake = await startTestLake({ ...preloaded('faults'), FAULTS: join(folder, 'faults') })
  })
  afterEach(() => breakDisk(''))
  afterAll(async () => {
    await lake.stop()
    await rm(folder, { recursive: true })
  })

  /** Writes small documents into the room that earlier ones left inside a full database. */
  const useUpRoom = async () => {
    const client = lake.client({ maxRetries: 0 })
    for (const size of [3_000, 300, 0]) {
      const fill = async () => {
        for (;;) await client.create({ _type: 'drop', text: 'x'.repeat(size) })
      }
      await expect(fill()).rejects.toMatchObject({ statusCode: 507 })
    }
  }

  const upload = async (bytes: Buffer) => {
    const response = await fetch(`${lake.url}/v1/assets/files/production?filename=a.pdf`, {
      method: 'POST',
      headers: { authorization: `Bearer ${writeToken}` },
      body: new Uint8Array(bytes),
    })
    return { status: response.status, body: await response.json() }
  }

  it('refuses writes with 507 while the database is full, reads on, and goes on when there is room', async () => {
    const client = lake.client({ maxRetries: 0 })
    const acknowledged: string[] = []
    const write = async (id: string) => {
      await client.create({ _id: id, _type: 'filling', text: 'x'.repeat(200_000) })
      acknowledged.push(id)
    }
    await write('before-1')
    await breakDisk('database-full')
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => write(`during-${n}`)))
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused.length).toBeGreaterThan(0)
    for (const reason of refused) {
      expect(reason).toMatchObject({
        statusCode: 507,
        responseBody: expect.stringContaining('nothing was changed'),
      })
    }
    const stored = () => client.fetch<string[]>('*[_type == "filling"]._id')
    expect(await stored()).toEqual([...acknowledged].sort())
    // What is left is used up by small writes; then nothing can be written at all, and health says so.
    await useUpRoom()
    await expect.poll(async () => (await healthOf(lake)).status, patient).toBe(503)
    const unwell = await healthOf(lake)
    expect(unwell.parts.database).toBe('failing')
    expect(unwell.reasons).toEqual([
      expect.stringMatching(
        /^Nothing can be written to .*\(database or disk is full\)\. Make room on its disk/,
      ),
    ])
    await breakDisk('')
    await write('later')
    await expect.poll(async () => (await healthOf(lake)).status, patient).toBe(200)
    await lake.kill()
    await lake.start()
    expect(await stored()).toEqual([...acknowledged].sort())
  })

  it('refuses writes in words while the database is damaged, and /healthz names the way out', async () => {
    await breakDisk('database-damaged')
    const refused = lake.client({ maxRetries: 0 }).create({ _id: 'never', _type: 'note' })
    await expect(refused).rejects.toMatchObject({
      statusCode: 503,
      responseBody: expect.stringContaining('is damaged; nothing was changed'),
    })
    await expect.poll(async () => (await healthOf(lake)).status, patient).toBe(503)
    expect((await healthOf(lake)).reasons).toEqual([expect.stringMatching(damage)])
    await breakDisk('')
    await expect.poll(async () => (await healthOf(lake)).status, patient).toBe(200)
    expect(await lake.client().getDocument('never')).toBeUndefined()
  })

  it.each([
    ['open:ENOSPC', 507, /The disk of the lake is full/],
    ['rename:EDQUOT', 507, /The disk of the lake is full/],
    ['open:EIO', 500, /could not answer/],
    ['rename:EIO', 500, /could not answer/],
    ['database-full', 507, /nothing was changed|disk of the lake is full/],
  ])(
    'answers an upload with %s in words, leaves no trace, and takes it afterwards',
    async (fault, status, says) => {
      const bytes = await samplePdf(`Paper of ${fault}`)
      const before = await lake.client().fetch('count(*[_type == "sanity.fileAsset"])')
      const kept = await lake
        .client()
        .assets.upload('file', await samplePdf('Kept'), { filename: 'kept.pdf' })
      await breakDisk(fault)
      if (fault === 'database-full') await useUpRoom()
      const refused = await upload(bytes)
      expect(refused.status).toBe(status)
      expect(refusal.parse(refused.body)).toMatchObject({
        statusCode: status,
        message: expect.stringMatching(says),
      })
      expect((await fetch(kept.url)).status).toBe(200)
      await breakDisk('')
      const now = await lake.client().fetch('count(*[_type == "sanity.fileAsset"])')
      expect(now - before).toBe(1)
      const taken = z.object({ document: z.object({ url: z.string() }) }).parse((await upload(bytes)).body)
      expect(Buffer.from(await (await fetch(taken.document.url)).arrayBuffer())).toEqual(bytes)
    },
  )
})

describe('a disk that is really full', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-small-disk-'))
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder]).status === 0
  afterAll(() => {
    spawnSync('umount', [folder])
    rmSync(folder, { recursive: true, force: true })
  })

  it.runIf(isMounted)(
    'is told by /healthz; all that was acknowledged is there when there is room again',
    async () => {
      const lake = await startTestLake({ DATA_DIR: folder })
      const client = lake.client({ maxRetries: 0 })
      const acknowledged: string[] = []
      const fill = async () => {
        const { _id } = await client.create({ _type: 'filling', text: randomBytes(50_000).toString('hex') })
        acknowledged.push(_id)
      }
      const ballast = join(folder, 'ballast')
      writeFileSync(ballast, Buffer.alloc(4 * 1024 * 1024))
      expect((await healthOf(lake)).reasons).toEqual([
        expect.stringMatching(/has \d+ MB left\. Make room on it\.$/),
      ])
      await expect(
        (async () => {
          for (;;) await fill()
        })(),
      ).rejects.toMatchObject({ statusCode: 507 })
      await expect
        .poll(async () => {
          await client.create({ _type: 'drop' }).catch(() => undefined)
          return (await healthOf(lake)).status
        }, patient)
        .toBe(503)
      rmSync(ballast)
      await expect.poll(async () => (await healthOf(lake)).status, patient).toBe(200)
      await fill()
      expect(await client.fetch<string[]>('*[_type == "filling"]._id')).toEqual([...acknowledged].sort())
      await lake.stop()
    },
  )
})

/** A lake that stood still when its file was damaged. */
const damagedLake = async () => {
  const lake = await startTestLake()
  const documents = Array.from({ length: 400 }, (_, n) => ({
    _id: `d${n}`,
    _type: 'note',
    n,
    text: 'x'.repeat(500),
  }))
  const transaction = documents.reduce((all, one) => all.create(one), lake.client().transaction())
  await transaction.commit()
  await lake.terminate()
  const file = join(lake.dataDir, 'lake', 'lake.sqlite')
  const bytes = await readFile(file)
  // All but the header of the file: SQLite opens it and meets pages that it never wrote.
  await writeFile(file, Buffer.concat([bytes.subarray(0, 4_096), Buffer.alloc(bytes.length - 4_096, 0xee)]))
  return lake
}

describe('a damaged database', () => {
  it('is told at the start and by commands in one sentence with the way out', async () => {
    const lake = await damagedLake()
    const failure = await lake.start().then(
      () => '',
      (error: Error) => error.message,
    )
    const told = failure.slice(failure.indexOf(': ') + 2).trim()
    expect(told).toMatch(damage)
    expect(told.split('\n')).toHaveLength(1)
    const command = spawnSync(process.execPath, ['lake/cli.ts', 'verify'], {
      env: { ...process.env, DATA_DIR: lake.dataDir },
      encoding: 'utf8',
    })
    expect(command.status).toBe(2)
    expect(command.stderr.trim()).toMatch(damage)
    await lake.stop()
  })
})

describe('what the lake writes', () => {
  it('is its owner’s alone, also in a folder that stood open before', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'halyard-modes-'))
    chmodSync(dataDir, 0o755)
    mkdirSync(join(dataDir, 'lake'), { mode: 0o755 })
    const lake = await startTestLake({ DATA_DIR: dataDir })
    await lake.client().create({ _type: 'note' })
    await lake.client().assets.upload('file', await samplePdf('Modes'), { filename: 'a.pdf' })
    const entries = readdirSync(join(dataDir, 'lake'), { recursive: true, withFileTypes: true })
    expect(entries.length).toBeGreaterThan(5)
    const open = entries
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => (statSync(path).mode & 0o077) !== 0)
    expect(open).toEqual([])
    expect(statSync(join(dataDir, 'lake')).mode & 0o077).toBe(0)
    await lake.stop()
    rmSync(dataDir, { recursive: true })
  })
})

describe('every commit', () => {
  it('is made with synchronous = FULL, on every connection', async () => {
    const lake = await startTestLake(preloaded('watch-commits'))
    await lake.client().create({ _type: 'note' })
    await lake.client().assets.upload('file', await samplePdf('Watched'), { filename: 'a.pdf' })
    await lake.terminate()
    const [, report = '{}'] = /watched (.+)/.exec(lake.output()) ?? []
    const { commits, levels } = z
      .object({ commits: z.number(), levels: z.array(z.number()) })
      .parse(JSON.parse(report))
    await lake.stop()
    expect(commits).toBeGreaterThan(2)
    expect(levels).toEqual([2])
  })

  const hasStrace = spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0

  it.runIf(hasStrace)('reaches the disk by a sync of its own before it is acknowledged', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'halyard-strace-'))
    const trace = join(folder, 'trace')
    const lake = await startTestLake({}, ['strace', '-D', '-f', '-e', 'trace=fsync,fdatasync', '-o', trace])
    const syncs = async () => (await readFile(trace, 'utf8')).match(/f(?:data)?sync\(/g)?.length ?? 0
    const client = lake.client()
    await client.create({ _type: 'note' })
    const before = await syncs()
    for (let n = 0; n < 50; n++) await client.create({ _type: 'note', n })
    expect((await syncs()) - before).toBeGreaterThanOrEqual(50)
    await lake.stop()
    await rm(folder, { recursive: true })
  })
})
