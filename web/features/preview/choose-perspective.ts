import 'server-only'
import { cookies } from 'next/headers'
import { isPreview, perspectiveCookie } from '#web/content/preview/perspective.ts'
import { planPerspective } from '#web/content/preview/plan-perspective.ts'
import { privateJson } from '#web/lib/http/answers.ts'
import { readBody } from '#web/lib/http/read-body.ts'
import { isSameOrigin } from '#web/lib/http/same-origin.ts'
import { siteSettings } from '#web/lib/settings.ts'

/** Longest list of releases accepted, bytes. */
const longest = 2_000

/** Stores the perspective chosen in the Studio: drafts, published, or a stack of releases. */
export const choosePerspective = async (request: Request): Promise<Response> => {
  const { siteUrl } = siteSettings()
  if (!(await isPreview()) || !isSameOrigin(request.headers, siteUrl)) {
    return privateJson(403, { ok: false, message: 'Only an open preview can choose what it shows.' })
  }
  const body = await readBody(request, longest)
  if (body === null) return privateJson(413, { ok: false, message: 'The body is too large.' })
  const perspective = planPerspective(body)
  const jar = await cookies()
  jar.set(perspectiveCookie, String(perspective), {
    httpOnly: true,
    path: '/',
    secure: true,
    sameSite: 'none',
  })
  return privateJson(200, { ok: true, perspective })
}
