import 'server-only'
import { privateJson } from '#web/lib/http/answers.ts'
import { isSameOrigin } from '#web/lib/http/same-origin.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { readCookies } from './cookies.ts'
import { endSessionOf, readSession, sessionCookie } from './session.ts'

const cookieOf = (request: Request): string | undefined =>
  readCookies(request.headers.get('cookie'))[sessionCookie()]

/** Who is signed in, by the sealed cookie: asked by pages only when `signedIn=1` stands beside it. */
export async function sessionAnswer(request: Request): Promise<Response> {
  const session = await readSession(cookieOf(request))
  return privateJson(
    200,
    session
      ? { signedIn: true, email: session.email, expiresAt: new Date(session.expiresAt).toISOString() }
      : { signedIn: false, email: null, expiresAt: null },
  )
}

/** Ends the session (requirements E7), here and for every copy of its cookie; only from a page of this site. */
export async function endSession(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers, siteSettings().siteUrl)) return privateJson(403, { signedIn: null })
  const response = privateJson(200, { signedIn: false, email: null, expiresAt: null })
  for (const cookie of await endSessionOf(cookieOf(request))) response.headers.append('set-cookie', cookie)
  return response
}
