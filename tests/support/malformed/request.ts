/** A request that must be refused, and the form of its refusal (lake contract 7). */
export interface MalformedRequest {
  name: string
  method?: string
  /** Path and query exactly as they go over the wire. */
  path: string
  /** `null` sends none; otherwise the administrator's. */
  token?: string | null
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array
  status: number
  form?: 'plain' | 'mutationError' | 'actionError' | 'queryParseError'
  /** What the message says. */
  says?: RegExp
}

const api = '/v2026-05-04'

const mutateUrl = `${api}/data/mutate/production`

/** A POST of a mutation's body; JSON unless it is a text or bytes already. */
export const mutate = (
  name: string,
  body: unknown,
  expected: Partial<MalformedRequest> & { status: number },
): MalformedRequest => ({
  name,
  method: 'POST',
  path: mutateUrl,
  body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
  ...expected,
})

/** A GET below the API's version. */
export const get = (
  name: string,
  path: string,
  expected: Partial<MalformedRequest> & { status: number },
): MalformedRequest => ({ name, path: `${api}${path}`, ...expected })

/** An upload of bytes. */
export const upload = (
  name: string,
  path: string,
  body: string | Uint8Array,
  expected: Partial<MalformedRequest> & { status: number },
): MalformedRequest => ({
  name,
  method: 'POST',
  path: `${api}/assets${path}`,
  body,
  headers: { 'content-type': 'application/octet-stream' },
  ...expected,
})
