import 'server-only'
import { cookies, draftMode } from 'next/headers'
import { cookieName } from '#web/lib/http/cookie-names.ts'
import { sessionTable } from '#web/lib/sessions/sessions.ts'
import { siteSettings } from '#web/lib/settings.ts'
import type { Perspective } from './plan-perspective.ts'
import { planPerspective } from './plan-perspective.ts'
import { bypassCookie, type Pass, readPass } from './preview-pass.ts'

/** Where Sanity's preview keeps which state of the content an editor has chosen. */
export const perspectiveCookie = 'sanity-preview-perspective'

/** The cookies of a request, as pages and the proxy hold them. */
interface Jar {
  get(name: string): { value: string } | undefined
}

/** Says until when the preview lasts, so that the proxy can tell a real preview from a made-up one. */
export const passCookie = (): string =>
  cookieName('preview-pass', siteSettings().siteUrl.startsWith('https:'))

/** The pass that the cookies of a request hold, whether it is still open or not. */
export const passOf = (jar: Jar): Pass | null => {
  const bypass = jar.get(bypassCookie)?.value
  return readPass(jar.get(passCookie())?.value, bypass, siteSettings().sessionSecret, Date.now())
}

/** The state of the content that the cookies of a preview ask for; null when they are of none. For the proxy. */
export const perspectiveOf = async (jar: Jar): Promise<Perspective | null> => {
  const pass = passOf(jar)
  return pass && (await sessionTable().isOpen('preview', pass.id))
    ? planPerspective(jar.get(perspectiveCookie)?.value)
    : null
}

/** The state of the content an editor previews; null for every visitor. A visitor's page reads no cookie. */
export const previewPerspective = async (): Promise<Perspective | null> =>
  (await draftMode()).isEnabled ? perspectiveOf(await cookies()) : null

/** Whether this request comes from an editor's open preview. */
export const isPreview = async (): Promise<boolean> => (await previewPerspective()) !== null
