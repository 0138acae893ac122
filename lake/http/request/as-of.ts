import type { Context } from 'hono'
import { z } from 'zod'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { badRequest, unauthorized } from '#lake/http/errors.ts'

const instant = z.iso.datetime({ offset: true })

/**
 * The dataset a request reads: the current one or, with the parameter `asOf`, what readers saw at that
 * instant. Past states need a token and have the perspective published or inForce.
 * @throws {HttpError} 400 for an invalid instant or another perspective, 401 without a token
 */
export async function datasetAsOf(c: Context<LakeEnv>, lake: Lake, dataset: Dataset): Promise<Dataset> {
  const wish = c.req.query('asOf')
  if (wish === undefined) return dataset
  if (!instant.safeParse(wish).success) {
    throw badRequest('The parameter "asOf" must be an instant with a zone, such as 2026-11-21T09:00:00Z')
  }
  if (Date.parse(wish) > Date.now()) throw badRequest('The parameter "asOf" must not lie in the future')
  if (c.get('principal').kind === 'anonymous') throw unauthorized('The past is read with a token')
  const perspective = c.req.query('perspective') ?? 'published'
  if (perspective !== 'published' && perspective !== 'inForce') {
    throw badRequest(
      'With "asOf" the perspective is "published" or "inForce": only what readers saw is shown',
    )
  }
  const { dataset: past, forgotten } = await lake.snapshots.at(dataset, wish)
  if (forgotten > 0) c.header('x-sanity-warning', `${forgotten} documents of this instant were forgotten`)
  return past
}
