import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const sizes = z.object({ bytes: z.number(), entries: z.number() })

/** What pages as served take of a lake's database: pages of SQLite, indexes included. */
export const servedSize = (dataDir: string): z.infer<typeof sizes> => {
  const db = new DatabaseSync(join(dataDir, 'lake', 'lake.sqlite'), { readOnly: true })
  try {
    return sizes.parse(
      db
        .prepare(
          `SELECT (SELECT sum(pgsize) FROM dbstat WHERE name GLOB 'served*' OR name GLOB 'sqlite_autoindex_served*') AS bytes,
             (SELECT count(*) FROM served) AS entries`,
        )
        .get(),
    )
  } finally {
    db.close()
  }
}
