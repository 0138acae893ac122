import 'server-only'
import { defineEnableDraftMode } from 'next-sanity/draft-mode'
import { cookies, draftMode } from 'next/headers'
import { unstable_rethrow } from 'next/navigation'
import { askTwice } from '#web/content/preview/ask-twice.ts'
import { previewClient } from '#web/content/preview/preview-client.ts'
import { passCookie, perspectiveCookie } from '#web/content/preview/perspective.ts'
import { newPass, writePass } from '#web/content/preview/preview-pass.ts'
import { bypassCookie } from '#web/lib/http/cookie-names.ts'
import { newSessionId, sessionTable } from '#web/lib/sessions/sessions.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { privateText } from './private-text.ts'

const refusal =
  'The preview could not be opened: the link is not valid, or it is older than an hour. Open it again from the Studio.'

const notKept =
  'The preview cannot be opened now: the site cannot keep on its disk that it is open. Tell who runs the site; its health says what is wrong.'

/**
 * Sets our cookie like Next's: partitioned, for a frame on another site.
 * @returns false when the preview could not be stored as open
 */
const givePass = async ({ headers }: Request): Promise<boolean> => {
  const jar = await cookies()
  const preview = await draftMode()
  const bypass = jar.get(bypassCookie)?.value
  if (!preview.isEnabled || !bypass) return true
  const pass = newPass(newSessionId(), Date.now())
  if (!(await sessionTable().open({ kind: 'preview', owner: pass.id, ...pass }))) {
    preview.disable()
    jar.delete(perspectiveCookie)
    return false
  }
  jar.set(passCookie(), writePass(pass, bypass, siteSettings().sessionSecrets[0]), {
    httpOnly: true,
    path: '/',
    secure: true,
    sameSite: 'none',
    partitioned: headers.get('sec-fetch-dest') === 'iframe' && headers.get('sec-fetch-site') === 'cross-site',
  })
  return true
}

const asksFor = 'sanity-preview-pathname'

/** The same request for a path of this site: `/.//evil.example` is one, and leads to another site once it is resolved. */
const toOwnPath = (request: Request): Request => {
  const url = new URL(request.url)
  const asked = url.searchParams.get(asksFor)
  if (asked === null) return request
  const there = URL.parse(asked, url.origin)
  const path =
    there?.origin === url.origin
      ? `${there.pathname.replace(/^\/{2,}/, '/')}${there.search}${there.hash}`
      : '/'
  url.searchParams.set(asksFor, path)
  return new Request(url, request)
}

/**
 * Starts the preview for a request with a secret that the Studio wrote to the lake within the last hour, and redirects
 * to the requested page of this site. 401 otherwise.
 */
export const beginPreview = async (request: Request): Promise<Response> => {
  try {
    const answer = await askTwice(() =>
      defineEnableDraftMode({ client: previewClient() }).GET(toOwnPath(request)),
    )
    return answer.status === 401 ? privateText(401, refusal) : answer
  } catch (error) {
    // Next's redirect is thrown too.
    if (!(await givePass(request))) return privateText(507, notKept)
    unstable_rethrow(error)
    console.error('a preview could not be opened:', error)
    return privateText(503, 'The preview cannot be opened now: the content does not answer. Try again.')
  }
}
