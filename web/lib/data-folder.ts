import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomic } from '#common/files/atomic-file.ts'

/**
 * Restricts the data folder to the user of this process, including files left by a build or an earlier version: it
 * holds sessions and pages.
 */
export const closeDataFolder = (folder: string): void => {
  process.umask(0o077)
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    const stat = lstatSync(path, { throwIfNoEntry: false })
    if (stat?.isDirectory()) chmodSync(path, 0o700)
    else if (stat?.isFile()) chmodSync(path, 0o600)
  }
}

/** Result of a write test is reused for this long, because anybody may request health. */
const retestAfterMs = 2_000

let tried: { at: number; problem: Promise<string | null> } | undefined

const tryWrite = async (folder: string): Promise<string | null> => {
  const path = join(folder, 'health-try')
  try {
    await writeFileAtomic(path, new Date().toISOString(), { sync: 'file' })
    await rm(path)
    return null
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    return `The site cannot write to its folder in DATA_DIR (${code}). Pages are served from what it holds; nobody can log in or open a preview, and what is drawn now is lost with a restart. Free space on the disk, or make the folder writable.`
  }
}

/** Tests the data folder by writing a file; returns a sentence about the problem, or null. */
export const dataFolderProblem = (folder: string): Promise<string | null> => {
  const now = performance.now()
  if (!tried || now - tried.at > retestAfterMs) tried = { at: now, problem: tryWrite(folder) }
  return tried.problem
}
