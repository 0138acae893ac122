import 'server-only'
import { needsOf } from '#web/blocks/read-blocks.ts'
import { noRows, type SharedRows } from './needed-rows.ts'
import type { Read } from '#web/content/lake/read.ts'
import { readForPage } from '#web/content/render/render-scope.ts'
import { sharedReads } from './shared-reads.ts'

/** The reads of the shared documents that these blocks show. */
export const readsFor = (blocks: readonly unknown[]): Read<unknown>[] =>
  needsOf(blocks).map((name) => sharedReads[name])

/** Reads the shared documents that these blocks show, and no others; the page ends when one of them changes. */
export const sharedRowsFor = async (blocks: readonly unknown[]): Promise<SharedRows> => {
  const names = new Set(needsOf(blocks))
  const read = <Name extends keyof SharedRows>(name: Name, of: Read<SharedRows[Name]>) =>
    names.has(name) ? readForPage(of) : noRows[name]
  const [instruments, faq, glossary, payment, liquidity, platforms, contact, downloads, partners] =
    await Promise.all([
      read('instruments', sharedReads.instruments),
      read('faq', sharedReads.faq),
      read('glossary', sharedReads.glossary),
      read('payment', sharedReads.payment),
      read('liquidity', sharedReads.liquidity),
      read('platforms', sharedReads.platforms),
      read('contact', sharedReads.contact),
      read('downloads', sharedReads.downloads),
      read('partners', sharedReads.partners),
    ])
  return { instruments, faq, glossary, payment, liquidity, platforms, contact, downloads, partners }
}
