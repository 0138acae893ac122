import 'server-only'
import { z } from 'zod'
import type { Locale } from '#locales/table.ts'
import { privateJson } from '#web/lib/answers.ts'
import { readBody } from '#web/lib/read-body.ts'
import { isSameOrigin } from '#web/lib/same-origin.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { admit } from './admission.ts'
import { countAttempt } from './attempts.ts'
import { type BrokerAnswer, callBroker } from './call.ts'
import { type EndpointCode, endpoints, isEndpoint } from './contract/table.ts'
import { readCookies } from './cookies.ts'
import { deviceHeaders } from './device.ts'
import { failureEnvelope } from './envelope.ts'
import { readSession, sessionCookies } from './session.ts'
import { sharedCall } from './shared-call.ts'
import { languageOf, statusText } from './status-text.ts'

/** Longest question, bytes: a list of instruments, or a form in any script. */
const bodyLimits = { read: 4_096, write: 16_384 } as const

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const withEmail = z.object({ email: z.string() })

/** Asks as this visitor: with their device, and with their session where they have one. */
async function askAs(
  code: EndpointCode,
  body: unknown,
  request: Request,
  locale: Locale,
): Promise<{ answer: BrokerAnswer; cookies: string[] }> {
  const session = readSession(readCookies(request.headers.get('cookie'))['Authorization'])
  const headers = deviceHeaders(request.headers, locale)
  if (session) headers['Authorization'] = session.token
  const answer = await callBroker(code, body, { locale, headers })
  if (!answer.authorization) return { answer, cookies: [] }
  // A login names its address; any other answer renews the session it was asked with (requirements E10).
  const typed = withEmail.safeParse(body)
  const email = endpoints[code].logsIn && typed.success ? typed.data.email : session?.email
  return { answer, cookies: email === undefined ? [] : sessionCookies(answer.authorization, email) }
}

/**
 * Passes a visitor's question on to the broker: from pages of this site only, JSON, capped
 * (quality 5). Every answer, also a refusal, is an envelope in the language the page states.
 */
export async function relay(code: string, request: Request): Promise<Response> {
  const locale = languageOf(request.headers.get('language'))
  const refuse = (status: number, headers: Record<string, string> = {}) =>
    privateJson(status, failureEnvelope(status, statusText(locale, status)), headers)

  const asked = code === 'W607' ? siteSettings().enquiryCode : code
  if (!isEndpoint(asked)) return refuse(404)
  if (!isSameOrigin(request.headers, siteSettings().siteUrl)) return refuse(403)
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return refuse(415)
  const { body: schema, sharedFor, kind } = endpoints[asked]
  const text = await readBody(request, bodyLimits[kind])
  if (text === null) return refuse(413)
  const body = schema.safeParse(parseJson(text))
  if (!body.success) return refuse(400)
  const wait = countAttempt(asked, request.headers, body.data)
  if (wait > 0) return refuse(429, { 'retry-after': String(wait) })

  if (sharedFor !== undefined) {
    const { status, envelope } = await sharedCall(asked, body.data, locale, sharedFor)
    return privateJson(status, envelope)
  }
  const admission = await admit(code, body.data, request.headers)
  if (admission.refusal) return refuse(admission.refusal, admission.headers())
  const { answer, cookies } = await askAs(asked, body.data, request, locale)
  admission.end(answer)
  const response = privateJson(answer.status, answer.envelope, admission.headers())
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}
