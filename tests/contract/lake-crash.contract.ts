import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { verifyChain } from '#lake/log/verify.ts'
import { startTestLake, type TestLake } from '#tests/support/lake.ts'

const isSweep = process.env['SWEEP'] === '1'
const commits = isSweep ? 1_000 : 100
const kills = isSweep ? 10 : 3
const writers = 8

let lake: TestLake

afterEach(() => lake.stop())

/** Documents each writer was told are on disk. */
async function writeUntilKilled(acknowledged: Set<string>, name: string, wanted: number): Promise<void> {
  const client = lake.client({ maxRetries: 0 })
  while (acknowledged.size < wanted) {
    const id = `doc-${name}-${acknowledged.size}-${crypto.randomUUID()}`
    try {
      await client
        .transaction()
        .create({ _id: id, _type: 'note', text: 'x'.repeat(2_000) })
        .createOrReplace({ _id: `head-${name}`, _type: 'head', newest: id })
        .commit({ returnDocuments: false })
    } catch {
      return
    }
    acknowledged.add(id)
  }
}

describe('a lake killed with SIGKILL while it commits', () => {
  it(`keeps every acknowledged one of ${commits} commits over ${kills} kills, log and outbox included`, async () => {
    lake = await startTestLake()
    const acknowledged = new Set<string>()
    for (let round = 1; round <= kills; round++) {
      const goal = Math.ceil((commits * round) / kills)
      const writing = Array.from({ length: writers }, (_, writer) =>
        writeUntilKilled(acknowledged, `${round}-${writer}`, Number.POSITIVE_INFINITY),
      )
      await reached(acknowledged, goal)
      await lake.kill()
      await Promise.all(writing)
      await lake.start()
      const client = lake.client({ perspective: 'raw' })
      const present = new Set(await client.fetch<string[]>('*[_type == "note"]._id'))
      expect([...acknowledged].filter((id) => !present.has(id))).toEqual([])
      const heads = await client.fetch<{ newest: string }[]>('*[_type == "head"]')
      expect(heads.filter(({ newest }) => !present.has(newest))).toEqual([])
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(commits)
    await lake.kill()
    const db = new DatabaseSync(join(lake.dataDir, 'lake', 'lake.sqlite'))
    const report = verifyChain(db)
    const { announced } = db.prepare('SELECT count(*) AS announced FROM outbox').get() ?? {}
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    db.close()
    expect(report.faults).toEqual([])
    expect(report.entries).toBeGreaterThanOrEqual(acknowledged.size)
    expect(announced).toBe(report.entries)
  }, 300_000)
})

/** Resolves once so many commits were acknowledged. */
async function reached(acknowledged: ReadonlySet<string>, goal: number): Promise<void> {
  while (acknowledged.size < goal) await new Promise((resolve) => setImmediate(resolve))
}
