import { z } from 'zod'
import type { Role } from '#lake/access/principal.ts'
import { lakeDocument } from '#lake/store/document.ts'
import { subjectSchema } from './subject.ts'

const requestType = 'approval.request'
const decisionType = 'approval.decision'

/** Ids of these documents begin so: documents of the system are no content, and shown with a token only. */
export const approvalPrefix = '_.approvals.'

const roles = [
  'administrator',
  'compliance',
  'marketer',
  'translator',
  'viewer',
  'anonymous',
] as const satisfies readonly Role[]

/** Who decided, as the token said at that instant. */
export const personSchema = z.object({ id: z.string(), name: z.string(), role: z.enum(roles) })
export type Person = z.infer<typeof personSchema>

const common = {
  subject: subjectSchema,
  person: personSchema,
  /** Position of the entry in the dataset's log. It orders decisions; a clock does not. */
  sequence: z.int().positive(),
  /** The release whose version was meant; the draft, or what is published, without one. */
  releaseId: z.string().optional(),
}

/** Somebody asks for signatures. */
const requestSchema = z.object({
  ...common,
  kind: z.literal('ask'),
  reason: z.string(),
  /** Whether it is published in the name of who asks as soon as it is approved. */
  publishWhenApproved: z.boolean().optional(),
})
export type ApprovalRequest = z.infer<typeof requestSchema>

/**
 * A signature; a refusal, which ends the request; a withdrawal of what the same person asked or decided; the
 * approval of the starting content, which no person gave.
 */
const decisionSchema = z.object({
  ...common,
  kind: z.enum(['approve', 'refuse', 'withdraw', 'seed']),
  comment: z.string().optional(),
})

export type Decision = ApprovalRequest | z.infer<typeof decisionSchema>

const stored = lakeDocument.extend({
  _id: z.string().startsWith(approvalPrefix),
  _type: z.enum([requestType, decisionType]),
})

/** The cause an action gives its entry (`Workspace.addCause`); a mutation gives none, so it decides nothing. */
export const causeOf = (kind: Decision['kind']): string => `approval.${kind}`

/**
 * A stored document as a decision; `undefined` for any that the lake's actions did not write so.
 * @param sequence of the entry that wrote it, from the log
 */
export function decisionOf(
  document: { readonly [field: string]: unknown },
  sequence: number,
): Decision | undefined {
  const own = stored.safeParse(document)
  if (!own.success) return undefined
  const schema = own.data._type === requestType ? requestSchema : decisionSchema
  const parsed = schema.safeParse({ ...own.data, sequence })
  return parsed.success ? parsed.data : undefined
}
