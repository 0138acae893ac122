/** The body as text, or null when it is longer than `limit` bytes; no more than that is ever held. */
export const readBody = async (request: Request, limit: number): Promise<string | null> => {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.length
    if (size > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
