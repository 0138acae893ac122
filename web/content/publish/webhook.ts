import { timingSafeEqual } from 'node:crypto'
import { decodeSignatureHeader, encodeSignatureHeader, isSignatureError } from '@sanity/webhook'
import { z } from 'zod'
import type { ChangedDocument } from '#web/documents/define-document.ts'

/** Deliveries with an older or newer timestamp are refused (quality 5). */
const toleranceMs = 5 * 60 * 1000

/** `late`: signed by who knows the secret, more than five minutes ago or ahead. */
export type Signed = 'signed' | 'late' | 'unsigned'

/** Verifies the signature of exactly these bytes, by one of the secrets, in constant time. */
export const verifyWebhook = async (
  body: string,
  header: string | null,
  secrets: readonly string[],
  now: number,
): Promise<Signed> => {
  try {
    const { timestamp, hashedPayload } = decodeSignatureHeader(header ?? '')
    const given = Buffer.from(`t=${timestamp},v1=${hashedPayload}`)
    for (const secret of secrets) {
      const expected = Buffer.from(await encodeSignatureHeader(body, timestamp, secret))
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) continue
      return Math.abs(now - timestamp) <= toleranceMs ? 'signed' : 'late'
    }
    return 'unsigned'
  } catch (error) {
    if (isSignatureError(error)) return 'unsigned'
    throw error
  }
}

const name = z.string().max(1_000)

const changed = z.object({
  _id: name,
  _type: name,
  operation: z.enum(['create', 'update', 'delete']).nullish(),
  language: name.nullish(),
  path: name.nullish(),
  previousPath: name.nullish(),
  slug: z.union([name, z.object({ current: name }).transform(({ current }) => current)]).nullish(),
})

/** Where in the lake's log a delivery stands. */
export interface Announced {
  sequence: number
  /** The sequence announced before it: who knows an older one has missed something. Null from an older lake. */
  previous: number | null
}

/** A delivery: the lake's names transaction and sequence, hosted Sanity's is one document. */
export interface Delivery {
  transactionId: string | null
  announced: Announced | null
  dataset: string | null
  documents: ChangedDocument[]
  /** The transaction of a hosted dataset's document, where the webhook's projection has it. */
  revision?: string | undefined
}

const lakeBody = z.object({
  transactionId: name,
  sequence: z.number().int().nonnegative(),
  previous: z.number().int().nonnegative().optional(),
  dataset: name,
  documents: z.array(changed).max(10_000),
})

const withoutNulls = (document: z.infer<typeof changed>): ChangedDocument => ({
  _id: document._id,
  _type: document._type,
  operation: document.operation ?? undefined,
  language: document.language ?? undefined,
  path: document.path ?? undefined,
  previousPath: document.previousPath ?? undefined,
  slug: document.slug ?? undefined,
})

/** The documents of the lake's answer on what changed, in the form of its webhooks. @throws ZodError */
export const changedDocuments = (documents: readonly unknown[]): ChangedDocument[] =>
  z.array(changed).parse(documents).map(withoutNulls)

/** Parses a delivery of either form; null if invalid. */
export const parseDelivery = (body: string): Delivery | null => {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    return null
  }
  const lake = lakeBody.safeParse(json)
  if (lake.success) {
    const { sequence, previous = null, documents, ...rest } = lake.data
    return { ...rest, announced: { sequence, previous }, documents: documents.map(withoutNulls) }
  }
  const hosted = changed.extend({ _rev: name.nullish() }).safeParse(json)
  if (!hosted.success) return null
  const documents = [withoutNulls(hosted.data)]
  const revision = hosted.data._rev ?? undefined
  return { transactionId: null, announced: null, dataset: null, documents, revision }
}
