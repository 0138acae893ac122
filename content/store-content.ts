import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { type Locale, localeIds } from '#locales/table.ts'
import { documentIds, groups, type PaperAssets, type SeedDocument } from './documents.ts'
import { type PaperEntry, paperFile, papers } from './legal/papers.ts'

/** Remembers that the content was stored whole; from then on it belongs to the editors. */
const seedRecord = { _id: 'content.seed', _type: 'contentSeed' } as const

interface SeedOptions {
  /** Stores everything anew and discards the drafts of these documents. */
  reset?: boolean
  /** Takes one line of progress, for people. */
  onProgress?: (line: string) => void
}

export interface SeedResult {
  /** `stands`: nothing was written. */
  outcome: 'stands' | 'stored'
  /** How many documents were stored. */
  documents: number
}

async function uploadPaper(lake: SanityClient, paper: PaperEntry, language: Locale): Promise<string> {
  const { filename, bytes } = await paperFile(paper, language)
  const asset = await lake.assets.upload('file', bytes, { filename, contentType: 'application/pdf' })
  return asset._id
}

async function uploadPapers(lake: SanityClient, onProgress: (line: string) => void): Promise<PaperAssets> {
  const assets: Record<string, Record<Locale, string>> = {}
  for (const paper of papers) {
    const ids = { en: '', de: '', pl: '' }
    for (const language of localeIds) ids[language] = await uploadPaper(lake, paper, language)
    assets[paper.slug] = ids
    onProgress(`${paper.slug}: ${localeIds.length} files uploaded`)
  }
  return assets
}

async function store(lake: SanityClient, documents: readonly SeedDocument[], reset: boolean): Promise<void> {
  const transaction = lake.transaction()
  for (const document of documents) {
    if (reset) transaction.createOrReplace(document).delete(`drafts.${document._id}`)
    else transaction.createIfNotExists(document)
  }
  await transaction.commit({ visibility: 'sync' })
}

/**
 * Stores the starting content. Once it stands whole it is left alone, whatever editors have made of it since;
 * after an interruption only what is missing is added. The same call twice gives the same content once.
 * @throws what the client throws, with the lake's sentence when a document breaks a rule
 */
export async function seed(client: SanityClient, options: SeedOptions = {}): Promise<SeedResult> {
  const { reset = false, onProgress = () => undefined } = options
  const lake = client.withConfig({ perspective: 'raw', useCdn: false })
  const ids = [seedRecord._id, ...documentIds]
  const stored = z.array(z.string()).parse(await lake.fetch('*[_id in $ids]._id', { ids }))
  if (!reset && stored.includes(seedRecord._id)) return { outcome: 'stands', documents: 0 }

  const assets = await uploadPapers(lake, onProgress)
  let count = 0
  for (const { name, documents } of groups(assets)) {
    const missing = documents.filter(({ _id }) => reset || !stored.includes(_id))
    if (missing.length > 0) await store(lake, missing, reset)
    count += missing.length
    onProgress(`${name}: ${missing.length} of ${documents.length} documents stored`)
  }
  await lake.createOrReplace({ ...seedRecord, completedAt: new Date().toISOString() })
  return { outcome: 'stored', documents: count }
}
