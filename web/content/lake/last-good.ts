import 'server-only'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomic } from '#common/files/atomic-file.ts'
import { MemoryStore } from '#web/lib/stores/memory-store.ts'
import { siteSettings } from '#web/lib/settings.ts'

/**
 * The last good answer of each read as JSON: in memory and on disk, so that pages can be rendered while the lake is
 * down, even after a restart. Bounded by the number of published pages and singletons, since unknown addresses never
 * reach the lake.
 */
const memory = new MemoryStore<string>(32 * 1024 * 1024)

const fileOf = (key: string): string =>
  join(siteSettings().dataDir, 'last-good', `${createHash('sha256').update(key).digest('hex')}.json`)

/** Pending writes by key. */
const writes = new Map<string, Promise<void>>()

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/**
 * Stores an answer. A failing disk only matters in an outage after the next restart, so it is logged. No fsync: a file
 * torn by a power cut does not parse and counts as missing.
 */
export const keepLastGood = async (key: string, value: unknown): Promise<void> => {
  const json = JSON.stringify(value)
  if (memory.get(key) === json) return
  memory.set(key, json, json.length * 2)
  // In order, so that the newest answer stays.
  const before = writes.get(key)
  const write = (before ?? Promise.resolve()).then(() => writeAnswer(key, json))
  writes.set(key, write)
  await write
  if (writes.get(key) === write) writes.delete(key)
}

const writeAnswer = async (key: string, json: string): Promise<void> => {
  try {
    await writeFileAtomic(fileOf(key), json, { sync: 'none' })
  } catch (error) {
    console.error('cannot keep the last good content on disk:', error)
  }
}

/** The last good answer; undefined if there never was one. */
export const lastGood = async (key: string): Promise<unknown> => {
  const held = memory.get(key)
  if (held !== undefined) return JSON.parse(held)
  try {
    const json = await readFile(fileOf(key), 'utf8')
    const value: unknown = JSON.parse(json)
    memory.set(key, json, json.length * 2)
    return value
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) console.error('a last good value cannot be read:', error)
    return undefined
  }
}
