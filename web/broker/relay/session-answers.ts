import 'server-only'
import { privateJson } from '#web/lib/http/answers.ts'
import { isSameOrigin } from '#web/lib/http/same-origin.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { readCookies } from './cookies.ts'
import { endSessionOf, readSession, sessionCookie } from './session.ts'

const cookieOf = (request: Request): string | undefined =>
  readCookies(request.headers.get('cookie'))[sessionCookie()]

/** The signed-in account according to the sealed cookie; pages request it only if `signedIn=1` is set. */
export async function sessionAnswer(request: Request): Promise<Response> {
  const session = await readSession(cookieOf(request))
  return privateJson(
    200,
    session
      ? { signedIn: true, email: session.email, expiresAt: new Date(session.expiresAt).toISOString() }
      : { signedIn: false, email: null, expiresAt: null },
  )
}

/** Logs out (requirements E7): invalidates every copy of the cookie. Accepted from pages of this site only. */
export async function endSession(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers, siteSettings().siteUrl)) return privateJson(403, { signedIn: null })
  const response = privateJson(200, { signedIn: false, email: null, expiresAt: null })
  for (const cookie of await endSessionOf(cookieOf(request))) response.headers.append('set-cookie', cookie)
  return response
}
