import { seal, unseal } from '#web/lib/seal.ts'

/** Next's own mark of a preview. Only Next knows which value is right, and says so to pages and routes alone. */
export const bypassCookie = '__prerender_bypass'
/** Says until when the preview lasts; sealed, so that the proxy can tell a real preview from a made-up one. */
export const passCookie = 'preview-pass'

const purpose = 'preview'

/** An hour, as the Studio's secrets, and the minutes in which the Studio opens the preview anew. */
const life = 65 * 60_000

/** The pass of a preview that began now, bound to the value of Next's own cookie. */
export const writePass = (bypass: string, secret: string, now: number): string =>
  seal(`${now + life} ${bypass}`, secret, purpose)

/** Whether a pass is ours, not over, and of the preview that Next's own cookie names. */
export const isValidPass = (
  pass: string | undefined,
  bypass: string | undefined,
  secret: string,
  now: number,
): boolean => {
  const [until, of] = (pass && unseal(pass, secret, purpose))?.split(' ') ?? []
  return of !== undefined && of !== '' && of === bypass && Number(until) > now
}
