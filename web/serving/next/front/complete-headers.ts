import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'

const isList = (value: OutgoingHttpHeaders | OutgoingHttpHeader[]): value is OutgoingHttpHeader[] =>
  Array.isArray(value)

/** Sets the headers passed to `writeHead`, as Node would. */
const setAll = (
  response: ServerResponse,
  headers: OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined,
): void => {
  if (headers === undefined) return
  if (!isList(headers)) {
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) response.setHeader(name, value)
    return
  }
  for (let at = 0; at + 1 < headers.length; at += 2) {
    const value = headers[at + 1]
    if (value !== undefined) response.appendHeader(String(headers[at]), [value].flat().map(String))
  }
}

/** Calls `complete` once, immediately before the headers are sent. */
export const beforeHeaders = (response: ServerResponse, complete: () => void): void => {
  const write = (
    status: number,
    reason?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ): ServerResponse => {
    // Restores Node's own method.
    Reflect.deleteProperty(response, 'writeHead')
    const isWorded = typeof reason === 'string'
    response.statusCode = status
    setAll(response, isWorded ? headers : reason)
    complete()
    return isWorded ? response.writeHead(status, reason) : response.writeHead(status)
  }
  Reflect.set(response, 'writeHead', write)
}
