import 'server-only'
import { cookies, draftMode } from 'next/headers'
import { perspectiveCookie } from '#web/content/perspective.ts'
import { passCookie } from '#web/content/preview-pass.ts'
import { siteSettings } from '#web/lib/settings.ts'

/** The path of the page on which the way out was taken; the home page when that is not known. */
const pathBefore = (referer: string | null, siteUrl: string): string => {
  const before = referer === null ? null : URL.parse(referer)
  return before?.origin === new URL(siteUrl).origin && !before.pathname.startsWith('//')
    ? before.pathname
    : '/'
}

/** Ends the preview and leads back to the page as visitors see it. */
export const endPreview = async (request: Request): Promise<Response> => {
  const preview = await draftMode()
  preview.disable()
  const jar = await cookies()
  for (const name of [passCookie, perspectiveCookie]) jar.delete(name)
  const location = pathBefore(request.headers.get('referer'), siteSettings().siteUrl)
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })
}
