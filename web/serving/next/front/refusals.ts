import type { ServerResponse } from 'node:http'
import { failureEnvelope } from '#web/broker/client/envelope.ts'
import { languageOf, statusText } from '#web/broker/client/status-text.ts'
import { type RequestPlan, allowedMethods } from './plan-request.ts'
import type { RequestClass } from './request-classes.ts'

const json = { 'content-type': 'application/json; charset=utf-8' }

const answer = (
  response: ServerResponse,
  status: number,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): void => {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    ...headers,
  })
  response.end(`${sentence}\n`)
}

/** Refuses a malformed request with one sentence. */
export const refuseRequest = (
  response: ServerResponse,
  { status, sentence }: RequestPlan & { action: 'refuse' },
): void => answer(response, status, sentence, status === 405 ? { allow: allowedMethods.join(', ') } : {})

/** Refuses a request over its limit: with one sentence, or with the envelope that callers of the broker expect. */
export const refuseTooMany = (
  response: ServerResponse,
  { name, refusedWith }: RequestClass,
  seconds: number,
  language: string | null,
): void => {
  const headers = { 'retry-after': String(seconds) }
  const sentence = `Too many requests (${name}) came from your address. Try again in ${seconds} seconds.`
  if (refusedWith === 'envelope') {
    const envelope = failureEnvelope(429, statusText(languageOf(language), 429))
    answer(response, 429, JSON.stringify(envelope), { ...headers, ...json })
  } else if (refusedWith === 'json')
    answer(response, 429, JSON.stringify({ ok: false, message: sentence }), { ...headers, ...json })
  else answer(response, 429, sentence, headers)
}
