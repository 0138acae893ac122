import { z } from 'zod'

const attributes = z.record(z.string(), z.unknown())
const paths = z.record(z.string(), z.unknown())

/** The operations of one patch, in the order in which they take effect (lake contract 8). */
export const patchOperations = z.object({
  set: paths.optional(),
  setIfMissing: paths.optional(),
  unset: z.array(z.string()).optional(),
  inc: z.record(z.string(), z.number()).optional(),
  dec: z.record(z.string(), z.number()).optional(),
  insert: z
    .object({
      before: z.string().optional(),
      after: z.string().optional(),
      replace: z.string().optional(),
      items: z.array(z.unknown()),
    })
    .optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
})
export type PatchOperations = z.infer<typeof patchOperations>

const selection = z.object({
  id: z.union([z.string(), z.array(z.string())]).optional(),
  query: z.string().optional(),
  params: attributes.optional(),
})

export const mutationSchema = z.union([
  z.strictObject({ create: attributes }),
  z.strictObject({ createOrReplace: attributes }),
  z.strictObject({ createIfNotExists: attributes }),
  z.strictObject({ delete: selection }),
  z.strictObject({
    patch: selection.extend({ ...patchOperations.shape, ifRevisionID: z.string().optional() }),
  }),
])
export type MutationInput = z.infer<typeof mutationSchema>

/** Letters, digits, `-`, `_` and `.`; chosen by the client or by the lake. */
export const transactionIdSchema = z.string().regex(/^[A-Za-z0-9_.-]{1,128}$/, 'is not a transaction id')

export const mutateBody = z.object({
  mutations: z.array(mutationSchema).max(10_000),
  transactionId: transactionIdSchema.optional(),
})
