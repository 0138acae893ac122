import { join } from 'node:path'
import { inTransaction, openDatabase } from '#lake/store/database.ts'
import { Datasets } from '#lake/store/datasets.ts'
import type { Cause } from '#lake/store/committed.ts'
import { Ledger } from '#lake/store/ledger.ts'
import type { TestLake } from './lake.ts'

/** A document without what the lake sets itself; `null` takes it away. */
interface Appended {
  author: string
  documents: Readonly<Record<string, ({ _type: string } & Record<string, unknown>) | null>>
  causes?: readonly Cause[]
}

let count = 0

/**
 * Appends an entry to the log of a lake that does not run, as a lake that checks nothing would write it.
 * @returns its revision
 */
export function appendEntry(lake: TestLake, { author, documents, causes = [] }: Appended): string {
  const db = openDatabase(join(lake.dataDir, 'lake'))
  try {
    const dataset = new Datasets(db).get('production')
    if (dataset === undefined) throw new Error('the lake has no dataset')
    const ledger = new Ledger(db)
    const transactionId = `appended-${process.pid}-${count++}`
    const timestamp = new Date().toISOString()
    const changes = Object.entries(documents).map(([id, content]) => {
      const before = dataset.get(id)
      const own = { _id: id, _rev: transactionId, _updatedAt: timestamp }
      const after = content && { _createdAt: before?._createdAt ?? timestamp, ...content, ...own }
      return { id, before, after: after ?? undefined, patches: undefined }
    })
    const entry = ledger.prepare(dataset, {
      transactionId,
      timestamp,
      author,
      changes,
      visible: [],
      behind: [],
      causes,
      announcement: undefined,
    })
    inTransaction(db, () => ledger.write(entry))
    return transactionId
  } finally {
    db.close()
  }
}
