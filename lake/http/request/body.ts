import type { Context } from 'hono'
import type { z } from 'zod'
import { badRequest, tooLarge, unsupportedType } from '#lake/http/errors.ts'
import { parseJson } from './json.ts'

/** Limit of a JSON body in bytes; a seed's transaction fits. */
const jsonLimit = 4 * 1024 * 1024

/**
 * The request's body. A body over the limit is read to its end and dropped first, since a client that is
 * still sending would never read the answer.
 * @throws {HttpError} 413 beyond `limit` bytes
 */
export async function readBody(c: Context, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength
    if (size <= limit) chunks.push(chunk)
    else chunks.length = 0
  }
  if (size > limit) throw tooLarge(limit)
  return Buffer.concat(chunks)
}

/** Whether the request declares an empty body. */
export const isEmptyBody = (c: Context): boolean =>
  c.req.header('transfer-encoding') === undefined && (c.req.header('content-length') ?? '0') === '0'

/**
 * The request's JSON body, validated against `schema`.
 * @throws {HttpError} 413 when too long, 415 when it is compressed or of another type, 400 when it is invalid
 * JSON, cannot be stored losslessly or has another shape
 */
export async function readJson<T>(c: Context, schema: z.ZodType<T>, limit = jsonLimit): Promise<T> {
  const bytes = await readBody(c, limit)
  refuseForeignType(c)
  const parsed = schema.safeParse(parseJson(bytes))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw badRequest(`Malformed request body: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim())
}

/** JSON comes with its own type, with `text/plain` from scripts, or with none. */
const jsonTypes = /^(?:application\/(?:[\w.+-]+\+)?json|text\/plain)$/i

/** Compressed bodies are refused, so that a small one cannot expand into a large one. */
function refuseForeignType(c: Context): void {
  const packing = c.req.header('content-encoding') ?? 'identity'
  if (packing !== 'identity') throw unsupportedType(`A body in the content encoding "${packing}" is not read`)
  const type = c.req.header('content-type')?.split(';')[0]?.trim() ?? 'application/json'
  if (type !== '' && !jsonTypes.test(type)) {
    throw unsupportedType(`A body of the type "${type}" is not read; send application/json`)
  }
}
