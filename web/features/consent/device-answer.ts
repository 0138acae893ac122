import 'server-only'
import { deviceCookies, forgottenDevice } from '#web/broker/device-cookies.ts'
import { endSession } from '#web/broker/session-answers.ts'
import { privateJson } from '#web/lib/answers.ts'
import { isSameOrigin } from '#web/lib/same-origin.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { allows } from './choice.ts'

const isAllowed = (headers: Headers): boolean => allows(headers.get('cookie') ?? '', 'device')

const withCookies = (response: Response, cookies: readonly string[]): Response => {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

/** `POST /api/device`: remembers the device of a visitor who agreed to that (requirements D10, E11). */
export const rememberDevice = (request: Request): Response => {
  if (!isSameOrigin(request.headers, siteSettings().siteUrl) || !isAllowed(request.headers))
    return privateJson(403, { remembered: false })
  return withCookies(privateJson(200, { remembered: true }), deviceCookies(request.headers))
}

/** Logs out (requirements E7). A device that was remembered for the login alone is forgotten with it. */
export const logOut = async (request: Request): Promise<Response> => {
  const ended = await endSession(request)
  if (!ended.ok || isAllowed(request.headers)) return ended
  return withCookies(ended, forgottenDevice(request.headers))
}
