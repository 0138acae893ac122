import { seal, unseal } from '#web/lib/sessions/seal.ts'

/** Next's own mark of a preview. Only Next knows which value is right, and says so to pages and routes alone. */
export const bypassCookie = '__prerender_bypass'

const purpose = 'preview'

/** An hour, as the Studio's secrets, and the minutes in which the Studio opens the preview anew. */
const life = 65 * 60_000

/** What a pass says: until when it is good, and its id in the table of what is open. */
export interface Pass {
  id: string
  until: number
}

/** A pass for a preview that begins now. */
export const newPass = (id: string, now: number): Pass => ({ id, until: now + life })

/** The pass as its cookie, bound to the value of Next's own cookie; sealed, so that nobody makes one up. */
export const writePass = ({ id, until }: Pass, bypass: string, secret: string): string =>
  seal(`${until} ${id} ${bypass}`, secret, purpose)

/** The pass in a cookie, when it is ours, not over, and of the preview that Next's own cookie names; else null. */
export const readPass = (
  pass: string | undefined,
  bypass: string | undefined,
  secret: string,
  now: number,
): Pass | null => {
  const [until, id, of] = (pass && unseal(pass, secret, purpose))?.split(' ') ?? []
  if (!id || of === undefined || of === '' || of !== bypass) return null
  return Number(until) > now ? { id, until: Number(until) } : null
}
