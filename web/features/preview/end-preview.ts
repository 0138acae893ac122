import 'server-only'
import { cookies, draftMode } from 'next/headers'
import { passCookie, passOf, perspectiveCookie } from '#web/content/preview/perspective.ts'
import { sessionTable } from '#web/lib/sessions/sessions.ts'
import { isSameOrigin } from '#web/lib/http/same-origin.ts'
import { privateText } from './private-text.ts'
import { siteSettings } from '#web/lib/settings.ts'

/** The path of the page on which preview was ended; else the home page. */
const pathBefore = (referer: string | null, siteUrl: string): string => {
  const before = referer === null ? null : URL.parse(referer)
  return before?.origin === new URL(siteUrl).origin && !before.pathname.startsWith('//')
    ? before.pathname
    : '/'
}

/**
 * Ends the preview for every copy of its cookies and redirects to the public page. 403 for a request of another site:
 * its cookies come along.
 */
export const endPreview = async (request: Request): Promise<Response> => {
  const { siteUrl } = siteSettings()
  if (!isSameOrigin(request.headers, siteUrl))
    return privateText(403, 'Previews are ended from a page of this site.')
  const preview = await draftMode()
  const jar = await cookies()
  const pass = passOf(jar)
  if (pass) await sessionTable().end('preview', pass.id)
  preview.disable()
  // Browsers reject a `__Host-` cookie without `Secure`.
  jar.set(passCookie(), '', { path: '/', maxAge: 0, secure: true, httpOnly: true, sameSite: 'none' })
  jar.delete(perspectiveCookie)
  const location = pathBefore(request.headers.get('referer'), siteUrl)
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })
}
