import { parseArgs } from 'node:util'
import { noteBackup } from '#lake/backup/last-backup.ts'
import { makeBackup } from '#lake/backup/make-backup.ts'
import { restoreBackup } from '#lake/backup/restore-backup.ts'
import { readDataDir } from '#lake/settings.ts'
import { CommandFailure } from './failure.ts'
import { openExisting } from './open.ts'
import { createProgress } from './progress.ts'

export const backupHelp = `backup <folder>           everything in DATA_DIR as it stands at one instant, also beside a running lake
restore <folder>          a backup into a DATA_DIR that holds no lake; checks every hash and the whole log`

const only = (args: string[]): string => {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
  const [folder] = positionals
  if (folder === undefined) throw new CommandFailure(`Which folder?\n\n${backupHelp}`)
  return folder
}

const seconds = (started: number) => ((performance.now() - started) / 1_000).toFixed(1)

/** Runs work and shows its progress; an error is reported in one line. */
const withProgress = async <T>(
  work: (show: (step: string, done: number, total: number) => void) => Promise<T>,
) => {
  const progress = createProgress(process.stderr)
  try {
    return await work((step, done, total) => progress.show(`${step}: ${done} of ${total}`))
  } catch (error) {
    throw new CommandFailure(error instanceof Error ? error.message : String(error))
  } finally {
    progress.end()
  }
}

/** `backup <folder>`. @returns the exit code */
export const backup = async (args: string[]): Promise<number> => {
  const folder = only(args)
  const { db, dataDir } = openExisting()
  const started = performance.now()
  try {
    const { entries, files, time } = await withProgress((show) => makeBackup(db, dataDir, folder, show))
    await noteBackup(dataDir, time)
    console.log(
      `Backup of ${entries} log entries, ${files.length} files, in ${folder}, ${seconds(started)} s.`,
    )
    return 0
  } finally {
    db.close()
  }
}

/** `restore <folder>`. @returns the exit code */
export const restore = async (args: string[]): Promise<number> => {
  const folder = only(args)
  const dataDir = readDataDir()
  const started = performance.now()
  const { entries, files } = await withProgress((show) => restoreBackup(folder, dataDir, show))
  console.log(
    `Restored ${entries} log entries, ${files.length} files, into ${dataDir}, ${seconds(started)} s. All hashes are right.`,
  )
  return 0
}
