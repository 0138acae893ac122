import 'server-only'
import { siteSettings } from '#web/lib/settings.ts'
import { defaultLocale } from '#locales/table.ts'
import { readCookies } from './cookies.ts'
import { deviceHeaders } from './device.ts'
import { setCookie } from './set-cookie.ts'

/** What is remembered of a device (requirements D10). */
const deviceCookieNames = ['IMEI', 'Version', 'Channel', 'Platform', 'Device', 'System'] as const

const aYear = 31_536_000

/**
 * The cookies that remember the device a request comes from, with what its calls say anyway. Readable by the
 * page, which takes them away when consent is withdrawn. Only after consent or a login (requirements E11).
 */
export const deviceCookies = (headers: Headers): string[] => {
  const values = deviceHeaders(headers, defaultLocale)
  return deviceCookieNames.map((name) => setCookie(name, encodeURIComponent(values[name] ?? ''), aYear, true))
}

/** A login is reason enough to remember the device, unless the operator asks for consent in every case. */
export const deviceCookiesOfLogin = (headers: Headers): string[] =>
  siteSettings().deviceCookies === 'consent-or-login' ? deviceCookies(headers) : []

/** Takes away what a request's browser remembers of its device. */
export const forgottenDevice = (headers: Headers): string[] => {
  const held = readCookies(headers.get('cookie'))
  return deviceCookieNames.filter((name) => name in held).map((name) => setCookie(name, '', 0, true))
}
