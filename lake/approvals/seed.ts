import { z } from 'zod'
import { isPublished, lakeDocument, type LakeDocument } from '#lake/store/document.ts'
import { approvalPrefix, type Decision, type Person, personSchema } from './decision.ts'
import type { PolicyTable } from './policy.ts'
import { asksForSomebody } from './policy.ts'

/** The document of the act: there is one in a dataset, and only its first state counts. */
export const seedId = `${approvalPrefix}seed`
const seedType = 'approval.seed'

const seedSchema = lakeDocument.extend({
  _id: z.literal(seedId),
  _type: z.literal(seedType),
  person: personSchema,
  reason: z.string(),
  documents: z.array(z.object({ publishedId: z.string(), contentHash: z.string() })),
})

/**
 * The act "seed": everything that is published and would need somebody's agreement counts as approved, by
 * nobody. A live deployment must not rest on it.
 * @param documents of the dataset, in any state
 * @param hashOf `contentHash` of a document
 */
export function seedAct(
  person: Person,
  reason: string,
  documents: readonly LakeDocument[],
  policies: PolicyTable,
  hashOf: (document: LakeDocument) => string,
) {
  const covered = documents.filter(
    ({ _id, _type }) => isPublished(_id) && asksForSomebody(policies.of(_type)),
  )
  return {
    _id: seedId,
    _type: seedType,
    person,
    reason,
    documents: covered.map((document) => ({
      _key: document._id,
      publishedId: document._id,
      contentHash: hashOf(document),
    })),
  }
}

/**
 * What the act says of each document; `undefined` for any other document.
 * @param sequence of the entry that wrote it, from the log
 */
export function seedDecisions(
  document: { readonly [field: string]: unknown },
  sequence: number,
): Decision[] | undefined {
  const parsed = seedSchema.safeParse(document)
  if (!parsed.success) return undefined
  const { person, reason, documents } = parsed.data
  return documents.map(({ publishedId, contentHash }) => ({
    kind: 'seed',
    person,
    comment: reason,
    sequence,
    subject: { publishedId, act: 'publish', contentHash },
  }))
}
