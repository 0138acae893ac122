import type { Context, Hono } from 'hono'
import { openAssetStore } from '#lake/assets/asset-store.ts'
import { findAsset } from '#lake/assets/asset-table.ts'
import { assetHeaders, disposition, svgHeaders, isFresh, sendFile } from '#lake/assets/serve.ts'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { datasetOf } from '#lake/http/request/dataset.ts'
import { notFound, projectNotFound } from '#lake/http/errors.ts'

const namePattern = /^([0-9a-f]{40})\.([a-z]{3,4})$/

/** Files at `/files/<project>/<dataset>/<sha1>.<ext>`; `?dl` or `?dl=<name>` makes browsers save them. */
export const fileRoutes = (app: Hono<LakeEnv>, lake: Lake): void => {
  const store = openAssetStore(lake.settings.dataDir)

  const answer = async (c: Context<LakeEnv>) => {
    const project = c.req.param('project') ?? ''
    if (project !== lake.settings.projectId) throw projectNotFound(project)
    const dataset = datasetOf(c, lake)
    const [, sha1 = '', extension = ''] = namePattern.exec(c.req.param('name') ?? '') ?? []
    const asset = findAsset(lake.db, dataset.id, sha1)
    if (asset?.extension !== extension) throw notFound('There is no file at this address')
    const known = dataset.get(`file-${sha1}-${extension}`)?.['originalFilename']
    const original = typeof known === 'string' ? known : `${sha1}.${extension}`
    const dl = c.req.query('dl')
    const headers: Record<string, string> = {
      ...assetHeaders(asset.mimeType, sha1),
      'x-sanity-sha1': sha1,
      'content-disposition':
        dl === undefined ? disposition('inline', original) : disposition('attachment', dl || original),
      ...(extension === 'svg' && svgHeaders(dl || original)),
    }
    if (isFresh(c, sha1)) return new Response(null, { status: 304, headers })
    return sendFile(c, { path: store.path(sha1, extension), size: asset.size }, headers)
  }

  app.get('/files/:project/:dataset/:name', answer)
  app.get('/files/:project/:dataset/:name/:vanity', answer)
}
