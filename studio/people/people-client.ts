import { z } from 'zod'
import { personActs } from '#common/person-acts.ts'

/** A user as the lake lists one. */
export const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  displayName: z.string(),
  role: z.enum(['administrator', 'compliance', 'marketer', 'translator', 'viewer']),
  language: z.string().optional(),
  /** Where mail of the Studio goes. */
  email: z.string().nullable(),
  demo: z.boolean(),
  createdAt: z.string(),
  disabledAt: z.string().nullable(),
  /** Whether a code is asked beside the password. */
  secondFactor: z.boolean(),
})
export type User = z.infer<typeof userSchema>

export const userRoles = userSchema.shape.role.options
export type UserRole = User['role']
export const isUserRole = (name: string): name is UserRole => userRoles.some((role) => role === name)

export const tokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: userSchema.shape.role,
  language: z.string().optional(),
  createdAt: z.string(),
  expiresAt: z.string(),
  revokedAt: z.string().nullable(),
  isActive: z.boolean(),
})

/** The answer to a new token, the only one that holds it. */
export const madeTokenSchema = z.object({ token: z.string() })

export const sessionSchema = z.object({
  id: z.string(),
  userId: z.string(),
  userName: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string().nullable(),
  address: z.string().nullable(),
  browser: z.string().nullable(),
  isOwn: z.boolean(),
})

export const signInSchema = z.object({
  id: z.number(),
  time: z.string(),
  userName: z.string().nullable(),
  address: z.string(),
  browser: z.string(),
  result: z.enum(['in', 'refused', 'limited']),
})

export const actSchema = z.object({
  seq: z.number(),
  time: z.string(),
  act: z.enum(personActs),
  detail: z.string(),
  authorName: z.string(),
  subjectName: z.string(),
})

/** Why the lake refused; `field` is the one at fault, if one is. */
export interface Fault {
  sentence: string
  field?: string | undefined
}

const refusalSchema = z.object({
  response: z.object({ body: z.object({ message: z.string(), field: z.string().optional() }) }),
})

/** The lake's sentence in an error of the client. */
export const faultOf = (error: unknown): Fault => {
  const refusal = refusalSchema.safeParse(error)
  if (!refusal.success) return { sentence: error instanceof Error ? error.message : String(error) }
  const { message, field } = refusal.data.response.body
  return { sentence: message, field }
}
