import { siteProcess } from '#web/lib/site-process.ts'
import type { Entry } from '#web/serving/next/cache/entry.ts'
import type { Build } from './build-files.ts'

/** What the record is told of, and what it says of itself. */
export interface ServedRecord {
  /**
   * A stored page is about to be given to a visitor. Returns when its bytes are with the system, so that the end of this
   * process loses nothing that was served. Never throws: the visitor is served whatever becomes of the record.
   * @param build id of the build that drew it
   */
  note(key: string, entry: Entry, build: string): void
  /** The build whose pages follow: its files are handed over as well. Never throws. */
  drawnBy(build: Build): void
  state(): RecordOutboxState
}

/** What waits for the lake, and what keeps it from being safe. */
export interface RecordOutboxState {
  /** Pages that the lake has not taken. */
  waiting: number
  /** Bytes of the outbox on disk. */
  bytes: number
  /** Pages in memory alone: lost to the record if the process ended now. */
  unsaved: number
  /** Times of which the record will not know what was served, since the start of the site. */
  gaps: number
  /** A sentence while pages cannot be saved or are missing; null while all is well. */
  problem: string | null
}

declare module '#web/lib/site-process.ts' {
  interface SiteProcess {
    /** Absent where pages are not recorded: with a hosted dataset, and in development. */
    servedRecord?: ServedRecord | undefined
  }
}

export const servedRecord = (): ServedRecord | undefined => siteProcess.servedRecord
