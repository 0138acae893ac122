import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { uploadAssets } from '#content/asset-files.ts'
import { contentDocuments } from '#content/content.ts'
import { documentIds, type Group, groups } from '#content/documents.ts'
import type { SeedDocument } from '#content/seed-document.ts'
import { uploadPapers } from '#content/legal/upload-papers.ts'

/** Records that the content was stored completely; from then on it belongs to the editors. */
const seedRecord = { _id: 'content.seed', _type: 'contentSeed' } as const

interface SeedOptions {
  /** Stores everything again and discards the drafts of these documents. */
  reset?: boolean
  /** Called with one line of progress, for people. */
  onProgress?: (line: string) => void
}

export interface SeedResult {
  /** `stands`: nothing was written. */
  outcome: 'stands' | 'stored'
  /** How many documents were stored. */
  documents: number
}

/** Stores documents in one transaction; existing ones stay, unless `replace` is set. */
async function store(
  lake: SanityClient,
  documents: readonly SeedDocument[],
  replace: boolean,
): Promise<void> {
  if (documents.length === 0) return
  const transaction = lake.transaction()
  for (const document of documents) {
    if (replace) transaction.createOrReplace(document).delete(`drafts.${document._id}`)
    else transaction.createIfNotExists(document)
  }
  await transaction.commit({ visibility: 'sync' })
}

/** Stores a group: first the earlier versions, then those in force. */
async function storeGroup(
  lake: SanityClient,
  { documents, earlier = [] }: Group,
  reset: boolean,
): Promise<void> {
  const replaced = new Set(earlier.map(({ _id }) => _id))
  await store(lake, earlier, reset)
  await store(
    lake,
    documents.filter(({ _id }) => replaced.has(_id)),
    true,
  )
  await store(
    lake,
    documents.filter(({ _id }) => !replaced.has(_id)),
    reset,
  )
}

/** Documents of a group that are missing, or still at the earlier version. */
function missingOf(group: Group, stored: ReadonlyMap<string, unknown>): Group {
  const isMissing = ({ _id }: SeedDocument): boolean => {
    const before = group.earlier?.find((document) => document._id === _id)
    return !stored.has(_id) || (before !== undefined && stored.get(_id) === before['versionLabel'])
  }
  return {
    name: group.name,
    documents: group.documents.filter(isMissing),
    earlier: (group.earlier ?? []).filter(isMissing),
  }
}

/**
 * Stores the starting content. Once complete it is left alone, whatever editors changed since; after an
 * interruption only missing documents are added. It is idempotent.
 * @throws what the client throws, with the lake's sentence when a document breaks a rule
 */
export async function seed(client: SanityClient, options: SeedOptions = {}): Promise<SeedResult> {
  const { reset = false, onProgress = () => undefined } = options
  const lake = client.withConfig({ perspective: 'raw', useCdn: false })
  const ids = [seedRecord._id, ...documentIds]
  const found = z
    .array(z.object({ _id: z.string(), versionLabel: z.unknown() }))
    .parse(await lake.fetch('*[_id in $ids]{_id, versionLabel}', { ids }))
  const stored = new Map(found.map(({ _id, versionLabel }) => [_id, versionLabel]))
  if (!reset && stored.has(seedRecord._id)) return { outcome: 'stands', documents: 0 }

  await uploadAssets(lake, contentDocuments())
  const assets = await uploadPapers(lake, onProgress)
  let count = 0
  for (const group of groups(assets)) {
    const missing = reset ? group : missingOf(group, stored)
    await storeGroup(lake, missing, reset)
    count += missing.documents.length
    onProgress(`${group.name}: ${missing.documents.length} of ${group.documents.length} documents stored`)
  }
  await lake.createOrReplace({ ...seedRecord, completedAt: new Date().toISOString() })
  return { outcome: 'stored', documents: count }
}
