import 'server-only'
import { z } from 'zod'
import type { Locale } from '#locales/table.ts'
import { privateJson } from '#web/lib/http/answers.ts'
import { readBody } from '#web/lib/http/read-body.ts'
import { isSameOrigin } from '#web/lib/http/same-origin.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { admit } from '#web/broker/gate/admission.ts'
import { type BrokerAnswer, callBroker } from '#web/broker/client/call.ts'
import { type EndpointCode, endpoints, isEndpoint } from '#web/broker/contract/table.ts'
import { readCookies } from './cookies.ts'
import { deviceHeaders } from './device.ts'
import { deviceCookiesOfLogin } from './device-cookies.ts'
import { failureEnvelope } from '#web/broker/client/envelope.ts'
import { type Instruments, isPriceCode, sharedPrices } from '#web/broker/client/prices.ts'
import { beginSession, endSessionsOf, readSession, renewSession, sessionCookie } from './session.ts'
import { sharedCall } from '#web/broker/client/shared-call.ts'
import { languageOf, statusText } from '#web/broker/client/status-text.ts'

/** Largest request body, bytes: a list of instruments, or a form in any script. */
const bodyLimits = { read: 4_096, write: 16_384 } as const

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const withEmail = z.object({ email: z.string() })
const withGoods = z.object({ goods: z.string() })

/** Insufficient Storage: the broker accepted a login that the site cannot store. */
const insufficientStorage = 507

/** Calls the broker with the visitor's device headers and session. */
async function askAs(
  code: EndpointCode,
  body: unknown,
  request: Request,
  locale: Locale,
): Promise<{ answer: BrokerAnswer; cookies: string[] }> {
  const session = await readSession(readCookies(request.headers.get('cookie'))[sessionCookie()])
  const headers = deviceHeaders(request.headers, locale)
  if (session) headers['Authorization'] = session.token
  const answer = await callBroker(code, body, { locale, headers })
  const typed = withEmail.safeParse(body)
  // A new password ends all sessions of the account (requirements F4), at the broker and here.
  if (code === 'W205' && answer.envelope.res === 1 && typed.success) await endSessionsOf(typed.data.email)
  if (!answer.authorization) return { answer, cookies: [] }
  // A login names its account; any other answer may renew the session of its request (requirements E10).
  if (!endpoints[code].logsIn || !typed.success)
    return { answer, cookies: session ? await renewSession(session, answer.authorization) : [] }
  const begun = await beginSession(answer.authorization, typed.data.email)
  if (begun) return { answer, cookies: [...begun, ...deviceCookiesOfLogin(request.headers)] }
  const envelope = failureEnvelope(insufficientStorage, statusText(locale, insufficientStorage))
  return { answer: { status: insufficientStorage, envelope, authorization: null }, cookies: [] }
}

interface Question {
  /** As called by the page. */
  code: EndpointCode
  /** As sent to the broker. */
  asked: EndpointCode
  body: unknown
  locale: Locale
}

const refusal = (locale: Locale, status: number, headers: Record<string, string> = {}): Response =>
  privateJson(status, failureEnvelope(status, statusText(locale, status)), headers)

/**
 * Validates a request: from a page of this site, JSON, within its size and of the contract (quality 5); else the
 * refusal.
 */
async function readQuestion(code: string, request: Request): Promise<Question | Response> {
  const locale = languageOf(request.headers.get('language'))
  const refuse = (status: number) => refusal(locale, status)
  if (!isEndpoint(code) || endpoints[code].path !== new URL(request.url).pathname) return refuse(404)
  const asked = code === 'W607' ? siteSettings().enquiryCode : code
  if (!isEndpoint(asked)) return refuse(404)
  if (!isSameOrigin(request.headers, siteSettings().siteUrl)) return refuse(403)
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return refuse(415)
  const { body: schema, kind } = endpoints[asked]
  const text = await readBody(request, bodyLimits[kind])
  if (text === null) return refuse(413)
  const body = schema.safeParse(parseJson(text))
  if (!body.success) return refuse(400)
  return { code, asked, body: body.data, locale }
}

/**
 * Relays a visitor's call to the broker endpoint named in the path. Every answer, including refusals, is an envelope
 * in the language the page states.
 */
export async function relay(path: string, request: Request): Promise<Response> {
  const question = await readQuestion(path, request)
  if (question instanceof Response) return question
  const { code, asked, body, locale } = question
  const { sharedFor } = endpoints[asked]
  if (sharedFor !== undefined) {
    const { status, envelope } = await sharedCall(asked, body, locale, sharedFor)
    return privateJson(status, envelope)
  }
  const admission = await admit(code, body, request.headers)
  if (admission.refusal) return refusal(locale, admission.refusal, admission.headers())
  const { answer, cookies } = await askAs(asked, body, request, locale)
  await admission.end(answer)
  const response = privateJson(answer.status, answer.envelope, admission.headers())
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

/**
 * Answers a price request from the shared prices. The header `price-age` gives their age in ms, so that the page marks
 * stale prices by the broker's time and not by the time of arrival.
 */
export async function relayPrices(
  code: string,
  request: Request,
  instruments: Instruments,
): Promise<Response> {
  const question = await readQuestion(code, request)
  if (question instanceof Response) return question
  const { asked, body, locale } = question
  const goods = withGoods.safeParse(body)
  if (!isPriceCode(asked) || !goods.success) return refusal(locale, 404)
  try {
    const { status, envelope, age } = await sharedPrices(asked, goods.data.goods, locale, instruments)
    return privateJson(status, envelope, { 'price-age': String(Math.round(age)) })
  } catch (error) {
    console.error('the instruments to ask prices for are unknown:', error)
    return refusal(locale, 503)
  }
}
