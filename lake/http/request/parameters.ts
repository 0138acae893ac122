import type { Context, MiddlewareHandler } from 'hono'
import { badRequest } from '#lake/http/errors.ts'

/**
 * A boolean query parameter.
 * @throws {HttpError} 400 for anything but `true` and `false`
 */
export function flag(c: Context, name: string, fallback = false): boolean {
  return choice(c, name, ['true', 'false'], fallback ? 'true' : 'false') === 'true'
}

/**
 * A query parameter with a closed list of values; an empty one counts as absent.
 * @throws {HttpError} 400 for any other value
 */
export function choice<Value extends string>(
  c: Context,
  name: string,
  values: readonly Value[],
  fallback: NoInfer<Value>,
): Value {
  const given = c.req.query(name) || fallback
  const found = values.find((value) => value === given)
  if (found === undefined) {
    throw badRequest(`The parameter "${name}" must be ${values.join(' or ')}, not "${given.slice(0, 100)}"`)
  }
  return found
}

/** The client accepts 75 characters, and adds a prefix. */
const tagPattern = /^[a-zA-Z0-9._-]{1,200}$/

/** Every request may carry a `tag`, by which its sender finds it in the log. */
export const checkTag: MiddlewareHandler = async (c, next) => {
  const tag = c.req.query('tag')
  if (tag !== undefined && tag !== '' && !tagPattern.test(tag)) {
    throw badRequest('The parameter "tag" may hold letters, digits, ".", "_" and "-", 200 at most')
  }
  await next()
}
