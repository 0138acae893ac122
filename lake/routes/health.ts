import type { Hono } from 'hono'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { damageSentence, isDamage } from '#lake/store/damage.ts'
import { createWriteProbe } from '#lake/store/write-probe.ts'
import { pendingDeliveries } from '#lake/store/outbox.ts'

/**
 * `/healthz`, for monitoring and `npm start`. 503 when the lake cannot do its work, with the reason and the
 * remedy for each part that fails; undelivered webhooks are the site's problem and leave it at 200.
 */
export const healthRoutes = (app: Hono<LakeEnv>, lake: Lake): void => {
  const probeWrite = createWriteProbe(lake.db, lake.settings.dataDir)
  app.get('/healthz', (c) => {
    const dataset = lake.datasets.get(lake.settings.dataset)
    const write = probeWrite()
    const faults = { database: databaseFault(lake) ?? write.fault, log: logFault(lake) }
    const isWell = faults.database === undefined && faults.log === undefined
    const pending = isWell ? pendingDeliveries(lake.db) : { count: 0, oldestAt: null }
    const reasons = [faults.database, faults.log, write.warning].filter((reason) => reason !== undefined)
    for (const reason of new Set(reasons)) lake.log[isWell ? 'warn' : 'error']('unwell', { reason })
    return c.json(
      {
        status: lake.lifecycle.stopping ? 'stopping' : isWell ? 'ok' : 'failing',
        parts: {
          database: faults.database === undefined ? 'ok' : 'failing',
          log: faults.log === undefined ? 'ok' : 'failing',
          webhooks: pending.count === 0 ? 'ok' : 'waiting',
        },
        reasons: [...new Set(reasons)],
        dataset: lake.settings.dataset,
        sequence: dataset?.tip.sequence ?? 0,
        documents: dataset?.documents.byId.size ?? 0,
        webhooks: { pending: pending.count, oldestAt: pending.oldestAt },
        streams: lake.streams.count,
        memoryBytes: process.memoryUsage.rss(),
        uptimeSeconds: Math.round(process.uptime()),
      },
      isWell && !lake.lifecycle.stopping ? 200 : 503,
      { 'cache-control': 'no-store' },
    )
  })
}

/** SQLite's error when it runs a trivial query. */
function databaseFault({ db, settings }: Lake): string | undefined {
  try {
    db.prepare('SELECT count(*) FROM dataset').get()
    return undefined
  } catch (error) {
    if (isDamage(error)) return damageSentence(settings.dataDir)
    return `The database does not answer (${String(error)}). Look at the lake's log, and start it again.`
  }
}

/** Whether the state in memory matches the end of the log on disk. */
function logFault({ db, datasets, settings }: Lake): string | undefined {
  try {
    const end = db.prepare('SELECT coalesce(max(seq), 0) AS seq FROM log WHERE dataset_id = ?')
    const apart = datasets.list().find(({ id, tip }) => end.get(id)?.['seq'] !== tip.sequence)
    if (apart === undefined) return undefined
    return `The dataset ${apart.name} stands at another place than its log on disk. Start the lake again, then run: npm run lake -- verify`
  } catch (error) {
    if (isDamage(error)) return damageSentence(settings.dataDir)
    return `The log cannot be read (${String(error)}). Look at the lake's log, and start it again.`
  }
}
