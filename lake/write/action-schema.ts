import { z } from 'zod'
import { approvalActionSchemas } from './approvals/approval-schema.ts'
import { moveActionSchema } from './move/move-schema.ts'
import { releaseActionSchemas } from './releases/release-schema.ts'
import { patchOperations, transactionIdSchema } from './schema.ts'

const attributes = z.looseObject({ _id: z.string().optional(), _type: z.string() })
const name = <const Name extends string>(action: Name) => z.literal(`sanity.action.${action}` as const)

const whole = z.looseObject({ _id: z.string(), _type: z.string() })

/** The actions on versions of documents in releases. */
export const versionActionSchemas = [
  z.object({
    actionType: name('document.version.create'),
    publishedId: z.string(),
    document: whole.optional(),
    baseId: z.string().optional(),
    versionId: z.string().optional(),
    ifBaseRevisionId: z.string().optional(),
  }),
  z.object({ actionType: name('document.version.replace'), document: whole }),
  z.object({
    actionType: name('document.version.unpublish'),
    versionId: z.string(),
    publishedId: z.string(),
  }),
] as const

/** The actions the lake supports. */
export const actionSchema = z.discriminatedUnion('actionType', [
  z.object({
    actionType: name('document.create'),
    publishedId: z.string(),
    attributes,
    ifExists: z.enum(['fail', 'ignore']).default('fail'),
  }),
  z.object({
    actionType: name('document.edit'),
    draftId: z.string(),
    publishedId: z.string(),
    patch: z.union([patchOperations, z.array(patchOperations)]),
  }),
  z.object({
    actionType: name('document.publish'),
    draftId: z.string(),
    publishedId: z.string(),
    ifPublishedRevisionId: z.string().optional(),
    ifDraftRevisionId: z.string().optional(),
  }),
  z.object({ actionType: name('document.unpublish'), draftId: z.string(), publishedId: z.string() }),
  z.object({ actionType: name('document.discard'), draftId: z.string() }),
  z.object({
    actionType: name('document.delete'),
    publishedId: z.string(),
    includeDrafts: z.array(z.string()).default([]),
    includeVersions: z.array(z.string()).default([]),
  }),
  z.object({ actionType: name('document.replaceDraft'), publishedId: z.string(), attributes }),
  z.object({ actionType: z.literal('lake.action.approval.seed'), reason: z.string().min(1).max(1_000) }),
  z.object({ actionType: name('document.version.discard'), versionId: z.string() }),
  ...versionActionSchemas,
  ...releaseActionSchemas,
  ...approvalActionSchemas,
  moveActionSchema,
])
export type Action = z.infer<typeof actionSchema>

/** The body before its actions are parsed one by one, so that an unsupported one can be named. */
export const actionsBody = z.object({
  actions: z.array(z.looseObject({ actionType: z.string() })).max(1_000),
  transactionId: transactionIdSchema.optional(),
  dryRun: z.boolean().default(false),
})

export const actionTypes: readonly string[] = actionSchema.options.map(
  (option) => option.shape.actionType.value,
)
