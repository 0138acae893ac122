import { z } from 'zod'
import type { LakeDocument } from './document.ts'

/** What replaces a forgotten revision: its system fields and a mark. */
export function blank(document: LakeDocument): LakeDocument {
  const { _id, _type, _rev, _createdAt, _updatedAt } = document
  return { _id, _type, _rev, _createdAt, _updatedAt, _forgotten: true }
}

export const isForgotten = (document: LakeDocument): boolean => document['_forgotten'] === true

const blanked = z.strictObject({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string(),
  _createdAt: z.string(),
  _updatedAt: z.string(),
  _forgotten: z.literal(true),
})

/** Whether this is exactly what forgetting leaves, and nothing put in its place. */
export const isBlank = (value: unknown): boolean => blanked.safeParse(value).success

/** The payload of an entry that records a forgetting: which documents, at which sequences, and why. */
export const forgettingSchema = z.object({
  forgotten: z.array(
    z.object({
      sequence: z.number(),
      payloadHash: z.string(),
      documentId: z.string(),
      /** Of the content that is gone, for which people signed; an earlier lake did not write it down. */
      contentHash: z.string().optional(),
    }),
  ),
  reason: z.string(),
})
