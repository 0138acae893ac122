import { timingSafeEqual } from 'node:crypto'
import { decodeSignatureHeader, encodeSignatureHeader, isSignatureError } from '@sanity/webhook'
import { z } from 'zod'
import type { ChangedDocument } from '#web/documents/define-document.ts'

/** Deliveries with an older or newer timestamp are refused (quality 5). */
const toleranceMs = 5 * 60 * 1000

/** Verifies the signature of exactly these bytes, made within the last five minutes, in constant time. */
export const isSignedWebhook = async (
  body: string,
  header: string | null,
  secret: string,
  now: number,
): Promise<boolean> => {
  try {
    const { timestamp } = decodeSignatureHeader(header ?? '')
    const expected = Buffer.from(await encodeSignatureHeader(body, timestamp, secret))
    const given = Buffer.from(`t=${timestamp},v1=${decodeSignatureHeader(header ?? '').hashedPayload}`)
    const isEqual = given.length === expected.length && timingSafeEqual(given, expected)
    return isEqual && Math.abs(now - timestamp) <= toleranceMs
  } catch (error) {
    if (isSignatureError(error)) return false
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

/** A delivery: the lake's names transaction and sequence, hosted Sanity's is one document. */
export interface Delivery {
  transactionId: string | null
  sequence: number | null
  dataset: string | null
  documents: ChangedDocument[]
}

const lakeBody = z.object({
  transactionId: name,
  sequence: z.number().int().nonnegative(),
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

/** Parses a delivery of either form; null if invalid. */
export const parseDelivery = (body: string): Delivery | null => {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    return null
  }
  const lake = lakeBody.safeParse(json)
  if (lake.success) return { ...lake.data, documents: lake.data.documents.map(withoutNulls) }
  const hosted = changed.safeParse(json)
  if (!hosted.success) return null
  return { transactionId: null, sequence: null, dataset: null, documents: [withoutNulls(hosted.data)] }
}
