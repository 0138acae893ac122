import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { writeFileAtomicSync } from '#common/files/atomic-file.ts'
import { askForVisitors } from '#web/content/lake/client.ts'
import type { ChangedDocument } from '#web/documents/define-document.ts'
import type { Place } from '#web/serving/validity/freshness.ts'
import { siteSettings } from '#web/lib/settings.ts'
import type { LogChanges } from './log-changes.ts'
import { type Inventory, planInventory, planOperation } from './plan-inventory.ts'
import { siteProcess } from '#web/lib/site-process.ts'

/** Any publish or deletion changes one of the three. */
const endQuery = defineQuery(`{
  "count": count(*), "newest": *[defined(_updatedAt)] | order(_updatedAt desc, _id asc)[0]{ _updatedAt, _rev }
}`)

const inventoryQuery = defineQuery(`*{ _id, _type, _rev, language, path, "slug": slug.current }`)

const endAnswer = z.object({
  count: z.number(),
  newest: z.object({ _updatedAt: z.iso.datetime(), _rev: z.string() }).nullable(),
})

const field = z.string().nullish().catch(null)
const rows = z.array(
  z.object({
    _id: z.string(),
    _type: z.string(),
    _rev: z.string(),
    language: field,
    path: field,
    slug: field,
  }),
)

/** Good for one place only: another one, as after a crash, says that not all of it may have been applied. */
const stored = z.object({ transaction: z.string(), rows })

declare module '#web/lib/site-process.ts' {
  interface SiteProcess {
    inventory?: { transaction: string; inventory: Inventory } | undefined
  }
}

const file = (): string => join(siteSettings().dataDir, 'inventory.json')

const inventoryAt = (transaction: string): Inventory | undefined => {
  try {
    siteProcess.inventory ??= parseStored(readFileSync(file(), 'utf8'))
  } catch {
    // The first start, or a damaged file: then everything expires once.
  }
  return siteProcess.inventory?.transaction === transaction ? siteProcess.inventory.inventory : undefined
}

const parseStored = (text: string) => {
  const { transaction, rows: found } = stored.parse(JSON.parse(text))
  return { transaction, inventory: inventoryOf(found) }
}

const inventoryOf = (found: z.infer<typeof rows>): Inventory => new Map(found.map((row) => [row._id, row]))

const keepInventory = (transaction: string, inventory: Inventory): void => {
  siteProcess.inventory = { transaction, inventory }
  try {
    writeFileAtomicSync(file(), JSON.stringify({ transaction, rows: [...inventory.values()] }))
  } catch (error) {
    console.error('the list of published documents cannot be stored:', error)
  }
}

/**
 * What changed in a hosted dataset, which tells no sequence: its newest `_updatedAt` and the transaction of that
 * document take its place, with the number of documents for deletions. When they differ from what is known, all
 * documents' ids and transactions are compared with the last list.
 * @throws without an answer within `timeout` ms
 */
export const hostedChangesSince = async (
  { position, transaction }: Place,
  timeout: number,
): Promise<LogChanges> => {
  const { count, newest } = endAnswer.parse(await askForVisitors(endQuery, {}, timeout))
  const end = `${count} ${newest?._rev ?? ''} ${newest?._updatedAt ?? ''}`
  const known = inventoryAt(transaction)
  if (end === transaction && known) return { place: { position, transaction }, changes: [] }
  const inventory = inventoryOf(rows.parse(await askForVisitors(inventoryQuery, {}, timeout)))
  // Beyond every position given to a webhook meanwhile, also after a deletion.
  const at = Math.max(Math.floor(position) + 1, newest ? Date.parse(newest._updatedAt) : 0)
  return {
    place: { position: at, transaction: end },
    changes: known ? planInventory(known, inventory) : null,
    applied: () => keepInventory(end, inventory),
  }
}

/** The newest `_updatedAt`, ms since 1970. @throws without an answer within `timeout` ms */
export const hostedNewest = async (timeout: number): Promise<number> => {
  const { newest } = endAnswer.parse(await askForVisitors(endQuery, {}, timeout))
  return newest ? Date.parse(newest._updatedAt) : 0
}

/** The documents of a webhook with what happened to them, as far as the last list can tell. */
export const withOperations = (
  documents: readonly ChangedDocument[],
  revision: string | undefined,
): ChangedDocument[] =>
  documents.map((document) =>
    planOperation(document, revision, siteProcess.inventory?.inventory.get(document._id)),
  )

/**
 * A webhook has named this document with its transaction: the next comparison need not end it again. In memory alone,
 * since its expiry may not be on disk yet.
 */
export const noteHosted = (document: ChangedDocument, revision: string | undefined): void => {
  const known = siteProcess.inventory
  if (!known || revision === undefined || document.operation === 'delete') return
  const { _id, _type, language, path, slug } = document
  const row = { _id, _type, _rev: revision, language, path, slug }
  siteProcess.inventory = { ...known, inventory: new Map(known.inventory).set(_id, row) }
}
