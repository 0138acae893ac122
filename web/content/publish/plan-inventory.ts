import type { ChangedDocument } from '#web/documents/define-document.ts'

/** A published document of a hosted dataset. */
export interface InventoryRow {
  _id: string
  _type: string
  _rev: string
  language?: string | null | undefined
  path?: string | null | undefined
  slug?: string | null | undefined
}

/** All published documents by id. */
export type Inventory = ReadonlyMap<string, InventoryRow>

const changed = (row: InventoryRow, operation: ChangedDocument['operation']): ChangedDocument => ({
  _id: row._id,
  _type: row._type,
  operation,
  language: row.language ?? undefined,
  path: row.path ?? undefined,
  slug: row.slug ?? undefined,
})

/** What happened between two lists of all published documents. Pure. */
export const planInventory = (before: Inventory, after: Inventory): ChangedDocument[] => {
  const changes: ChangedDocument[] = []
  for (const row of after.values()) {
    const known = before.get(row._id)
    if (!known) changes.push(changed(row, 'create'))
    else if (known._rev !== row._rev)
      changes.push({ ...changed(row, 'update'), previousPath: known.path ?? undefined })
  }
  for (const row of before.values()) if (!after.has(row._id)) changes.push(changed(row, 'delete'))
  return changes
}

/**
 * What a webhook's document is, told from the last list where its projection does not say: a known document under a new
 * transaction is an update. A deletion has the transaction that is known, and stays unsaid.
 */
export const planOperation = (
  document: ChangedDocument,
  revision: string | undefined,
  known: InventoryRow | undefined,
): ChangedDocument => {
  const isUpdate = known !== undefined && revision !== undefined && revision !== known._rev
  if (document.operation !== undefined || !isUpdate) return document
  return { ...document, operation: 'update', previousPath: document.previousPath ?? known.path ?? undefined }
}
