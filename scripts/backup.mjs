// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { planRemoval } from './lib/plan-removal.mjs'

/**
 * One backup of the lake in DATA_DIR into a folder named after the instant; then the old ones go: of the last two days
 * every one stays, of the last month the newest of each day, of the last year the newest of each month.
 *   node scripts/backup.mjs FOLDER
 */
const [folder] = process.argv.slice(2)
if (folder === undefined || !existsSync(folder) || !statSync(folder).isDirectory()) {
  console.error('Which folder? node scripts/backup.mjs FOLDER (it must exist)')
  process.exit(2)
}
const now = new Date()
const target = join(folder, `${now.toISOString().slice(0, 19).replaceAll(':', '')}Z`)
const { status } = spawnSync(process.execPath, ['lake/cli.ts', 'backup', target], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
for (const old of planRemoval(readdirSync(folder), now.getTime())) {
  rmSync(join(folder, old), { recursive: true })
  console.log(`Removed ${old}.`)
}
