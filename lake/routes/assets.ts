import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { refusal } from '#lake/access/permits.ts'
import type { UploadDetails } from '#lake/assets/asset-document.ts'
import { openAssetStore } from '#lake/assets/asset-store.ts'
import { storeUpload, type UploadTarget } from '#lake/assets/upload.ts'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { readBody } from '#lake/http/request/body.ts'
import { datasetOf } from '#lake/http/request/dataset.ts'
import { apiError, badRequest, forbidden, HttpError, notFound, unauthorized } from '#lake/http/errors.ts'
import { versionSegment } from '#lake/http/request/version.ts'

const megabyte = 1024 * 1024
const limits: Record<UploadTarget, number> = { images: 20 * megabyte, files: 50 * megabyte }

const text = z.string().max(1000).optional()
const detailsSchema = z.object({
  filename: z
    .string()
    .max(255)
    .transform((name) => name.replace(/[\p{Cc}/\\]/gu, '_'))
    .optional(),
  label: text,
  title: text,
  description: z.string().max(10_000).optional(),
  creditLine: text,
  sourceId: text,
  sourceName: text,
  sourceUrl: z.url({ protocol: /^https?$/ }).optional(),
})

const readDetails = (c: Context<LakeEnv>): UploadDetails => {
  const query = Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== ''))
  const parsed = detailsSchema.safeParse(query)
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0] ?? 'query')
    throw apiError(400, 'File not accepted', `The detail "${name}" sent with the file is malformed.`)
  }
  const { sourceId, sourceName, sourceUrl, ...details } = parsed.data
  if (sourceId === undefined || sourceName === undefined) return details
  return { ...details, source: { id: sourceId, name: sourceName, ...(sourceUrl && { url: sourceUrl }) } }
}

/** Names that Sanity's clients send; `location` and `exif` are never kept. */
const metaNames = new Set([
  'none',
  'lqip',
  'blurhash',
  'palette',
  'exif',
  'location',
  'image',
  'dimensions',
  'hasAlpha',
  'isOpaque',
  'thumbhash',
])

const readMeta = (c: Context<LakeEnv>): string[] => {
  const wanted = c.req.queries('meta') ?? []
  const unknown = wanted.find((name) => !metaNames.has(name))
  if (unknown !== undefined) throw badRequest(`The parameter "meta" knows no "${unknown.slice(0, 50)}"`)
  return wanted
}

const readBytes = async (c: Context<LakeEnv>, target: UploadTarget): Promise<Buffer> => {
  try {
    return await readBody(c, limits[target])
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 413) throw error
    const what = target === 'images' ? 'A picture' : 'A file'
    const most = limits[target] / megabyte
    throw apiError(
      413,
      'File too large',
      `${what} may have ${most} MB at most. Make it smaller and upload it again.`,
    )
  }
}

/** `POST /assets/images|files/:dataset`: bytes in, asset document out (lake contract 3). */
export const assetRoutes = (app: Hono<LakeEnv>, lake: Lake): void => {
  const store = openAssetStore(lake.settings.dataDir)

  const upload = (target: UploadTarget) => async (c: Context<LakeEnv>) => {
    // The body is always read first: a client that is still sending would not read a refusal.
    const bytes = await readBytes(c, target)
    const principal = c.get('principal')
    const dataset = datasetOf(c, lake)
    if (principal.kind === 'anonymous') throw unauthorized('Sign in to upload files')
    const type = target === 'images' ? 'sanity.imageAsset' : 'sanity.fileAsset'
    const sentence = refusal(principal, 'create', { _id: 'new-asset', _type: type })
    if (sentence !== undefined) throw forbidden(sentence)
    lake.writer.quotas.check(principal)
    const meta = readMeta(c)
    const details = readDetails(c)
    const intake = {
      target,
      isSiteDataset: dataset.name === lake.settings.dataset,
      isImport: principal.kind === 'robot' && principal.role === 'administrator',
    }
    lake.writer.quotas.use(principal, { documents: 0, bytes: bytes.length })
    const asset = await storeUpload(lake, store, dataset, intake, { bytes, details, meta })
    const { result } = await lake.writer.submit({
      dataset,
      principal,
      transactionId: undefined,
      dryRun: false,
      kind: 'mutationError',
      plan: (workspace) => {
        const known = workspace.get(asset._id)
        // A file stored before papers were analysed differs in what is known of it now.
        const isKnown = known !== undefined && ('paper' in known || !('paper' in asset))
        return isKnown
          ? known
          : workspace.putUpload({ ...(known ?? asset), ...('paper' in asset && { paper: asset.paper }) })
      },
    })
    return c.json({ document: result })
  }

  /** Deletes the document; the bytes stay, since what was once published must remain readable. */
  const remove = (target: UploadTarget) => async (c: Context<LakeEnv>) => {
    const principal = c.get('principal')
    const dataset = datasetOf(c, lake)
    if (principal.kind === 'anonymous') throw unauthorized('Sign in to delete files')
    const id = c.req.param('id') ?? ''
    const type = target === 'images' ? 'sanity.imageAsset' : 'sanity.fileAsset'
    const { result, transactionId } = await lake.writer.submit({
      dataset,
      principal,
      transactionId: undefined,
      dryRun: false,
      kind: 'mutationError',
      plan: (workspace) => {
        if (workspace.get(id)?._type !== type) throw notFound(`There is no asset "${id}" in this dataset`)
        workspace.remove(id)
        return [{ id, operation: 'delete' }]
      },
    })
    return c.json({ transactionId, results: result })
  }

  app.delete(`${versionSegment}/assets/images/:dataset/:id`, remove('images'))
  app.delete(`${versionSegment}/assets/files/:dataset/:id`, remove('files'))
  app.post(`${versionSegment}/assets/images/:dataset`, upload('images'))
  app.post(`${versionSegment}/assets/files/:dataset`, upload('files'))
}
