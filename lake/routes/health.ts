import type { Hono } from 'hono'
import { readState } from '#lake/health/state.ts'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { createWriteProbe } from '#lake/store/write-probe.ts'

const uncached = { 'cache-control': 'no-store' }

/** What nobody signed, and the names of releases that are to come, are not for strangers. */
const unnamed = 'Signatures are missing. Asked with a token, /healthz says for what; the log does too.'

/**
 * `/healthz`, for monitoring and `npm start`. 503 when the lake cannot do its work, with the reason and the
 * remedy for each part that fails; undelivered webhooks are the site's problem and leave it at 200, and so
 * does what is published but not in force, which no visitor gets, a schedule that waits for signatures, and a timestamp
 * or a copy of a checkpoint that could not be had yet.
 *
 * `/livez` answers while the process answers at all: one that does not is started again. `/readyz` is 200 while the
 * lake can answer and takes requests, else 503: a proxy sends them elsewhere, and nothing is started again. A record
 * that is not whole fails `/healthz` alone: it is read on.
 */
export const healthRoutes = (app: Hono<LakeEnv>, lake: Lake): void => {
  /** What was wrong when it was last asked for: the log has each once. */
  let lastReasons = new Set<string>()
  const probeWrite = createWriteProbe(lake.db, lake.settings.dataDir)
  app.get('/livez', (c) => c.json({ status: 'ok' }, 200, uncached))
  app.get('/readyz', (c) => {
    const { isReady } = readState(lake, probeWrite())
    const status = lake.lifecycle.stopping ? 'stopping' : isReady ? 'ok' : 'failing'
    return c.json({ status }, status === 'ok' ? 200 : 503, uncached)
  })
  app.get('/healthz', (c) => {
    const dataset = lake.datasets.get(lake.settings.dataset)
    const { isWell, faults, warning, pending, messages, alarms, held } = readState(lake, probeWrite())
    const { waiting } = lake.record
    const plain = [faults.database, faults.log, faults.record, warning, ...waiting].filter(
      (reason) => reason !== undefined,
    )
    const named = [
      ...alarms.map(({ reason }) => reason),
      ...held.map(({ name, reason }) => `The scheduled release ${name} is held. ${reason}`),
    ]
    for (const reason of new Set([...plain, ...named])) {
      if (!lastReasons.has(reason)) lake.log[isWell ? 'warn' : 'error']('unwell', { reason })
    }
    lastReasons = new Set([...plain, ...named])
    const isStranger = c.get('principal').kind === 'anonymous'
    const reasons = isStranger && named.length > 0 ? [...plain, unnamed] : [...plain, ...named]
    return c.json(
      {
        status: lake.lifecycle.stopping ? 'stopping' : isWell ? 'ok' : 'failing',
        parts: {
          database: faults.database === undefined ? 'ok' : 'failing',
          log: faults.log === undefined ? 'ok' : 'failing',
          record: faults.record === undefined ? 'ok' : 'failing',
          evidence: waiting.length === 0 ? 'ok' : 'waiting',
          approvals: alarms.length === 0 ? 'ok' : 'alarm',
          releases: held.length === 0 ? 'ok' : 'held',
          webhooks: pending.count === 0 ? 'ok' : 'waiting',
        },
        reasons: [...new Set(reasons)],
        dataset: lake.settings.dataset,
        sequence: dataset?.tip.sequence ?? 0,
        documents: dataset?.documents.byId.size ?? 0,
        webhooks: { pending: pending.count, oldestAt: pending.oldestAt, messages },
        streams: lake.streams.count,
        memoryBytes: process.memoryUsage.rss(),
        uptimeSeconds: Math.round(process.uptime()),
      },
      isWell && !lake.lifecycle.stopping ? 200 : 503,
      uncached,
    )
  })
}
