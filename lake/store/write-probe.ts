import { statfsSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from './database.ts'
import { damageSentence, isDamage } from './damage.ts'

/** A probe's result is reused for this time in ms: monitoring every second costs no more. */
const maxAgeMs = 5_000
/** About the size of an editor's save with its log entry. */
const probeBytes = 64 * 1024
/** Free space below which the lake warns, in bytes. */
const minFreeBytes = 64 * 1024 * 1024

export interface WriteProbe {
  /** What keeps the lake from writing, in a sentence; nothing while it can. */
  fault: string | undefined
  /** What will soon keep it from writing. */
  warning: string | undefined
}

/** Tries a real write of its own, on disk before it returns, at most every five seconds. */
export function createWriteProbe(
  db: DatabaseSync,
  dataDir: string,
  now: () => number = () => performance.now(),
): () => WriteProbe {
  let last: { at: number; probe: WriteProbe } | undefined
  const insert = db.prepare('INSERT INTO write_probe (at, filling) VALUES (?, zeroblob(?))')
  const forgetOthers = db.prepare('DELETE FROM write_probe WHERE id <> ?')
  const write = (): string | undefined => {
    try {
      inTransaction(db, () => {
        const { lastInsertRowid } = insert.run(new Date().toISOString(), probeBytes)
        forgetOthers.run(lastInsertRowid)
      })
      return undefined
    } catch (error) {
      if (isDamage(error)) return damageSentence(dataDir)
      const reason = error instanceof Error ? error.message : String(error)
      return `Nothing can be written to ${dataDir} (${reason}). Make room on its disk, or see that it can be written to.`
    }
  }
  const room = (): string | undefined => {
    const { bavail, bsize } = statfsSync(dataDir)
    const free = bavail * bsize
    if (free >= minFreeBytes) return undefined
    return `The disk of ${dataDir} has ${Math.round(free / 1024 / 1024)} MB left. Make room on it.`
  }
  return () => {
    if (last === undefined || now() - last.at > maxAgeMs)
      last = { at: now(), probe: { fault: write(), warning: room() } }
    return last.probe
  }
}
