import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { recordAct } from '#lake/log/person-acts.ts'
import { inTransaction } from './database.ts'

const row = z.object({
  id: z.number(),
  origin: z.string(),
  allowCredentials: z.number().transform((value) => value === 1),
  createdAt: z.string(),
})
/** An origin whose pages administrators let call from a browser. */
export type Origin = z.infer<typeof row>

/** The origins that were let in besides those of the settings; in memory, since every request asks. */
export class Origins {
  private readonly db: DatabaseSync
  private known: readonly Origin[]

  constructor(db: DatabaseSync) {
    this.db = db
    this.known = this.read()
  }

  list(): readonly Origin[] {
    return this.known
  }

  /** Lets an origin in; on record as an act of `author`. */
  add(origin: string, allowCredentials: boolean, author: string): Origin {
    const id = inTransaction(this.db, () => {
      const { lastInsertRowid } = this.db
        .prepare('INSERT INTO cors_origin (origin, allow_credentials, created_at) VALUES (?, ?, ?)')
        .run(origin, Number(allowCredentials), new Date().toISOString())
      const detail = `${origin}, ${allowCredentials ? 'with' : 'without'} credentials`
      recordAct(this.db, { author, act: 'origin.add', subject: String(lastInsertRowid), detail })
      return Number(lastInsertRowid)
    })
    this.known = this.read()
    const added = this.known.find((one) => one.id === id)
    if (added === undefined) throw new Error(`origin ${id} was not written`)
    return added
  }

  /** Shuts an origin out, at once; on record. */
  remove({ id, origin }: Origin, author: string): void {
    inTransaction(this.db, () => {
      this.db.prepare('DELETE FROM cors_origin WHERE id = ?').run(id)
      recordAct(this.db, { author, act: 'origin.remove', subject: String(id), detail: origin })
    })
    this.known = this.read()
  }

  private read(): Origin[] {
    const sql =
      'SELECT id, origin, allow_credentials AS allowCredentials, created_at AS createdAt FROM cors_origin ORDER BY id'
    return z.array(row).parse(this.db.prepare(sql).all())
  }
}
