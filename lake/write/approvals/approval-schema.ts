import { z } from 'zod'
import { acts, subjectSchema } from '#lake/approvals/subject.ts'

/** The longest reason, comment or ticket, in characters. */
const maxWords = 2_000
const maxTicket = 200

const words = (field: string) =>
  z
    .string()
    .trim()
    .min(1, `: write a ${field}`)
    .max(maxWords, `: the ${field} may have at most ${maxWords} characters`)

const { publishedId, contentHash } = subjectSchema.shape

/** Which content is meant: the draft, or the version of a release. */
const of = {
  publishedId,
  act: z.enum(acts).default('publish'),
  releaseId: z.string().optional(),
}

/** The four actions by which people agree; whoever sends them is the person. */
export const approvalActionSchemas = [
  z.object({
    actionType: z.literal('lake.action.approval.ask'),
    ...of,
    reason: words('reason'),
    ticket: z
      .string()
      .trim()
      .max(maxTicket, `: the ticket may have at most ${maxTicket} characters`)
      .optional(),
    publishWhenApproved: z.boolean().default(false),
  }),
  z.object({
    actionType: z.literal('lake.action.approval.approve'),
    ...of,
    contentHash,
    comment: words('comment').optional(),
  }),
  z.object({
    actionType: z.literal('lake.action.approval.refuse'),
    ...of,
    contentHash,
    comment: words('comment'),
  }),
  z.object({ actionType: z.literal('lake.action.approval.withdraw'), ...of, contentHash }),
] as const

export type ApprovalAction = z.infer<(typeof approvalActionSchemas)[number]>
