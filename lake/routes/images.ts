import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Context, Hono } from 'hono'
import { openAssetStore } from '#lake/assets/asset-store.ts'
import { findAsset } from '#lake/assets/asset-table.ts'
import { disk } from '#lake/assets/disk.ts'
import { assetHeaders, disposition, svgHeaders, isFresh, sendFile } from '#lake/assets/serve.ts'
import { transformImage } from '#lake/assets/transform/transform.ts'
import { isUsualSize, TransformQueue } from '#lake/assets/transform/transform-queue.ts'
import { openTransformCache } from '#lake/assets/transform/transform-cache.ts'
import { planTransform, readParameters } from '#lake/assets/transform/transform-plan.ts'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { addressOf } from '#lake/http/address.ts'
import { datasetOf } from '#lake/http/request/dataset.ts'
import { badRequest, notFound, projectNotFound } from '#lake/http/errors.ts'

const namePattern = /^([0-9a-f]{40})-(\d{1,5})x(\d{1,5})\.(png|jpg|webp|gif|avif|svg)$/
const mimeTypes = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' }

/** Pictures at `/images/<project>/<dataset>/<sha1>-<w>x<h>.<ext>?…`, transformed as the query says. */
export const imageRoutes = (app: Hono<LakeEnv>, lake: Lake): void => {
  const store = openAssetStore(lake.settings.dataDir)
  const cache = openTransformCache(join(lake.settings.dataDir, 'transforms'), disk, {
    onWriteError: (error) => lake.log.error('picture not cached', { reason: String(error) }),
  })

  const queue = new TransformQueue()

  const answer = async (c: Context<LakeEnv>) => {
    const project = c.req.param('project') ?? ''
    if (project !== lake.settings.projectId) throw projectNotFound(project)
    const [, sha1 = '', width, height, extension = ''] = namePattern.exec(c.req.param('name') ?? '') ?? []
    const asset = findAsset(lake.db, datasetOf(c, lake).id, sha1)
    const stands =
      asset?.extension === extension && asset.width === Number(width) && asset.height === Number(height)
    if (asset === undefined || !stands) throw notFound('There is no picture at this address')
    const query = new URL(c.req.url).searchParams
    const read = readParameters(query)
    if (!read.ok) throw badRequest(`The parameter "${read.parameter}" of this picture's address is malformed`)

    const webp = c.req.header('accept')?.includes('image/webp') ?? false
    const source = { extension: asset.extension, width: asset.width ?? 0, height: asset.height ?? 0 }
    // An SVG scales to every size.
    const isDrawing = asset.extension === 'svg'
    const plan = isDrawing ? undefined : planTransform(read.parameters, source, webp)
    const dl = query.get('dl')
    const more: Record<string, string> = {
      ...(read.parameters.auto === 'format' && { vary: 'Accept' }),
      ...(dl !== null && { 'content-disposition': disposition('attachment', dl || `${sha1}.${extension}`) }),
      ...(isDrawing && svgHeaders(dl || `${sha1}.svg`)),
    }
    const path = store.path(sha1, extension)
    if (plan === undefined) {
      const headers = { ...assetHeaders(asset.mimeType, sha1), 'x-sanity-sha1': sha1, ...more }
      return isFresh(c, sha1) ? c.body(null, 304, headers) : sendFile(c, { path, size: asset.size }, headers)
    }
    const key = JSON.stringify([1, sha1, plan])
    const etag = createHash('sha256').update(key).digest('hex').slice(0, 32)
    const headers = { ...assetHeaders(mimeTypes[plan.format], etag), ...more }
    if (isFresh(c, etag)) return c.body(null, 304, headers)
    const principal = c.get('principal')
    const request = {
      holder: principal.kind === 'anonymous' ? `address ${addressOf(c, lake)}` : `user ${principal.id}`,
      pixels: source.width * source.height,
      isUsual: isUsualSize(plan.resize),
    }
    const bytes = await cache.get(key, () => queue.run(request, () => transformImage(path, plan)))
    const all = { ...headers, 'content-length': String(bytes.length) }
    return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(bytes), { headers: all })
  }

  app.get('/images/:project/:dataset/:name', answer)
  app.get('/images/:project/:dataset/:name/:vanity', answer)
}
