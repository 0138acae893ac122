import { z } from 'zod'
import { isRecord, type JsonObject } from '#common/records.ts'
import { canonical, sha256 } from '#lake/log/entry.ts'

/** What people agree to: what becomes of a document's published state. */
export const acts = ['publish', 'unpublish', 'delete'] as const
export type Act = (typeof acts)[number]

/** One act on one document with one content. */
export const subjectSchema = z.object({
  publishedId: z.string(),
  act: z.enum(acts),
  /** `contentHash` of the document as it will be published, or as it stands for another act. */
  contentHash: z.string().regex(/^[0-9a-f]{64}$/),
})
export type Subject = z.infer<typeof subjectSchema>

export const isSameSubject = (a: Subject, b: Subject): boolean =>
  a.publishedId === b.publishedId && a.act === b.act && a.contentHash === b.contentHash

/** What the lake keeps for itself: it differs between a draft and the same content published. */
const ownAttributes: readonly string[] = ['_id', '_rev', '_createdAt', '_updatedAt']

/**
 * SHA-256 (hexadecimal) over the content as RFC 8785 JSON, without `_id`, `_rev`, `_createdAt` and
 * `_updatedAt`, and with the hash of an asset's bytes in place of its id in each reference to it: one changed
 * letter or one changed file gives another hash, the same file uploaded again does not.
 * @param document as it will be published
 * @param hashOfAsset SHA-256 of the bytes of an asset by its id; `undefined` for what is no asset
 * @throws {Error} when the content has no RFC 8785 form, such as a lone surrogate
 */
export function contentHash(document: JsonObject, hashOfAsset: (id: string) => string | undefined): string {
  const content = Object.fromEntries(
    Object.entries(document).filter(([name]) => !ownAttributes.includes(name)),
  )
  return sha256(canonical(withAssetHashes(content, hashOfAsset)))
}

/** Everything beside a reference stays: whoever may write one anywhere must not hide other words behind it. */
function withAssetHashes(value: unknown, hashOfAsset: (id: string) => string | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => withAssetHashes(item, hashOfAsset))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      (name === '_ref' && typeof child === 'string' ? hashOfAsset(child) : undefined) ??
        withAssetHashes(child, hashOfAsset),
    ]),
  )
}
