import 'server-only'
import { privateJson } from '#web/lib/answers.ts'
import { isSameOrigin } from '#web/lib/same-origin.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { readCookies } from './cookies.ts'
import { endedCookies, readSession } from './session.ts'

/** Who is signed in, by the sealed cookie: asked by pages only when `signedIn=1` stands beside it. */
export function sessionAnswer(request: Request): Response {
  const session = readSession(readCookies(request.headers.get('cookie'))['Authorization'])
  return privateJson(
    200,
    session
      ? { signedIn: true, email: session.email, expiresAt: new Date(session.expiresAt).toISOString() }
      : { signedIn: false, email: null, expiresAt: null },
  )
}

/** Ends the session (requirements E7); only from a page of this site. */
export function endSession(request: Request): Response {
  if (!isSameOrigin(request.headers, siteSettings().siteUrl)) return privateJson(403, { signedIn: null })
  const response = privateJson(200, { signedIn: false, email: null, expiresAt: null })
  for (const cookie of endedCookies()) response.headers.append('set-cookie', cookie)
  return response
}
