import type { Hono } from 'hono'
import type { Lake, LakeEnv } from '#lake/context.ts'
import { pendingDeliveries } from '#lake/webhook/outbox.ts'

/** `/healthz`: what an operator's watch and `npm start` look at. */
export const healthRoutes = (app: Hono<LakeEnv>, lake: Lake): void => {
  app.get('/healthz', (c) => {
    const dataset = lake.datasets.get(lake.settings.dataset)
    const pending = pendingDeliveries(lake.db)
    return c.json(
      {
        status: 'ok',
        dataset: lake.settings.dataset,
        sequence: dataset?.tip.sequence ?? 0,
        documents: dataset?.documents.byId.size ?? 0,
        webhooks: { pending: pending.count, oldestAt: pending.oldestAt },
        uptimeSeconds: Math.round(process.uptime()),
      },
      200,
      { 'cache-control': 'no-store' },
    )
  })
}
