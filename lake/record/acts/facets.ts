import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const textRow = z.object({ text: z.string() })

/** Each value of a column once, by as many steps in its index as there are values. */
const valuesOf = (db: DatabaseSync, datasetId: number, column: 'person' | 'type' | 'language'): string[] =>
  z
    .array(textRow)
    .parse(
      db
        .prepare(
          `WITH RECURSIVE each (value) AS (
            SELECT min(${column}) FROM act WHERE dataset_id = :dataset
            UNION ALL
            SELECT (SELECT min(${column}) FROM act WHERE dataset_id = :dataset AND ${column} > each.value)
            FROM each WHERE each.value IS NOT NULL)
          SELECT t.text FROM each JOIN act_text t ON t.id = each.value ORDER BY t.text`,
        )
        .all({ dataset: datasetId }),
    )
    .map(({ text }) => text)

/** Whose, what kind and which languages of acts the log of a dataset holds: what a filter may name. */
export const facetsOf = (db: DatabaseSync, datasetId: number) => ({
  people: valuesOf(db, datasetId, 'person'),
  types: valuesOf(db, datasetId, 'type'),
  languages: valuesOf(db, datasetId, 'language'),
})
