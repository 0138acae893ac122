import { type Outcome, runProgram } from '#tests/support/process.ts'

/** The commands of `npm run`, without npm. */
export const [backupCommand, restoreCommand] = ['scripts/backup/backup.ts', 'scripts/backup/restore.ts']

/** Makes a backup of a data folder in a folder of backups. */
export const makeBackup = (dataDir: string, into: string): Promise<Outcome> =>
  runProgram([backupCommand, into], { DATA_DIR: dataDir })

/** Restores a backup, or the newest in a folder, to a data folder. */
export const restoreBackup = (from: string, dataDir: string): Promise<Outcome> =>
  runProgram([restoreCommand, from], { DATA_DIR: dataDir })
