import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupCommand, restoreCommand } from '#tests/support/backup.ts'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { ask } from './ask.ts'
import { queries, slugOf, somePlace } from './documents.ts'
import { printFigure, printTimes, share, timesOf } from './figures.ts'

/** A query about a past instant beside the same query now; the goal is twice its time (quality 8). */
export async function measurePast(lake: TestLake, count: number): Promise<void> {
  const slug = (at: number) => ({ slug: slugOf(somePlace(at, count)) })
  const asOf = `&asOf=${new Date().toISOString()}`
  const begun = performance.now()
  await ask(lake, queries.slug, slug(0), asOf)
  printFigure('first question about an instant', `${(performance.now() - begun).toFixed(0)} ms`)
  const now = await timesOf(200, (at) => ask(lake, queries.slug, slug(at)))
  const past = await timesOf(200, (at) => ask(lake, queries.slug, slug(at), asOf))
  printTimes('by slug, as of that instant', past)
  const ratio = share(past, 0.5) / share(now, 0.5)
  printFigure('   against the same query now', `${ratio.toFixed(2)} ×`, '≤ 2 ×', ratio <= 2)
}

function run(args: readonly string[], dataDir: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    const child = spawn(process.execPath, [...args], {
      env: { NODE_ENV: 'test', PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0
        ? resolve((performance.now() - begun) / 1_000)
        : reject(new Error(`${args[0]} ended with ${code}`)),
    )
  })
}

/** A backup beside the running lake and its restore, hashes and the whole log checked (quality 8). */
export async function measureBackup(lake: TestLake): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lake-bench-'))
  try {
    const backup = await run([backupCommand, join(folder, 'backup')], lake.dataDir)
    printFigure('backup beside the running lake', `${backup.toFixed(1)} s`)
    const restore = await run([restoreCommand, join(folder, 'backup')], join(folder, 'restored'))
    printFigure('restore, everything checked', `${restore.toFixed(1)} s`, '≤ 10 s', restore <= 10)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
