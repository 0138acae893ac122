import 'server-only'
import { cookies, draftMode } from 'next/headers'
import { passCookie, passOf, perspectiveCookie } from '#web/content/preview/perspective.ts'
import { sessionTable } from '#web/lib/sessions/sessions.ts'
import { siteSettings } from '#web/lib/settings.ts'

/** The path of the page on which preview was ended; else the home page. */
const pathBefore = (referer: string | null, siteUrl: string): string => {
  const before = referer === null ? null : URL.parse(referer)
  return before?.origin === new URL(siteUrl).origin && !before.pathname.startsWith('//')
    ? before.pathname
    : '/'
}

/** Ends the preview for every copy of its cookies and redirects to the public page. */
export const endPreview = async (request: Request): Promise<Response> => {
  const preview = await draftMode()
  const jar = await cookies()
  const pass = passOf(jar)
  if (pass) await sessionTable().end('preview', pass.id)
  preview.disable()
  // Browsers reject a `__Host-` cookie without `Secure`.
  jar.set(passCookie(), '', { path: '/', maxAge: 0, secure: true, httpOnly: true, sameSite: 'none' })
  jar.delete(perspectiveCookie)
  const location = pathBefore(request.headers.get('referer'), siteSettings().siteUrl)
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })
}
