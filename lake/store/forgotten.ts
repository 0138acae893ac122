import type { LakeDocument } from './document.ts'

/** What stands in the place of a revision that was forgotten: its system fields and this mark. */
export function blank(document: LakeDocument): LakeDocument {
  const { _id, _type, _rev, _createdAt, _updatedAt } = document
  return { _id, _type, _rev, _createdAt, _updatedAt, _forgotten: true }
}

export const isForgotten = (document: LakeDocument): boolean => document['_forgotten'] === true
