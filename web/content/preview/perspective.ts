import 'server-only'
import { cookies, draftMode } from 'next/headers'
import { sessionTable } from '#web/lib/sessions/sessions.ts'
import { siteSettings } from '#web/lib/settings.ts'
import type { Perspective } from './plan-perspective.ts'
import { planPerspective } from './plan-perspective.ts'
import { bypassCookie, cookieName } from '#web/lib/http/cookie-names.ts'
import { type Pass, readPass } from './preview-pass.ts'

/** Cookie in which Sanity's preview keeps the perspective. */
export const perspectiveCookie = 'sanity-preview-perspective'

/** Cookies of a request, in pages and proxy. */
interface Jar {
  get(name: string): { value: string } | undefined
}

/** Cookie of our sealed preview pass, by which the proxy recognises a genuine preview. */
export const passCookie = (): string =>
  cookieName('preview-pass', siteSettings().siteUrl.startsWith('https:'))

/** The pass in the cookies, even if its preview has ended. */
export const passOf = (jar: Jar): Pass | null => {
  const bypass = jar.get(bypassCookie)?.value
  return readPass(jar.get(passCookie())?.value, bypass, siteSettings().sessionSecrets, Date.now())
}

/** The perspective of a preview request; null for others. For the proxy. */
export const perspectiveOf = async (jar: Jar): Promise<Perspective | null> => {
  const pass = passOf(jar)
  return pass && (await sessionTable().isOpen('preview', pass.id))
    ? planPerspective(jar.get(perspectiveCookie)?.value)
    : null
}

/** The perspective of a preview; null for visitors, whose pages read no cookie. */
export const previewPerspective = async (): Promise<Perspective | null> =>
  (await draftMode()).isEnabled ? perspectiveOf(await cookies()) : null

/** Whether this request belongs to an open preview. */
export const isPreview = async (): Promise<boolean> => (await previewPerspective()) !== null
