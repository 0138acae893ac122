import { seal, unseal } from '#web/lib/sessions/seal.ts'

const purpose = 'preview'

/** An hour, like the Studio's secrets, plus the minutes in which the Studio renews the preview. */
const lifetimeMs = 65 * 60_000

/** A preview pass: its expiry, and its id in the session table. */
export interface Pass {
  id: string
  until: number
}

/** A pass for a new preview. */
export const newPass = (id: string, now: number): Pass => ({ id, until: now + lifetimeMs })

/** Seals a pass for its cookie, bound to the value of Next's cookie. */
export const writePass = ({ id, until }: Pass, bypass: string, secret: string): string =>
  seal(`${until} ${id} ${bypass}`, secret, purpose)

/** Opens the pass of a cookie; null if forged, expired, or of another draft mode cookie. */
export const readPass = (
  pass: string | undefined,
  bypass: string | undefined,
  secrets: readonly string[],
  now: number,
): Pass | null => {
  const [until, id, of] = (pass && unseal(pass, secrets, purpose))?.split(' ') ?? []
  if (!id || of === undefined || of === '' || of !== bypass) return null
  return Number(until) > now ? { id, until: Number(until) } : null
}
