import 'server-only'
import { siteSettings } from '#web/lib/settings.ts'

/**
 * A cookie of the whole site as a Set-Cookie line.
 * @param maxAge seconds; 0 takes it away
 * @param isReadable whether scripts of the page may read it
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
