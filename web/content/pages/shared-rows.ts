import 'server-only'
import { needsOf } from '#web/blocks/read-blocks.ts'
import type { Read } from '#web/content/lake/read.ts'
import { readForPage } from '#web/content/render/render-scope.ts'
import { readSharedRows, sharedDocuments, type SharedRows } from '#web/documents/registry.gen.ts'

/** The reads of the shared documents in these blocks. */
export const readsFor = (blocks: readonly unknown[]): Read<unknown>[] =>
  needsOf(blocks).map((type) => sharedDocuments[type])

/** Reads the shared documents in these blocks, and no others; the page expires when one changes. */
export const sharedRowsFor = (blocks: readonly unknown[]): Promise<SharedRows> => {
  const needed = new Set(needsOf(blocks))
  return readSharedRows((document) => (needed.has(document.type) ? readForPage(document) : document.none))
}
