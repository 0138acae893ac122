import { z } from 'zod'
import type { LakeDocument } from './document.ts'

/** What stands in the place of a revision that was forgotten: its system fields and this mark. */
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

/** Whether this is all that forgetting leaves, and nothing that somebody put in its place. */
export const isBlank = (value: unknown): boolean => blanked.safeParse(value).success

/** What the payload of an entry says that forgets: which documents, at which places, and why. */
export const forgettingSchema = z.object({
  forgotten: z.array(z.object({ sequence: z.number(), payloadHash: z.string(), documentId: z.string() })),
  reason: z.string(),
})
