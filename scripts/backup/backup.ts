import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { noteBackup } from '#lake/record/last-backup.ts'
import { root } from '#scripts/lib/bring-node.mjs'
import { PlainError, say } from '#scripts/lib/say.mjs'
import { runCommand } from './command.ts'
import { makeBackup } from './make-backup.ts'
import { planRemoval } from './plan-removal.mjs'

/**
 * `npm run backup -- FOLDER`: one backup of everything in DATA_DIR that cannot be made again, also beside the running
 * programs, into a folder named after the instant; then the old ones go.
 */
await runCommand('npm run backup -- FOLDER', async ({ folder, dataDir, show, end }) => {
  if (`${folder}${sep}`.startsWith(`${dataDir}${sep}`))
    throw new PlainError(`${folder} is in ${dataDir}, which it is to outlive. Name a folder elsewhere.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const time = new Date()
  const target = join(folder, `${time.toISOString().slice(0, 19).replaceAll(':', '')}Z`)
  if (existsSync(target)) throw new PlainError(`${target} exists already. Try again in a second.`)
  const settings = join(root, '.env')
  const { entries, files, stores } = await makeBackup({ dataDir, settings, target, time }, show)
  say(
    `Backup of ${entries} log entries, ${files.length} files of ${stores.join(', ')}, in ${target}, ${end()} s.`,
  )
  const removed = planRemoval(readdirSync(folder), time.getTime()).map((old) => join(folder, old))
  for (const store of stores)
    if (basename(store) === 'lake')
      await noteBackup(join(dataDir, store), { time: time.toISOString(), folder: target }, removed)
  for (const old of removed) {
    rmSync(old, { recursive: true })
    say(`Removed ${basename(old)}.`)
  }
})
