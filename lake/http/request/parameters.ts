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

/**
 * A query parameter that counts: a whole number from 0; an empty one counts as absent.
 * @throws {HttpError} 400 for anything else
 */
export function count(c: Context, name: string, fallback: number): number {
  const text = c.req.query(name)
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0) throw badRequest(`The parameter "${name}" is no count`)
  return value
}

/** What Sanity's client puts on any request of data, as it is set up. */
const ofAnyRequest = [
  'tag',
  'perspective',
  'resultSourceMap',
  'returnQuery',
  'lastLiveEventId',
  'cacheMode',
  'variant',
]

/**
 * Refuses parameters that nobody reads: a misspelt `dryRun` would write, a misspelt filter answer everything. Names
 * with `$` are the parameters of a query.
 * @throws {HttpError} 400 naming the parameter
 */
export function onlyKnown(c: Context, names: readonly string[]): void {
  const known = [...names, ...ofAnyRequest]
  const stray = Object.keys(c.req.query()).find((name) => !name.startsWith('$') && !known.includes(name))
  if (stray === undefined) return
  throw badRequest(
    `The parameter "${stray.slice(0, 100)}" is not known here. Known are ${[...names, 'tag'].join(', ')}.`,
  )
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
