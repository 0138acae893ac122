import { localePath } from '#locales/table.ts'
import { seqHeader } from '#web/lib/http/content-seq.ts'
import { addressOfKey } from '#web/lib/page-address.ts'
import { keepingHeader } from '#web/serving/nginx/plan-keeping.ts'
import type { Entry } from '#web/serving/next/cache/entry.ts'
import { planHeaders } from '#web/serving/next/front/answer-headers.ts'

/** A page as the record takes it. */
export interface PageToHand {
  /** The path as visitors ask for it, with its language. */
  address: string
  language: string
  status: number
  /** The sequence at which its content was read; null where that is not known, as in an outage. */
  sequence: number | null
  headers: Record<string, string>
  body: string
}

/** Of this process, of one request or of one moment: not what the page says. */
const dropped = new Set([seqHeader, keepingHeader, 'set-cookie', 'date', 'connection', 'vary', 'etag'])
const ofNext = /^x-next(?:js)?-/

/** Pages of one visitor are not stored; this holds also if one ever were. */
const isOfVisitor = (path: string): boolean => /^\/uc(?:\/|$)/.test(path)

/** What the record is to keep of a stored answer; null for what is no page with an address of its own. */
export const pageToHand = (key: string, { value, position }: Entry, isHttps: boolean): PageToHand | null => {
  if (value.kind !== 'APP_PAGE' || value.postponed !== undefined) return null
  const address = addressOfKey(key)
  if (address === null || isOfVisitor(address.path)) return null
  const status = value.status ?? 200
  const contentType = 'text/html; charset=utf-8'
  const own = Object.entries(value.headers ?? {}).flatMap(([name, one]): [string, string][] => {
    const lower = name.toLowerCase()
    return one === undefined || dropped.has(lower) || ofNext.test(lower) ? [] : [[lower, String(one)]]
  })
  const hasPolicy = own.some(([name]) => name === 'content-security-policy')
  const always = planHeaders({ path: address.path, status, contentType, hasPolicy }, isHttps)
  return {
    address: localePath(address.locale, address.path),
    language: address.locale,
    status,
    sequence: position < 0 ? null : Math.floor(position),
    headers: { ...Object.fromEntries(own), 'content-type': contentType, ...always },
    body: value.html,
  }
}
