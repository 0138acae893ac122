import { z } from 'zod'

/** What can happen to a document. */
export const operations = ['create', 'update', 'delete'] as const
export type Operation = (typeof operations)[number]

/** A GET carries no body, so it could not say what changed. */
const methods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const

/** What the lake or the connection says itself. */
const ownHeaders =
  /^(?:host|connection|content-(?:type|length|encoding)|transfer-encoding|idempotency-key|sanity-.+)$/i
const headerName = /^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/
const headerValue = z
  .string()
  .max(2_000)
  .regex(/^[\t\u0020-\u007e]*$/, 'may hold printable ASCII alone')

const headers = z.record(z.string(), headerValue).superRefine((given, context) => {
  for (const name of Object.keys(given)) {
    const fault = ownHeaders.test(name) ? 'is a header that the lake writes itself' : 'is no name of a header'
    if (ownHeaders.test(name) || !headerName.test(name))
      context.addIssue({ code: 'custom', path: [name], message: fault })
  }
})

const url = z
  .string()
  .max(2_000)
  .refine((text) => {
    const address = URL.canParse(text) ? new URL(text) : undefined
    return (
      address !== undefined &&
      /^https?:$/.test(address.protocol) &&
      address.username === '' &&
      address.password === ''
    )
  }, 'must be an http or https address without a name and password')

const groq = z.string().max(16_000).nullable()

const rule = z.strictObject({
  on: z
    .array(z.enum(operations))
    .min(1)
    .default([...operations]),
  filter: groq.default(null),
  projection: groq.default(null),
})

/** The settings of a hook, as Sanity's Webhooks API takes them. */
const fields = {
  type: z.literal('document', 'must be "document": a hook here tells of documents').default('document'),
  name: z.string().trim().min(1).max(100),
  description: z.string().max(1_024).nullable().default(null),
  url,
  /** A dataset's name, or `*` for all. */
  dataset: z.string().max(64).default('*'),
  apiVersion: z
    .string()
    .regex(/^v(?:1|X|\d{4}-\d{2}-\d{2})$/)
    .default('v2021-03-25'),
  httpMethod: z
    .enum(methods, `must be ${methods.join(', ')}: a GET has no body that could tell what changed`)
    .default('POST'),
  includeDrafts: z.boolean().default(false),
  includeAllVersions: z.boolean().default(false),
  headers: headers.default({}),
  rule: rule.prefault({}),
}

export const hookSettings = z.object(fields)
export type HookSettings = z.infer<typeof hookSettings>

/** The parts of a hook that are stored apart from its settings. */
export interface HookState {
  /** Signs what is sent; never shown again. */
  secret: string | null
  isDisabled: boolean
}

/** A hook as it is stored. */
export interface Hook extends HookSettings, HookState {
  id: string
  createdAt: string
  updatedAt: string
}

const ignored = z.unknown().optional()

/** What a request gives of a hook that it makes. What a hook says of itself may come along, and changes nothing. */
export const newHook = z
  .strictObject({
    ...fields,
    secret: z.string().min(1).max(500).nullable().default(null),
    isDisabledByUser: z.boolean().default(false),
    id: ignored,
    projectId: ignored,
    isDisabled: ignored,
    isSigned: ignored,
    createdAt: ignored,
    updatedAt: ignored,
    deletedAt: ignored,
  })
  .transform((form) => ({
    settings: hookSettings.parse(form),
    state: { secret: form.secret, isDisabled: form.isDisabledByUser },
  }))

/** What a request changes of a hook: what it does not name stays. */
export const changedHook = (before: Hook) =>
  z.preprocess(
    (body) =>
      typeof body === 'object' && body !== null
        ? { ...before, isDisabledByUser: before.isDisabled, ...body }
        : body,
    newHook,
  )
