import type { IncomingHttpHeaders } from 'node:http'
import type { Locale } from '#locales/table.ts'
import { type Exists, planLanguage } from '#web/i18n/plan-language.ts'
import { crawler } from '#web/lib/http/crawler.ts'
import { previewCookieNames } from '#web/lib/http/cookie-names.ts'

/** A request as Node has read it. */
export interface AskedRequest {
  method: string
  /** The request target, with its query. */
  target: string
  headers: IncomingHttpHeaders
}

/** What may be answered from memory, if it is held; else who knows better, and why. */
export type AnswerPlan =
  | { action: 'page'; locale: Locale; path: string }
  /** The flight data of a page, for its own script. */
  | { action: 'data'; locale: Locale; path: string }
  | { action: 'file'; path: string }
  | { action: 'next'; reason: NextReason }

export type NextReason = 'method' | 'address' | 'query' | 'headers' | 'preview' | 'program' | 'language'

const next = (reason: NextReason): AnswerPlan => ({ action: 'next', reason })

/** Addresses of pages as editors write them; capitals, escapes and double slashes are Next's. */
const pageAddress = /^\/$|^(?:\/[a-z0-9_-]+)+$/
const fileAddress = /^\/(?:_next\/static|assets)(?:\/[\w~-][\w.~-]*)+$/

/** Pages of the program that depend on who asks, an address that leads away, and what is no page (web/proxy.ts). */
const ofProgram = /^(?:\/[a-z]{2})?\/(?:search|partner-enquiry|trade-cost|uc|management|legal(?:\/.*)?)$/
const noPage = /^\/(?:api|locales|media|og|_next|assets)(?:\/|$)/

/** Headers that change what Next answers, or that only Next understands. */
const ofNext = /^(?:next-|x-middleware-|x-nextjs-|x-prerender-|x-matched-|x-invoke-|x-now-)/
const ofHttp = [
  'transfer-encoding',
  'upgrade',
  'range',
  'if-range',
  'if-match',
  'if-unmodified-since',
] as const

/** Parameters that the proxy reads. */
const askedOfProxy: ReadonlySet<string> = new Set(['hl', 'lng', 'v'])

const mayPreview = new RegExp(`(?:^|[;\\s])(?:${previewCookieNames.join('|')})\\s*=`)

/** The cookie of the language: null without one; undefined when only Next can tell. */
const languageCookie = (cookie: string): string | null | undefined => {
  const found = [...cookie.matchAll(/(?:^|;)\s*hl\s*=([^;]*)/g)]
  if (found.length === 0) return null
  const [, value = ''] = found[0] ?? []
  return found.length === 1 && /^[a-z]{2}$/.test(value) ? value : undefined
}

type QueryPlan = 'page' | 'data' | 'next'

const planQuery = (query: string): QueryPlan => {
  if (query === '') return 'page'
  let plan: QueryPlan = 'page'
  for (const [name, value] of new URLSearchParams(query)) {
    if (askedOfProxy.has(name) || name.startsWith('nxt') || name.startsWith('__next')) return 'next'
    if (name !== '_rsc') continue
    if (value !== '') return 'next'
    plan = 'data'
  }
  return plan
}

const hasBody = (headers: IncomingHttpHeaders): boolean => {
  const length = headers['content-length']
  return length !== undefined && length !== '0'
}

const isForNext = (headers: IncomingHttpHeaders): boolean => {
  if (hasBody(headers) || ofHttp.some((name) => headers[name] !== undefined)) return true
  for (const name in headers) if (ofNext.test(name)) return true
  return false
}

/**
 * Whether a request can be answered from memory by the rules of the proxy (web/proxy.ts), and with which page. What
 * needs thought is Next's: redirects, languages asked for, previews, addresses nobody has published.
 * @param exists which pages are published, in which language
 */
export const planAnswer = ({ method, target, headers }: AskedRequest, exists: Exists): AnswerPlan => {
  if (method !== 'GET' && method !== 'HEAD') return next('method')
  const mark = target.indexOf('?')
  const pathname = mark < 0 ? target : target.slice(0, mark)
  if (isForNext(headers)) return next('headers')
  if (fileAddress.test(pathname) && mark < 0) return { action: 'file', path: pathname }
  if (!pageAddress.test(pathname) || noPage.test(pathname)) return next('address')
  if (ofProgram.test(pathname)) return next('program')
  const asked = planQuery(mark < 0 ? '' : target.slice(mark + 1))
  const { rsc, cookie = '' } = headers
  if (asked === 'next') return next('query')
  if (asked === 'data' ? rsc !== '1' : rsc !== undefined) return next('headers')
  if (mayPreview.test(cookie)) return next('preview')
  const remembered = languageCookie(cookie)
  if (remembered === undefined) return next('language')
  const plan = planLanguage(
    {
      pathname,
      query: null,
      cookie: remembered,
      acceptLanguage: headers['accept-language'] ?? null,
      isCrawler: crawler.test(headers['user-agent'] ?? ''),
    },
    exists,
  )
  return plan.action === 'serve' ? { action: asked, locale: plan.locale, path: plan.path } : next('language')
}
