import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { TestLake } from './lake.ts'

/** Makes the proof of identity of a session as old as if its person had signed in `minutes` ago. */
export function ageProof({ dataDir }: Pick<TestLake, 'dataDir'>, token: string, minutes: number): void {
  const db = new DatabaseSync(join(dataDir, 'lake', 'lake.sqlite'))
  const { changes } = db
    .prepare('UPDATE session SET proved_at = ? WHERE token_hash = ?')
    .run(
      new Date(Date.now() - minutes * 60_000).toISOString(),
      createHash('sha256').update(token).digest('hex'),
    )
  db.close()
  if (changes !== 1) throw new Error('there is no such session')
}
