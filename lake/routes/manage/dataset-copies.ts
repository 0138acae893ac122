import { randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import type { Principal } from '#lake/access/principal.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { apiError, badRequest, forbidden, notFound } from '#lake/http/errors.ts'
import { readJson } from '#lake/http/request/body.ts'
import { namedDataset } from '#lake/http/request/dataset.ts'
import { count } from '#lake/http/request/parameters.ts'
import { versionSegment } from '#lake/http/request/version.ts'
import type { Lake } from '#lake/lake.ts'
import { recordAct } from '#lake/log/person-acts.ts'
import { addonOf } from '#lake/store/addon.ts'
import { addCopy, copyById, endCopy, endInterrupted, listCopies } from '#lake/store/copies.ts'
import { copyDataset } from '#lake/store/copy-dataset.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { isDatasetName } from '#lake/store/datasets.ts'
import { isSystem, isVersion, type LakeDocument } from '#lake/store/document.ts'
import { isAssetDocument } from '#lake/store/visibility.ts'
import { mutate } from '#lake/write/mutate.ts'
import { administratorOf } from './administrator.ts'

const form = z.strictObject({
  targetDataset: z.string(),
  skipHistory: z.boolean().default(false),
  skipContentReleases: z.boolean().default(false),
})
const assetsAtOnce = 500

/** The addresses of an asset name its dataset. */
const addressIn = (from: string, to: string, document: LakeDocument): { url?: string; path?: string } => {
  const { url, path } = document
  const moved = (text: string) => text.replace(`/${from}/`, `/${to}/`)
  return {
    ...(typeof url === 'string' && { url: moved(url) }),
    ...(typeof path === 'string' && { path: path.replace(`/${from}/`, `/${to}/`) }),
  }
}

const event = (name: string, data: unknown) =>
  new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)

/** Copies of datasets, as Sanity's CLI asks for them and follows them, for administrators alone (lake contract 10). */
export function datasetCopyRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  const { db, datasets, settings } = lake
  /** What is on its way: how far, and its end. */
  const running = new Map<string, { percent: number; end: Promise<void> }>()
  endInterrupted(db)

  const author = (c: Context<LakeEnv>) => administratorOf(c, lake, 'datasets')

  const moveAssets = async (source: Dataset, target: Dataset, principal: Principal) => {
    const assets = target.documents.all.items.filter(isAssetDocument)
    for (let at = 0; at < assets.length; at += assetsAtOnce) {
      const patches = assets
        .slice(at, at + assetsAtOnce)
        .map((asset) => ({ patch: { id: asset._id, set: addressIn(source.name, target.name, asset) } }))
      await mutate(lake, target, principal, patches)
    }
  }

  const run = async (id: string, source: Dataset, wish: z.infer<typeof form>, principal: Principal) => {
    const { targetDataset: name, skipHistory, skipContentReleases } = wish
    try {
      await copyDataset(db, source, {
        name,
        withHistory: !skipHistory,
        author: principal.id,
        transactionId: `copy-${id}`,
        change: (document) => {
          if (skipContentReleases && (isSystem(document._id) || isVersion(document._id))) return undefined
          return isAssetDocument(document)
            ? { ...document, ...addressIn(source.name, name, document) }
            : document
        },
        progress: (percent) => {
          const job = running.get(id)
          if (job !== undefined) job.percent = percent
        },
      })
      const target = datasets.take(name)
      if (!skipHistory) await moveAssets(source, target, principal)
      endCopy(db, id)
    } catch (error) {
      // The database is closed where the lake stops; the next start says so of the job.
      if (lake.lifecycle.stopping) return
      lake.log.error('dataset not copied', { source: source.name, target: name, reason: String(error) })
      endCopy(db, id, 'The dataset could not be copied; see the log of the lake')
    }
  }

  app.put(`${versionSegment}/datasets/:dataset/copy`, async (c) => {
    const by = author(c)
    const source = namedDataset(c, lake)
    const wish = await readJson(c, form)
    const { targetDataset: target, skipHistory, skipContentReleases } = wish
    const addon = addonOf(settings.dataset)
    if ([source.name, target].includes(addon))
      throw forbidden('Comments and tasks are for people, and not copied')
    if (!isDatasetName(target)) throw badRequest(`"${target.slice(0, 80)}" is no name of a dataset`)
    if (
      datasets.get(target) !== undefined ||
      listCopies(db, { limit: 100, offset: 0 }).some(
        (job) => job.state === 'pending' && job.targetDataset === target,
      )
    ) {
      throw apiError(409, 'Conflict', `There is a dataset "${target}" already`)
    }
    if (skipContentReleases && !skipHistory) {
      throw badRequest('The log is copied whole, its releases too: skip releases together with the history')
    }
    const id = randomBytes(16).toString('hex')
    addCopy(db, { id, source: source.name, target, withHistory: !skipHistory, author: by })
    const detail = `${source.name} to ${target}, ${skipHistory ? 'without' : 'with'} history`
    recordAct(db, { author: by, act: 'dataset.copy', subject: id, detail })
    const end = run(id, source, wish, c.get('principal')).finally(() => running.delete(id))
    running.set(id, { percent: 0, end })
    return c.json({ jobId: id })
  })

  app.get(`${versionSegment}/projects/:project/datasets/copy`, (c) => {
    author(c)
    return c.json(
      listCopies(db, { limit: Math.min(count(c, 'limit', 10), 1_000), offset: count(c, 'offset', 0) }),
    )
  })

  /** Whoever knows the id of a job follows it: Sanity's CLI sends no token here. */
  const known = (c: Context<LakeEnv>) => {
    const job = copyById(db, c.req.param('job') ?? '')
    if (job === undefined) throw notFound('There is no such job')
    return job
  }
  app.get(`${versionSegment}/jobs/:job`, (c) => {
    const { id, state, createdAt, updatedAt } = known(c)
    return c.json({ id, state, createdAt, updatedAt })
  })
  app.get(`${versionSegment}/jobs/:job/listen`, (c) => {
    const { id } = known(c)
    const stream = new ReadableStream<Uint8Array>({
      async start(controller) {
        const job = running.get(id)
        if (job !== undefined) controller.enqueue(event('job', { state: 'pending', progress: job.percent }))
        await job?.end
        const { state, error } = known(c)
        controller.enqueue(event('job', { state, progress: 100, ...(error !== null && { message: error }) }))
        controller.close()
      },
    })
    return c.body(stream, 200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  })
}
