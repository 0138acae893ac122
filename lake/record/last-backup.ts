import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writeFileAtomic } from '#common/files/atomic-file.ts'

const backup = z.object({ time: z.iso.datetime(), folder: z.string() })
/** A complete backup, and where it lies. */
export type MadeBackup = z.infer<typeof backup>

/** Until there was a list, only the newest was noted. */
const note = z.object({ time: z.iso.datetime(), made: z.array(backup).default([]) })

const fileOf = (dataDir: string): string => join(dataDir, 'last-backup.json')
const maxNoted = 1_000

const read = async (dataDir: string): Promise<z.infer<typeof note> | undefined> => {
  const text = await readFile(fileOf(dataDir), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? undefined : note.parse(JSON.parse(text))
}

/** Notes in the data folder that a backup is complete, and which were removed for it. */
export const noteBackup = async (
  dataDir: string,
  made: MadeBackup,
  removed: readonly string[] = [],
): Promise<void> => {
  const before = (await read(dataDir))?.made ?? []
  const list = [made, ...before.filter(({ folder }) => !removed.includes(folder))].slice(0, maxNoted)
  await writeFileAtomic(fileOf(dataDir), `${JSON.stringify({ time: made.time, made: list })}\n`)
}

/** The complete backups, newest first. */
export const madeBackups = async (dataDir: string): Promise<readonly MadeBackup[]> =>
  (await read(dataDir))?.made ?? []

/** When the newest complete backup was made, ms since 1970; undefined before the first. */
export const lastBackup = async (dataDir: string): Promise<number | undefined> => {
  const noted = await read(dataDir)
  return noted === undefined ? undefined : Date.parse(noted.time)
}
