import type { DatabaseSync } from 'node:sqlite'
import { type KeptFor, keptSince, mostSignIns } from '#settings/retention.ts'
import { holdsOf } from './holds.ts'

/** Which attempts to sign in stay: as long as the setting says, and while everything is held all of them. */
export function signInsKept(
  db: DatabaseSync,
  kept: KeptFor | undefined,
  now: number,
): { since?: string; most?: number } {
  if (kept === undefined || holdsOf(db).some(({ held }) => held.kind === 'all')) return {}
  const most = mostSignIns(kept)
  return { since: new Date(keptSince(kept, now)).toISOString(), ...(most !== undefined && { most }) }
}
