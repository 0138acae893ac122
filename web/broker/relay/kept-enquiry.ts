import { z } from 'zod'
import { seal, unseal } from '#web/lib/sessions/seal.ts'

const purpose = 'enquiry'

/** How long an answer's address brings back what was typed, ms. */
const lifetimeMs = 15 * 60_000

/** Longest sealed text that an address carries; what is longer comes back with the browser's own way back alone. */
const longest = 6_000

/** The fields of an enquiry as they were typed, by their names. */
export type TypedEnquiry = Readonly<Record<string, string>>

const kept = z.object({ until: z.number(), fields: z.record(z.string(), z.string()) })

/**
 * What was typed, for the address of the answer's page: sealed, so that neither a log nor a history tells it, and for a
 * quarter of an hour. Null where nothing was typed, or more than an address carries.
 */
export const keepEnquiry = (fields: TypedEnquiry, secret: string, now: number): string | null => {
  if (Object.values(fields).every((value) => value === '')) return null
  const sealed = seal(JSON.stringify({ until: now + lifetimeMs, fields }), secret, purpose)
  return sealed.length > longest ? null : sealed
}

/** What an address has kept; empty where it is forged, too old or not there. */
export const keptEnquiry = (sealed: unknown, secrets: readonly string[], now: number): TypedEnquiry => {
  const text = typeof sealed === 'string' ? unseal(sealed, secrets, purpose) : null
  if (text === null) return {}
  const { until, fields } = kept.parse(JSON.parse(text))
  return until > now ? fields : {}
}
