import type { Context } from 'hono'
import type { LakeEnv } from '#lake/http/environment.ts'
import { apiError, badRequest, unauthorized } from '#lake/http/errors.ts'
import { datasetOf } from '#lake/http/request/dataset.ts'
import type { Lake } from '#lake/lake.ts'
import type { Found, Version } from '#lake/record/served/find.ts'
import { type Moment, readAcceptDatetime, readAt } from '#lake/record/served/moment.ts'
import type { Dataset } from '#lake/store/dataset.ts'

/** The dataset whose pages as served are asked for. @throws {HttpError} 401 without a token */
export const readable = (c: Context<LakeEnv>, lake: Lake): Dataset => {
  if (c.get('principal').kind === 'anonymous') throw unauthorized('Pages as served are read with a token')
  return datasetOf(c, lake)
}

/** The address that is asked for. @throws {HttpError} 400 without one, or for one that no page has */
export const addressOf = (c: Context<LakeEnv>): string => {
  const address = c.req.query('address') ?? ''
  if (/^\/[^\s?#]*$/.test(address)) return address
  throw badRequest(
    'The parameter "address" must be the path of a page as visitors ask for it, with its language, such as /de/fees',
  )
}

/** The instant that is asked for: by the parameter, by the header of RFC 7089, else now. @throws {HttpError} 400 */
export const instantOf = (c: Context<LakeEnv>): string => {
  const now = Date.now()
  const [at, accepted] = [c.req.query('at'), c.req.header('accept-datetime')]
  const moment: Moment =
    at !== undefined
      ? readAt(at, now)
      : accepted !== undefined
        ? readAcceptDatetime(accepted, now)
        : { kind: 'instant', instant: new Date(now).toISOString() }
  if (moment.kind === 'fault') throw badRequest(moment.message)
  return moment.instant
}

/** The version that was found. @throws {HttpError} 404 and 409 with a `reason` where there is none */
export const versionIn = (found: Found, address: string, instant: string): Version => {
  if (found.kind === 'version') return found.version
  if (found.kind === 'never')
    throw apiError(
      404,
      'Not Found',
      `The page "${address}" is not on record. The parameter "address" is the path with its language, such as /de/fees; a page is on record from the first time a visitor was given it`,
      { reason: 'never-served', address },
    )
  if (found.kind === 'before')
    throw apiError(
      404,
      'Not Found',
      `The page "${address}" was first served at ${found.first}, after ${instant}: give "at" that instant or a later one`,
      { reason: 'before-first', address, first: found.first },
    )
  const { gap, last } = found
  throw apiError(
    409,
    'Conflict',
    `What "${address}" showed at ${instant} is not known: from ${gap.from} to ${gap.until} the site could not record what it served (${gap.reason}). The last version known before is that of ${last.from}`,
    {
      reason: 'unknown',
      address,
      gap: { from: gap.from, until: gap.until, reason: gap.reason },
      lastKnown: last.from,
    },
  )
}
