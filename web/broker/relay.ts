import 'server-only'
import { privateJson } from '#web/lib/answers.ts'
import { readBody } from '#web/lib/read-body.ts'
import { isSameOrigin } from '#web/lib/same-origin.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { endpoints, isEndpoint } from './contract.ts'
import { failureEnvelope } from './envelope.ts'
import { sharedCall } from './shared-call.ts'

const bodyLimit = 4_096

const refuse = (status: number, message: string) => privateJson(status, failureEnvelope(status, message))

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Passes a visitor's question on to the broker: from pages of this site only, JSON, at most 4 kB
 * (quality 5). Every answer, also a refusal, is an envelope.
 */
export const relay = async (code: string, request: Request): Promise<Response> => {
  if (!isEndpoint(code)) return refuse(404, 'There is no such service.')
  if (!isSameOrigin(request.headers, siteSettings().siteUrl))
    return refuse(403, 'Ask from a page of this site.')
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return refuse(415, 'Send the question as JSON.')
  }
  const text = await readBody(request, bodyLimit)
  if (text === null) return refuse(413, 'The question is too long.')
  const body = endpoints[code].body.safeParse(parseJson(text))
  if (!body.success) return refuse(400, 'The question is not of the expected form.')
  const { status, envelope } = await sharedCall(code, body.data)
  return privateJson(status, envelope)
}
