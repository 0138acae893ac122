/** Of answers that are not pages: nothing in them may run or be framed. */
export const inertPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/** A JSON answer for this request alone: kept by nobody, indexed by nobody. */
export const privateJson = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, {
    status,
    headers: {
      'cache-control': 'private, no-store',
      'content-security-policy': inertPolicy,
      'x-robots-tag': 'noindex',
      ...headers,
    },
  })
