import { z } from 'zod'

const person = z.object({ id: z.string(), name: z.string() })

export const acts = ['publish', 'unpublish', 'delete'] as const

const missing = z.object({ people: z.number(), compliance: z.boolean() })

const decision = z.object({
  kind: z.enum(['ask', 'approve', 'refuse', 'withdraw', 'seed']),
  subject: z.object({ act: z.enum(acts), contentHash: z.string() }),
  person,
  /** Its place in the log: it orders decisions. */
  sequence: z.number(),
  reason: z.string().optional(),
  comment: z.string().optional(),
  /** Whose version is meant; a draft’s request has none. */
  releaseId: z.string().optional(),
})

/** What an act on a document needs and has, as the lake answers it. */
export const approvalSchema = z.object({
  /** The release whose version it is about; none for a draft. Who asks the lake knows it. */
  releaseId: z.string().nullish(),
  policy: z.object({ people: z.number(), compliance: z.number() }),
  act: z.enum(acts),
  /** SHA-256 of the content, hexadecimal. */
  contentHash: z.string(),
  /** Who changed it since it was last in force: they cannot sign. */
  authors: z.array(person),
  /** Every decision about the document, the oldest first. */
  decisions: z.array(decision),
  state: z.enum(['free', 'unasked', 'asked', 'refused', 'approved']),
  /** Signatures that count. */
  signatures: z.array(person),
  missing: z.array(missing),
  /** Whether the signature of the user who asks would count. */
  maySign: z.boolean(),
  inForce: z.object({
    /** Null where visitors get none. */
    revision: z.string().nullable(),
    /** What was decided up to here is used up. */
    sequence: z.number(),
  }),
})

/** A document somebody asked approval for. */
export const waitingSchema = z.object({
  waiting: z.array(
    approvalSchema.extend({
      publishedId: z.string(),
      type: z.string(),
      /** The release of its version; null for a draft. */
      releaseId: z.string().nullable(),
      askedBy: person,
      reason: z.string(),
      /** Of the request, in the log. */
      sequence: z.number(),
    }),
  ),
})

/** What was told of approvals of a document, the oldest first, as documents of the lake. */
export const toldSchema = z.array(
  z.object({
    _id: z.string(),
    _createdAt: z.string(),
    kind: z.enum(['ask', 'approve', 'refuse', 'withdraw', 'seed']),
    person,
    act: z.enum(acts),
    contentHash: z.string(),
    reason: z.string().nullish(),
    ticket: z.string().nullish(),
    comment: z.string().nullish(),
    publishWhenApproved: z.boolean().nullish(),
  }),
)

/** `$id` without a prefix. The act “seed” is one document for all that was there when approvals began. */
export const toldQuery = `*[(_type in ["approval.request", "approval.decision"] && subject.publishedId == $id) ||
    (_type == "approval.seed" && $id in documents[].publishedId)]
  | order(_createdAt asc){
    _id, _createdAt, "kind": coalesce(kind, "seed"), person, "act": coalesce(subject.act, "publish"),
    "contentHash": coalesce(subject.contentHash, documents[publishedId == $id][0].contentHash),
    reason, ticket, comment, publishWhenApproved
  }`

export type Act = (typeof acts)[number]

/** Which content is meant: the draft, or the version of a release, for publishing; what is published for the rest. */
export interface Meant {
  act: Act
  releaseId?: string | undefined
}
export type Approval = z.infer<typeof approvalSchema>
export type Missing = z.infer<typeof missing>
export type Waiting = z.infer<typeof waitingSchema>['waiting'][number]
export type Told = z.infer<typeof toldSchema>[number]

/** The decisions about this very draft, or this version, since it was last in force: not those about another one. */
export const ownDecisions = ({ decisions, act, inForce, releaseId }: Approval): Approval['decisions'] =>
  decisions.filter(
    (one) =>
      one.sequence > inForce.sequence &&
      one.subject.act === act &&
      (one.releaseId ?? undefined) === (releaseId ?? undefined),
  )

/** The id under which the content stands that is meant. */
export const sourceOf = (publishedId: string, { act, releaseId }: Meant): string => {
  if (act !== 'publish') return publishedId
  return releaseId === undefined ? `drafts.${publishedId}` : `versions.${releaseId}.${publishedId}`
}
