import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { samplePdf } from '#tests/support/files.ts'
import { startTestLake, type TestLake, writeToken } from '#tests/support/lake.ts'
import { preloaded } from '#tests/support/preload.ts'

const refusal = z.object({ statusCode: z.number(), error: z.string(), message: z.string() })

describe('a lake whose disk fails', () => {
  let lake: TestLake
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
    expect((await fetch(`${lake.url}/healthz`)).status).toBe(200)
    await breakDisk('')
    await write('later')
    await lake.kill()
    await lake.start()
    expect(await stored()).toEqual([...acknowledged].sort())
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
