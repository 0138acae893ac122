import type { DatabaseSync } from 'node:sqlite'
import { earlierFaults } from './earlier-checkpoints.ts'
import type { StoredCheckpoints } from './stored-checkpoints.ts'
import { tipFaults, treeFaults } from './tree/check.ts'

/**
 * What the start asks: a sentence for each chain that lacks what was signed last, and for each stored checkpoint that is
 * not the lake's. It reads a few tiles of each chain, whatever its length.
 */
export const misfitsOf = (db: DatabaseSync, dataDir: string, stored: StoredCheckpoints): string[] => [
  ...tipFaults(db, stored.checkpoints),
  ...stored.faults,
  ...earlierFaults(db, dataDir),
]

/** The same with every entry, every stored tile and every stored checkpoint read. */
export const storedFaults = (db: DatabaseSync, dataDir: string, stored: StoredCheckpoints): string[] => [
  ...treeFaults(db, stored.checkpoints),
  ...stored.faults,
  ...earlierFaults(db, dataDir),
]
