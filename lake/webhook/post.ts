import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'

/** A request to a receiver of webhooks. */
export interface Post {
  url: string
  method: string
  body: string
  /** Signs the body in Sanity's format; without one it goes unsigned. */
  secret: string | undefined
  headers: Readonly<Record<string, string>>
  timeoutMs: number
}

/** What of an answer is read: a receiver has nothing to say that is longer. */
const answerLimit = 4_096

const beginningOf = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    size += chunk.byteLength
    if (size >= answerLimit) break
  }
  return Buffer.concat(chunks).subarray(0, answerLimit).toString('utf8')
}

/** Sends a webhook; redirects are not followed, since a receiver is who was named. */
export const post = async (
  { url, method, body, secret, headers, timeoutMs }: Post,
  stopping: AbortSignal,
): Promise<{ status: number; ok: boolean; text: string }> => {
  const signature =
    secret === undefined
      ? {}
      : { [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret) }
  const response = await fetch(url, {
    method,
    body,
    redirect: 'manual',
    headers: { ...headers, 'content-type': 'application/json', ...signature },
    signal: AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]),
  })
  return { status: response.status, ok: response.ok, text: await beginningOf(response) }
}
