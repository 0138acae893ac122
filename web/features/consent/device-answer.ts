import 'server-only'
import { readCookies } from '#web/broker/relay/cookies.ts'
import { deviceCookies, forgottenDevice } from '#web/broker/relay/device-cookies.ts'
import { endSession } from '#web/broker/relay/session-answers.ts'
import { privateJson } from '#web/lib/http/answers.ts'
import { isSameOrigin } from '#web/lib/http/same-origin.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { allows } from './choice.ts'

const isAllowed = (headers: Headers): boolean => allows(headers.get('cookie') ?? '', 'device')

const withCookies = (response: Response, cookies: readonly string[]): Response => {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

/** By consent or by a login; both take the cookies away again when they end. */
const isRemembered = (headers: Headers): boolean => 'IMEI' in readCookies(headers.get('cookie'))

/**
 * `POST /api/device`: remembers the device of a visitor who agreed to that (requirements D10, E11), or the channel
 * through which a device that is remembered already has come this time (requirements A3).
 */
export const rememberDevice = (request: Request): Response => {
  const { headers } = request
  const isWelcome = isAllowed(headers) || isRemembered(headers)
  if (!isSameOrigin(headers, siteSettings().siteUrl) || !isWelcome)
    return privateJson(403, { remembered: false })
  return withCookies(privateJson(200, { remembered: true }), deviceCookies(headers))
}

/** Logs out (requirements E7). A device that was remembered for the login alone is forgotten with it. */
export const logOut = async (request: Request): Promise<Response> => {
  const ended = await endSession(request)
  if (!ended.ok || isAllowed(request.headers)) return ended
  return withCookies(ended, forgottenDevice(request.headers))
}
