import 'server-only'
import { cookies, draftMode } from 'next/headers'
import { siteSettings } from '#web/lib/settings.ts'
import { type Perspective, planPerspective } from './plan-perspective.ts'
import { bypassCookie, isValidPass, passCookie } from './preview-pass.ts'

/** Where Sanity's preview keeps which state of the content an editor has chosen. */
export const perspectiveCookie = 'sanity-preview-perspective'

/** The cookies of a request, as pages and the proxy hold them. */
interface Jar {
  get(name: string): { value: string } | undefined
}

/** The state of the content that the cookies of a preview ask for; null when they are of none. For the proxy. */
export const perspectiveOf = (jar: Jar): Perspective | null => {
  const { sessionSecret } = siteSettings()
  const bypass = jar.get(bypassCookie)?.value
  return isValidPass(jar.get(passCookie)?.value, bypass, sessionSecret, Date.now())
    ? planPerspective(jar.get(perspectiveCookie)?.value)
    : null
}

/** The state of the content an editor previews; null for every visitor. A visitor's page reads no cookie. */
export const previewPerspective = async (): Promise<Perspective | null> =>
  (await draftMode()).isEnabled ? perspectiveOf(await cookies()) : null

/** Whether this request comes from an editor's open preview. */
export const isPreview = async (): Promise<boolean> => (await previewPerspective()) !== null
