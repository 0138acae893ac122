import { join } from 'node:path'
import { root } from '#scripts/lib/bring-node.mjs'
import { say } from '#scripts/lib/say.mjs'
import { runCommand } from './command.ts'
import { newestIn, restoreBackup } from './restore-backup.ts'

/**
 * `npm run restore -- FOLDER [PROGRAM]`: a backup, or the newest in a folder of backups, into a DATA_DIR that holds none of
 * its programs; or one program of it alone, as `lake`. Checks every hash and the whole log. `npm start` then goes on
 * from there.
 */
await runCommand(
  'npm run restore -- FOLDER [PROGRAM]',
  async ({ folder, more: only, dataDir, show, end }) => {
    const [backup, settings] = [newestIn(folder), join(root, '.env')]
    const { entries, files, stores, keptSettings } = await restoreBackup(
      { backup, dataDir, settings, only },
      show,
    )
    say(
      `Restored ${files} files of ${stores.join(', ')}, of a log of ${entries} entries, from ${backup} into ${dataDir}, ${end()} s. All hashes are right.`,
    )
    if (keptSettings) say(`${settings} was there and stays as it is.`)
  },
)
