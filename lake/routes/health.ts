import type { Hono } from 'hono'
import type { Lake, LakeEnv } from '#lake/context.ts'
import { pendingDeliveries } from '#lake/webhook/outbox.ts'

/**
 * `/healthz`: what an operator's watch and `npm start` look at. 503 when the lake cannot do its work;
 * webhooks that wait are the site's trouble and leave it at 200.
 */
export const healthRoutes = (app: Hono<LakeEnv>, lake: Lake): void => {
  app.get('/healthz', (c) => {
    const dataset = lake.datasets.get(lake.settings.dataset)
    const pending = pendingDeliveries(lake.db)
    const parts = partsOf(lake)
    const isWell = parts.database === 'ok' && parts.log === 'ok'
    return c.json(
      {
        status: isWell ? 'ok' : 'failing',
        parts: { ...parts, webhooks: pending.count === 0 ? 'ok' : 'waiting' },
        dataset: lake.settings.dataset,
        sequence: dataset?.tip.sequence ?? 0,
        documents: dataset?.documents.byId.size ?? 0,
        webhooks: { pending: pending.count, oldestAt: pending.oldestAt },
        streams: lake.streams.count,
        memoryBytes: process.memoryUsage.rss(),
        uptimeSeconds: Math.round(process.uptime()),
      },
      isWell ? 200 : 503,
      { 'cache-control': 'no-store' },
    )
  })
}

type PartState = 'ok' | 'failing'

/** Whether the database answers, and whether memory stands where the log on disk ends. */
function partsOf({ db, datasets, log }: Lake): Record<'database' | 'log', PartState> {
  const asked = (part: string, work: () => boolean): PartState => {
    try {
      if (work()) return 'ok'
      log.error('a part fails', { part })
    } catch (error) {
      log.error('a part fails', { part, reason: String(error) })
    }
    return 'failing'
  }
  const end = db.prepare('SELECT coalesce(max(seq), 0) AS seq FROM log WHERE dataset_id = ?')
  return {
    database: asked('database', () => db.prepare('SELECT count(*) FROM dataset').get() !== undefined),
    log: asked('log', () => datasets.list().every(({ id, tip }) => end.get(id)?.['seq'] === tip.sequence)),
  }
}
