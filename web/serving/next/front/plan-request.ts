import type { IncomingHttpHeaders } from 'node:http'

/** What of a request is judged before Next sees it. */
interface RequestHead {
  method: string
  /** The request target: a path or, in absolute form, a URL. */
  target: string
  /** Names as Node has them, in small letters. */
  headers: IncomingHttpHeaders
}

/** What to do with a request before Next sees it. */
export type RequestPlan =
  | { action: 'pass'; target: string }
  | { action: 'refuse'; status: 400 | 405 | 421; sentence: string }

export const allowedMethods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'] as const

const isAllowed = (method: string): boolean => allowedMethods.some((allowed) => allowed === method)

const refuse = (status: 400 | 405 | 421, sentence: string): RequestPlan => ({
  action: 'refuse',
  status,
  sentence,
})

/** Whether the path decodes: every `%` starts an escape, and the bytes are UTF-8. */
const isReadable = (target: string): boolean => {
  const [path = ''] = target.split('?')
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * Refuses what Next would answer with 500 or, in absolute form, with a redirect to the host named (quality 9). The
 * absolute form of this site's origin is reduced to its path (RFC 9112, 3.2.2).
 * @param origin the site's public origin
 */
export const planRequest = ({ method, target, headers }: RequestHead, origin: string): RequestPlan => {
  if (!isAllowed(method))
    return refuse(
      405,
      `The method ${method.slice(0, 20)} is not known here. Use ${allowedMethods.join(', ')}.`,
    )
  // This site has none, and Next answers 500 and two lines in the log.
  if (headers['next-action'] !== undefined)
    return refuse(400, 'Pages of this site take no actions. Ask for them with GET.')
  if (/^https?:\/\//i.test(target)) {
    const url = URL.parse(target)
    if (url?.host !== new URL(origin).host)
      return refuse(421, 'The address names a host that is not served here. Ask for a path of this site.')
    return planRequest({ method, target: `${url.pathname}${url.search}`, headers }, origin)
  }
  if (!target.startsWith('/'))
    return refuse(400, 'The request names no path. Ask for a path that begins with a slash.')
  if (!isReadable(target))
    return refuse(
      400,
      'The address has an escape that cannot be read: each % needs two hexadecimal digits, and together they must be UTF-8.',
    )
  return { action: 'pass', target }
}
