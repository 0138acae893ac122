import 'server-only'
import { siteSettings } from '#web/lib/settings.ts'

/**
 * A Set-Cookie header for the whole site.
 * @param maxAge seconds; 0 deletes the cookie
 * @param isReadable whether scripts may read it
 */
export const setCookie = (name: string, value: string, maxAge: number, isReadable: boolean): string =>
  [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${maxAge}`,
    'SameSite=Lax',
    ...(isReadable ? [] : ['HttpOnly']),
    ...(siteSettings().siteUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')
