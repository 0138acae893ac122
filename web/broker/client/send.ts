import { type Envelope, failureEnvelope, readEnvelope } from './envelope.ts'

/** A call as described by requirements G1. */
export interface Call {
  /** Default: POST. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers?: Readonly<Record<string, string>>
  /** Objects are sent as JSON, or as a form if the content type says so; FormData is sent as it is. */
  body?: unknown
  signal?: AbortSignal
}

/** The envelope of a call; `status` is 0 when there was no answer. */
export interface Answered {
  status: number
  envelope: Envelope<unknown>
  headers: Headers | null
}

/** The message for a status; empty to use the status text (requirements H1). */
export type StatusWords = (status: number, statusText: string) => string

const json = 'application/json; charset=utf-8'
const form = 'application/x-www-form-urlencoded'

/** Longest answer accepted, in characters: a calendar of two months has about 200,000. */
const maxAnswerLength = 2_000_000

function encode(body: unknown, type: string): BodyInit | null {
  if (body === undefined) return null
  if (body instanceof FormData) return body
  if (!type.startsWith(form)) return JSON.stringify(body)
  const fields = Object.entries(body ?? {}).map(([name, value]) => [name, String(value)])
  return new URLSearchParams(fields)
}

const isText = (method: string, status: number) => method === 'DELETE' || status === 204

/**
 * The one function behind every call, in the browser and on the server (requirements G1, H1): sends cookies; POST by
 * default; JSON bodies for POST, PUT and DELETE; reads DELETE and 204 as text, everything else as JSON. Never rejects:
 * statuses outside 200 to 299, network failures and malformed answers become the failure envelope.
 */
export async function send(url: string, call: Call, words: StatusWords): Promise<Answered> {
  const { method = 'POST', body, headers = {}, signal } = call
  const type = headers['content-type'] ?? json
  const hasOwnType = body === undefined || body instanceof FormData
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...(hasOwnType ? {} : { 'content-type': type }) },
      body: encode(body, type),
      credentials: 'include',
      cache: 'no-store',
      redirect: 'error',
      ...(signal ? { signal } : {}),
    })
    const { status, statusText, ok } = response
    const failed = (code: number) => ({
      status: code,
      envelope: failureEnvelope(code, words(code, statusText)),
      headers: response.headers,
    })
    if (!ok) {
      await response.body?.cancel()
      return failed(status)
    }
    if (Number(response.headers.get('content-length') ?? 0) > maxAnswerLength) {
      await response.body?.cancel()
      return failed(502)
    }
    const text = await response.text()
    if (text.length > maxAnswerLength) return failed(502)
    if (isText(method, status))
      return { status, envelope: { res: 1, code: 0, msg: '', dt: text }, headers: response.headers }
    const envelope = readEnvelope(text)
    return envelope ? { status, envelope, headers: response.headers } : failed(502)
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    const status = isLate ? 504 : 0
    return { status, envelope: failureEnvelope(status, words(status, '')), headers: null }
  }
}
