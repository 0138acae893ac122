import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writeFileAtomic } from '#common/files/atomic-file.ts'

const note = z.object({ time: z.iso.datetime() })

const fileOf = (dataDir: string): string => join(dataDir, 'last-backup.json')

/** Notes in the data folder that a backup of this instant is complete, for the lake's metrics. */
export const noteBackup = (dataDir: string, time: string): Promise<void> =>
  writeFileAtomic(fileOf(dataDir), `${JSON.stringify({ time })}\n`)

/** When the newest complete backup was made, ms since 1970; undefined before the first. */
export const lastBackup = async (dataDir: string): Promise<number | undefined> => {
  const text = await readFile(fileOf(dataDir), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? undefined : Date.parse(note.parse(JSON.parse(text)).time)
}
