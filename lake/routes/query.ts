import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { groupsOf, groupsQuery } from '#lake/access/groups.ts'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { addressOf } from '#lake/http/address.ts'
import { readJson } from '#lake/http/request/body.ts'
import { datasetAsOf } from '#lake/http/request/as-of.ts'
import { datasetOf } from '#lake/http/request/dataset.ts'
import { badRequest, unauthorized } from '#lake/http/errors.ts'
import { choice, onlyKnown } from '#lake/http/request/parameters.ts'
import { audienceOf, perspectiveOf } from '#lake/http/request/perspective.ts'
import { versionSegment } from '#lake/http/request/version.ts'
import { isSiteReader, siteReaderHeader } from '#settings/site-reader.ts'

const path = `${versionSegment}/data/query/:dataset`
const queryBody = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
})

const brace = Buffer.from('}')

/** `GET` and `POST /data/query/:dataset` (lake contract 2). */
export function queryRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  const answer = async (c: Context<LakeEnv>, query: string, params: Record<string, unknown>) => {
    const started = performance.now()
    const dataset = datasetOf(c, lake)
    const principal = c.get('principal')
    if (dataset.aclMode === 'private' && principal.kind === 'anonymous') {
      throw unauthorized('This dataset needs a token')
    }
    // The Studio asks by this query who may read a document, before it offers people to mention.
    if (query === groupsQuery && principal.kind !== 'anonymous') {
      return c.json({ query, ms: 0, result: groupsOf(lake.db) })
    }
    onlyKnown(c, ['query', 'asOf'])
    const { projectId } = lake.settings
    const read = await datasetAsOf(c, lake, dataset)
    const isPast = read !== dataset && c.req.query('perspective') !== 'inForce'
    const perspective = isPast ? 'published' : perspectiveOf(c, principal)
    const sourceMap =
      choice(c, 'resultSourceMap', ['false', 'true', 'withKeyArraySelector'], 'false') !== 'false'
    const audience = audienceOf(principal)
    // The site reads what any visitor may, for all of them: it must not be limited like a single address.
    const isSite =
      audience === 'anonymous' &&
      isSiteReader(c.req.header(siteReaderHeader), lake.settings.revalidateSecrets)
    const holder = isSite ? 'the site' : audience === 'anonymous' ? addressOf(c, lake) : principal.id
    const fields = await lake.queries.answer(
      read,
      perspective,
      { audience, holder, pool: isSite ? 'member' : audience },
      {
        query,
        params,
        identity: principal.id,
        projectId,
        dataset: dataset.name,
        sourceMap,
      },
    )
    const echo = c.req.query('returnQuery') === 'false' ? '' : `"query":${JSON.stringify(query)},`
    const head = `{${echo}"ms":${Math.round(performance.now() - started)},`
    const body =
      typeof fields === 'string' ? `${head}${fields}}` : Buffer.concat([Buffer.from(head), fields, brace])
    return c.body(body, 200, { 'content-type': 'application/json' })
  }
  app.get(path, (c) => {
    const query = c.req.query('query')
    if (query === undefined) throw badRequest('The query parameter "query" is missing')
    return answer(c, query, parseParams(c.req.query()))
  })
  app.post(path, async (c) => {
    const { query, params } = await readJson(c, queryBody)
    return answer(c, query, params)
  })
}

/** `$name=<JSON>` of the query string as parameters. */
export function parseParams(fields: Readonly<Record<string, string>>): Record<string, unknown> {
  const params: Record<string, unknown> = {}
  for (const [name, text] of Object.entries(fields)) {
    if (!name.startsWith('$')) continue
    try {
      params[name.slice(1)] = JSON.parse(text)
    } catch {
      throw badRequest(`The parameter ${name} is not valid JSON`)
    }
  }
  return params
}
