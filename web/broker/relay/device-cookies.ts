import 'server-only'
import { siteSettings } from '#web/lib/settings.ts'
import { defaultLocale } from '#locales/table.ts'
import { readCookies } from './cookies.ts'
import { deviceHeaders } from './device.ts'
import { setCookie } from './set-cookie.ts'

/** The cookies that remember a device (requirements D10). */
const deviceCookieNames = ['IMEI', 'Version', 'Channel', 'Platform', 'Device', 'System'] as const

const aYear = 31_536_000

/**
 * The cookies that remember the device of a request. Readable by scripts, which delete them when consent is withdrawn.
 * Set only after consent or a login (requirements E11).
 */
export const deviceCookies = (headers: Headers): string[] => {
  const values = deviceHeaders(headers, defaultLocale)
  return deviceCookieNames.map((name) => setCookie(name, encodeURIComponent(values[name] ?? ''), aYear, true))
}

/** The device cookies set at login, unless the operator requires consent in every case. */
export const deviceCookiesOfLogin = (headers: Headers): string[] =>
  siteSettings().deviceCookies === 'consent-or-login' ? deviceCookies(headers) : []

/** Expires the device cookies of the request's browser. */
export const forgottenDevice = (headers: Headers): string[] => {
  const held = readCookies(headers.get('cookie'))
  return deviceCookieNames.filter((name) => name in held).map((name) => setCookie(name, '', 0, true))
}
