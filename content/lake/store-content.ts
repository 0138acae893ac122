import { ClientError, type SanityClient } from '@sanity/client'
import { z } from 'zod'
import { isRecord } from '#common/records.ts'
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
  /** Ids of documents that are drafts now, since people must agree before they are published. */
  drafts: readonly string[]
}

const lacksApproval = (error: unknown): boolean =>
  error instanceof ClientError &&
  isRecord(error.response.body) &&
  error.response.body['type'] === 'approvalError'

/**
 * Stores documents in one transaction; existing ones stay, unless `replace` is set. Of those that people must agree
 * to first a draft is stored instead.
 * @returns ids of the documents that are drafts now
 */
async function store(
  lake: SanityClient,
  documents: readonly SeedDocument[],
  replace: boolean,
): Promise<string[]> {
  if (documents.length === 0) return []
  const transaction = lake.transaction()
  for (const document of documents) {
    if (replace) transaction.createOrReplace(document).delete(`drafts.${document._id}`)
    else transaction.createIfNotExists(document)
  }
  try {
    await transaction.commit({ visibility: 'sync' })
    return []
  } catch (error) {
    if (!lacksApproval(error)) throw error
  }
  const [only] = documents
  if (documents.length === 1 && only !== undefined) {
    await lake.createOrReplace({ ...only, _id: `drafts.${only._id}` })
    return [only._id]
  }
  const drafts: string[] = []
  for (const document of documents) drafts.push(...(await store(lake, [document], replace)))
  return drafts
}

/** Stores a group: first the earlier versions, then those in force. */
async function storeGroup(
  lake: SanityClient,
  { documents, earlier = [] }: Group,
  reset: boolean,
): Promise<string[]> {
  const replaced = new Set(earlier.map(({ _id }) => _id))
  await store(lake, earlier, reset)
  const inForce = await store(
    lake,
    documents.filter(({ _id }) => replaced.has(_id)),
    true,
  )
  const others = await store(
    lake,
    documents.filter(({ _id }) => !replaced.has(_id)),
    reset,
  )
  return [...inForce, ...others]
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
 * The act "seed": what is stored now counts as approved, by nobody, and nothing stored later does. A hosted
 * dataset has no approvals.
 */
async function approveAsSeed(lake: SanityClient): Promise<void> {
  const { projectId, dataset } = lake.config()
  if (projectId !== 'local') return
  await lake.request({
    method: 'POST',
    url: `/data/actions/${dataset}`,
    body: { actions: [{ actionType: 'lake.action.approval.seed', reason: 'It is the starting content.' }] },
  })
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
  if (!reset && stored.has(seedRecord._id)) return { outcome: 'stands', documents: 0, drafts: [] }

  await uploadAssets(lake, contentDocuments())
  const assets = await uploadPapers(lake, onProgress)
  let count = 0
  const drafts: string[] = []
  for (const group of groups(assets)) {
    const missing = reset ? group : missingOf(group, stored)
    drafts.push(...(await storeGroup(lake, missing, reset)))
    count += missing.documents.length
    onProgress(`${group.name}: ${missing.documents.length} of ${group.documents.length} documents stored`)
  }
  await approveAsSeed(lake)
  await lake.createOrReplace({ ...seedRecord, completedAt: new Date().toISOString() })
  return { outcome: 'stored', documents: count - drafts.length, drafts }
}
