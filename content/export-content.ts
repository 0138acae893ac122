import { rm } from 'node:fs/promises'
import type { SanityClient } from '@sanity/client'
import { saveAssets } from './asset-files.ts'
import { papers } from './legal/paper-table.ts'
import { paperDocument } from './legal/papers.ts'
import { readLake } from './lake/read-lake.ts'
import { saveFiles } from './save-files.ts'
import { contentFolder, readFiles } from './yaml/read-files.ts'
import { filesOf } from './yaml/to-files.ts'

interface Exported {
  /** How many documents the files contain now. */
  documents: number
  /** Files whose content changed. */
  changed: string[]
  /** Files of pages that are no longer published, removed. */
  gone: string[]
  /**
   * Papers whose facts were changed in the lake. Their texts are PDFs, which cannot be exported to a file.
   */
  kept: string[]
}

const withoutFile = ({ file: _file, ...facts }: Record<string, unknown>): string =>
  JSON.stringify(Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/**
 * Writes what is published into the files of a folder; a file with the same content is not touched, so that a
 * difference is an editor's change.
 * @throws what the client throws, and an Error naming a document that cannot be expressed as a file
 */
export async function exportContent(client: SanityClient, folder: URL = contentFolder): Promise<Exported> {
  const documents = await readLake(client)
  if (documents.length === 0)
    throw new Error('The lake has no content; store it with: npm run content:import')
  const before = readFiles(folder)
  const files = filesOf(
    documents,
    before.written.map(({ id }) => id),
  )
  const changed = [...(await saveAssets(client, documents, folder)), ...(await saveFiles(files, folder))]
  const gone = [...new Set(before.written.map(({ file }) => file))].filter(
    (file) => file.startsWith('pages/') && !files.has(file),
  )
  for (const file of gone) await rm(new URL(file, folder))
  const ours = new Map(papers.map((paper) => [`legal-${paper.slug}`, withoutFile(paperDocument(paper, {}))]))
  const kept = documents.filter(
    (document) => document._type === 'legalDocument' && ours.get(document._id) !== withoutFile(document),
  )
  const held = documents.filter(({ _type }) => _type !== 'legalDocument')
  return { documents: held.length, changed, gone, kept: kept.map(({ _id }) => _id) }
}
