import { draftId, type LakeDocument } from '#lake/store/document.ts'
import type { Act, Subject } from '../subject.ts'

/** What is meant by a request: a document, the act on it, and in which release. */
export interface Meant {
  publishedId: string
  act: Act
  releaseId?: string | undefined
}

/** A subject and the document it is about, as it will be published or as it stands. */
export interface Proposed {
  subject: Subject
  document: LakeDocument
}

/** The id under which the content of a request stands. */
export const sourceId = ({ publishedId, act, releaseId }: Meant): string => {
  if (act !== 'publish') return publishedId
  return releaseId === undefined ? draftId(publishedId) : `versions.${releaseId}.${publishedId}`
}

/**
 * The subject of a request as things stand; `undefined` where there is no such content.
 * @param asPublished the document as publishing would write it
 */
export function proposedBy(
  meant: Meant,
  get: (id: string) => LakeDocument | undefined,
  asPublished: (document: LakeDocument) => LakeDocument,
  hashOf: (document: LakeDocument) => string,
): Proposed | undefined {
  const found = get(sourceId(meant))
  if (found === undefined) return undefined
  const document = meant.act === 'publish' ? asPublished(found) : found
  const { publishedId, act } = meant
  return { subject: { publishedId, act, contentHash: hashOf(document) }, document }
}
