import { z } from 'zod'
import { planEmail, planRole } from '#lake/access/people/plan-person.ts'
import type { GrantedRole } from '#lake/access/roles.ts'
import type { WordKey } from '#lake/access/sign-in-words/en.ts'

/** What is read of an ID token; its signature, issuer, audience, nonce and times were checked before. */
const claimsSchema = z.looseObject({
  sub: z.string().min(1),
  name: z.string().optional(),
  preferred_username: z.string().optional(),
  email: z.string().optional(),
  auth_time: z.number().optional(),
})

export interface CompanyUser {
  subject: string
  /** Sign-in name, made of what the company calls the user. */
  name: string
  displayName: string
  /** Where mail of the Studio goes; empty where the company does not say. */
  email: string
  granted: GrantedRole
  /** When the company asked for the password, ISO 8601; null where it does not say. */
  provedAt: string | null
}

const groups = z.union([z.array(z.string()), z.string().transform((one) => [one])])

/** The role of `group=role` pairs that the first fitting group gives; undefined where none fits. */
export const roleOfGroups = (pairs: string, held: readonly string[]): GrantedRole | undefined => {
  for (const pair of pairs.split(',').filter((one) => one !== '')) {
    const at = pair.lastIndexOf('=')
    if (!held.includes(pair.slice(0, at))) continue
    const [role = '', language] = pair.slice(at + 1).split(':')
    const planned = planRole(role, language)
    if (!('field' in planned)) return planned
  }
  return undefined
}

const nameOf = (text: string): string =>
  (text.split('@')[0] ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .replaceAll(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
    .slice(0, 64)

/** Whom an ID token lets in, and with which role; else the key of the sentence to show. */
export const planCompanyUser = (
  claims: unknown,
  { roleClaim, roles }: { roleClaim: string; roles: string },
): CompanyUser | { sentence: WordKey } => {
  const read = claimsSchema.safeParse(claims)
  const called = read.data?.preferred_username ?? read.data?.email ?? ''
  if (!read.success || nameOf(called) === '') {
    return { sentence: 'company.unnamed' }
  }
  const granted = roleOfGroups(roles, groups.safeParse(read.data[roleClaim]).data ?? [])
  if (granted === undefined) {
    return { sentence: 'company.noGroup' }
  }
  const displayName = (read.data.name ?? called).trim().slice(0, 80)
  const { sub: subject, email: given = '', auth_time: seconds } = read.data
  const email = planEmail(given) === undefined ? given : ''
  const provedAt = seconds === undefined ? null : new Date(seconds * 1_000).toISOString()
  return { subject, name: nameOf(called), displayName: displayName || called, email, granted, provedAt }
}

const errorSchema = z.looseObject({
  code: z.string().optional().catch(undefined),
  error: z.string().optional().catch(undefined),
  claim: z.string().optional().catch(undefined),
  cause: z.unknown().optional(),
})

/** What the library says is wrong: in the error, or in one that caused it. */
const detailsOf = (failure: unknown, depth = 4): { code?: string; error?: string; claim?: string } => {
  const read = errorSchema.safeParse(failure)
  if (!read.success || depth === 0) return {}
  const { code, error, claim, cause } = read.data
  return {
    ...detailsOf(cause, depth - 1),
    ...(code !== undefined && { code }),
    ...(error !== undefined && { error }),
    ...(claim !== undefined && { claim }),
  }
}

/** Why the answer of a provider is not taken: the key of a sentence for who wanted to sign in. */
export const companyFault = (failure: unknown): WordKey => {
  const { code, error, claim } = detailsOf(failure)
  if (error === 'access_denied') return 'company.denied'
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return 'company.late'
  if (claim === 'nonce') return 'company.otherSignIn'
  if (claim === 'iss') return 'company.otherIssuer'
  if (claim === 'aud') return 'company.otherProgram'
  return 'company.unchecked'
}
