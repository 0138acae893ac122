import { z } from 'zod'
import type { SanityClient } from 'sanity'
import { isRecord, itemsOf } from '#common/records.ts'
import { defaultLocale, isLocale, localePath } from '#locales/table.ts'
import { addressOf } from '#schemas/lib/targets.ts'
import { publishedId } from '#studio/published-id.ts'

const documentSchema = z.looseObject({ _id: z.string(), _type: z.string() })

const assetSchema = z.object({
  _type: z.enum(['sanity.fileAsset', 'sanity.imageAsset']),
  path: z.string(),
  originalFilename: z.string().nullish(),
  mimeType: z.string().nullish(),
  sha1hash: z.string().nullish(),
  sha256hash: z.string().nullish(),
})

/** A stored file or picture that a document uses. */
export interface StoredFile {
  url: string
  isPicture: boolean
  isPdf: boolean
  /** Of its bytes, with the name of the hash. */
  hash: string
}

/** What a document refers to, as people know it. */
export interface Target {
  name: string
  file?: StoredFile
}

/** The words of a name, in English where there are several languages. */
function wordsIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value
  const items = itemsOf(value).filter(isRecord)
  const item = items.find(({ language }) => language === defaultLocale) ?? items[0]
  return typeof item?.['value'] === 'string' ? item['value'] : undefined
}

/** A document by its title and, where it has one, its address on the site. */
function nameOf(document: z.infer<typeof documentSchema>): string {
  const { title, name, term, question, language } = document
  const words = [title, name, term, question].map(wordsIn).find((found) => found !== undefined)
  const path = addressOf(document)
  const address = path !== undefined && isLocale(language) ? localePath(language, path) : path
  if (words === undefined) return address ?? publishedId(document._id)
  return address === undefined ? words : `${words} (${address})`
}

export function targetOf(document: z.infer<typeof documentSchema>): Target {
  const asset = assetSchema.safeParse(document)
  if (!asset.success) return { name: nameOf(document) }
  const { _type, path, originalFilename, mimeType, sha1hash, sha256hash } = asset.data
  const file: StoredFile = {
    // The lake serves the Studio too, also at another address than the one under which the file was stored.
    url: `/${path}`,
    isPicture: _type === 'sanity.imageAsset',
    isPdf: mimeType === 'application/pdf',
    // A file that was stored elsewhere may lack the longer one.
    hash: sha256hash ? `SHA-256 ${sha256hash}` : `SHA-1 ${sha1hash ?? 'unknown'}`,
  }
  return { name: originalFilename ?? document._id, file }
}

/** What is behind some ids: what is published, or else its draft. */
export async function readTargets(
  client: SanityClient,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Target>> {
  if (ids.length === 0) return new Map()
  const query = '*[_id in $ids]'
  const all = [...ids.map((id) => `drafts.${id}`), ...ids]
  const found = z.array(documentSchema).parse(await client.fetch<unknown>(query, { ids: all }))
  const drafts = found.filter(({ _id }) => _id.startsWith('drafts.'))
  const rest = found.filter(({ _id }) => !_id.startsWith('drafts.'))
  return new Map([...drafts, ...rest].map((document) => [publishedId(document._id), targetOf(document)]))
}
