import type { Build } from './build-files.ts'
import type { Disk } from './segments.ts'

export interface OutboxSettings {
  folder: string
  /** What the outbox may take of the disk. */
  maxBytes: number
  /** What it may take of the memory while the disk takes nothing. */
  maxMemoryBytes: number
  isHttps: boolean
  /** To be called when the record has a gap: all pages are to be drawn, and so handed over, again. */
  onGap: () => void
  /** To be called with the build that pages are drawn by, and with the id of this instance. */
  onBuild?: (build: Build, instance: string) => void
  disk?: Disk
  now?: () => number
}

export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}

/** The sentence of the health, with the remedy. */
export const problemOf = (reason: string): string =>
  `What visitors are given cannot be saved for the record (${reason}). They are served; the lake is given it from memory. Free space on the disk of DATA_DIR, and see that the lake can be reached.`
