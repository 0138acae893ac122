import type { Context, Hono } from 'hono'
import { z } from 'zod'
import type { Lake, LakeEnv } from '#lake/context.ts'
import { readJson } from '#lake/http/body.ts'
import { datasetOf } from '#lake/http/dataset.ts'
import { badRequest, forbidden, unauthorized } from '#lake/http/errors.ts'
import { versionSegment } from '#lake/http/version.ts'
import { isDatasetName } from '#lake/store/datasets.ts'

const path = `${versionSegment}/projects/:project/datasets`
const datasetBody = z.object({ aclMode: z.enum(['public', 'private']).default('public') })

/** Lists, creates and deletes datasets as Sanity's CLI asks for it; changes need an administrator. */
export function datasetRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  app.get(path, (c) => {
    if (c.get('principal').kind === 'anonymous') throw unauthorized('The list of datasets needs a token')
    // The Studio asks for the add-on dataset of comments; there is none.
    if (c.req.query('datasetProfile') !== undefined) return c.json([])
    return c.json(lake.datasets.list().map(({ name, aclMode }) => ({ name, aclMode })))
  })
  app.put(`${path}/:dataset`, async (c) => {
    requireAdministrator(c)
    const name = c.req.param('dataset')
    if (!isDatasetName(name)) {
      throw badRequest(`"${name}" is no name of a dataset: use a-z, 0-9, _ and -, 64 characters at most`)
    }
    const hasBody = Number(c.req.header('content-length') ?? 0) > 0
    const { aclMode } = hasBody ? await readJson(c, datasetBody) : datasetBody.parse({})
    const dataset = lake.datasets.create(name, aclMode)
    return c.json({ datasetName: dataset.name, aclMode: dataset.aclMode })
  })
  app.delete(`${path}/:dataset`, (c) => {
    requireAdministrator(c)
    const { name } = datasetOf(c, lake)
    if (name === lake.settings.dataset) throw forbidden(`"${name}" is the dataset of the site`)
    return c.json({ deleted: lake.datasets.delete(name) })
  })
}

function requireAdministrator(c: Context<LakeEnv>): void {
  const { kind, role } = c.get('principal')
  if (kind === 'anonymous') throw unauthorized('Datasets are managed with a token')
  if (role !== 'administrator') throw forbidden('Only an administrator may manage datasets')
}
