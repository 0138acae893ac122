import type { Context } from 'hono'
import type { z } from 'zod'
import { badRequest, tooLarge } from './errors.ts'

/** Limit of a JSON body, in bytes; a seed's transaction fits. */
const jsonLimit = 4 * 1024 * 1024

/**
 * The request's body. One that is too long is read to its end and dropped first, since a client that
 * is still sending would never read the answer.
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

/**
 * The request's JSON body, checked against `schema`.
 * @throws {HttpError} 413 when too long, 400 when it is no JSON or has another shape
 */
export async function readJson<T>(c: Context, schema: z.ZodType<T>, limit = jsonLimit): Promise<T> {
  const text = (await readBody(c, limit)).toString('utf8')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw badRequest('The request body is not valid JSON')
  }
  refuseHostile(value)
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw badRequest(`Malformed request body: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim())
}

/** Names that would reach for a prototype, or that GROQ's evaluator asks of every object. */
const hostileNames = ['__proto__', 'hasOwnProperty']
/** Deeper content than this is no content: it would exhaust the stack of whoever walks it. */
const maximalDepth = 200

/** Refuses nesting without end and attributes that reach for an object's prototype. */
function refuseHostile(root: unknown): void {
  let level: unknown[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maximalDepth)
      throw badRequest(`The request body is nested deeper than ${maximalDepth} levels`)
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue
      for (const name of hostileNames) {
        if (Object.hasOwn(value, name)) throw badRequest(`The attribute name "${name}" is not allowed`)
      }
      for (const child of Object.values(value)) if (typeof child === 'object') next.push(child)
    }
    level = next
  }
}
