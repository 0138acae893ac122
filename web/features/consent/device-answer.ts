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

/** By consent or login; both delete the cookies when they end. */
const isRemembered = (headers: Headers): boolean => 'IMEI' in readCookies(headers.get('cookie'))

/**
 * `POST /api/device`: sets the device cookies after consent (requirements D10, E11), or updates the channel of a
 * remembered device (requirements A3).
 */
export const rememberDevice = (request: Request): Response => {
  const { headers } = request
  const isWelcome = isAllowed(headers) || isRemembered(headers)
  if (!isSameOrigin(headers, siteSettings().siteUrl) || !isWelcome)
    return privateJson(403, { remembered: false })
  return withCookies(privateJson(200, { remembered: true }), deviceCookies(headers))
}

/** Logs out (requirements E7). A device remembered only for the login is forgotten. */
export const logOut = async (request: Request): Promise<Response> => {
  const ended = await endSession(request)
  if (!ended.ok || isAllowed(request.headers)) return ended
  return withCookies(ended, forgottenDevice(request.headers))
}
