import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { verifyChain } from '#lake/log/verify.ts'
import { killWhileWriting } from '#tests/support/lake/kill-while-writing.ts'
import { type LakeProcess, startTestLake } from '#tests/support/lake/lake.ts'
import { preloaded } from '#tests/support/preload.ts'

const commits = 100_000
const kills = 200

let lake: LakeProcess

afterEach(() => lake.stop())

describe('a lake killed with SIGKILL while it commits', () => {
  it(`keeps every acknowledged one of ${commits} commits over ${kills} kills, log and outbox included`, async () => {
    lake = await startTestLake()
    const { acknowledged, lost, torn } = await killWhileWriting(lake, commits, kills)
    expect(acknowledged.size).toBeGreaterThanOrEqual(commits)
    expect(lost).toEqual([])
    expect(torn).toEqual([])
    await lake.kill()
    const db = new DatabaseSync(join(lake.dataDir, 'lake', 'lake.sqlite'))
    const report = verifyChain(db)
    const count = (sql: string) => db.prepare(sql).get()?.['count']
    const notes = count("SELECT count(*) AS count FROM document WHERE id GLOB 'doc-*'")
    const logged = count('SELECT count(*) AS count FROM log')
    const announced = count('SELECT count(*) AS count FROM outbox')
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    db.close()
    expect(report.faults).toEqual([])
    expect(notes).toBeGreaterThanOrEqual(acknowledged.size)
    expect([report.entries, logged, announced]).toEqual([notes, notes, notes])
  }, 3_600_000)

  it('would lose some if it acknowledged before it commits: the test notices', async () => {
    lake = await startTestLake(preloaded('commit-late'))
    const { lost } = await killWhileWriting(lake, 1_000, 5)
    expect(lost.length).toBeGreaterThan(0)
  }, 300_000)
})
