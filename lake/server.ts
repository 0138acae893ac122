import { getRequestListener } from '@hono/node-server'
import { type MetricsPort, serveMetrics } from '#common/metrics/serve-metrics.ts'
import { createApp } from '#lake/app.ts'
import { ensureDemoUsers } from '#lake/access/demo-users.ts'
import type { Lake } from '#lake/lake.ts'
import { readCertificate } from '#lake/http/certificate.ts'
import { answerClientErrors, answerUnreadable } from '#lake/http/client-error.ts'
import { createListener, type Listener } from '#lake/http/listener.ts'
import { drainable } from '#lake/http/shutdown.ts'
import { addLakeMetrics } from '#lake/metrics/lake-metrics.ts'
import { openLake } from '#lake/open-lake.ts'
import { startMails } from '#lake/mail/worker.ts'
import { attachPresence } from '#lake/presence/attach.ts'
import { type LakeSettings, readDataDir, readLakeSettings } from '#lake/settings.ts'
import { startActs } from '#lake/record/acts/worker.ts'
import { startCheckpoints } from '#lake/record/daily.ts'
import { startEvidence } from '#lake/record/evidence.ts'
import { watchRecord } from '#lake/record/watch.ts'
import { startSchedules } from '#lake/schedule/worker.ts'
import { NewerDataError } from '#lake/store/database.ts'
import { damageSentence, isDamage } from '#lake/store/damage.ts'
import { DataInUseError, lockData } from '#lake/store/lock.ts'
import { keepFilesPrivate } from '#lake/store/private-folder.ts'
import { startWebhooks } from '#lake/webhook/worker.ts'
import { publishLeftOver } from './write/approvals/publish-when-approved.ts'
import { RulesError } from './write/validity/rules.ts'
import { SettingsError } from '#settings/read.ts'

/** A running lake. */
export interface RunningLake {
  lake: Lake
  server: Listener
  /**
   * Shuts down in order: clients of streams are asked to reconnect, requests in progress are completed, then
   * the database is checkpointed and closed.
   */
  stop(): Promise<void>
}

/** A restart waits no longer than this for requests in progress. */
const shutdownTimeoutMs = 4_500
/**
 * Queries still running this long after shutdown began are answered 503, in time for the answers to be sent.
 */
const queryTimeoutMs = 4_000

/**
 * Opens the lake and listens; rejects when the port is taken or the address does not belong to this machine.
 * Nothing of it is the process's own: several run in one, each on a data folder of its own.
 */
export async function startLake(settings: LakeSettings, open = openLake): Promise<RunningLake> {
  const certificate = readCertificate(settings.tls, settings.url)
  const unlock = lockData(settings.dataDir)
  const lake = open(settings)
  const isWhole = lake.record.misfits.length === 0
  if (isWhole) await ensureDemoUsers(lake.db, settings, lake.log)
  for (const doubt of certificate?.warnings ?? []) {
    lake.log.warn('clients will refuse the certificate of LAKE_TLS_CERT', { reason: doubt })
  }
  const listener = getRequestListener(createApp(lake).fetch, { errorHandler: answerUnreadable })
  const server = createListener(certificate, listener)
  answerClientErrors(server)
  const drain = drainable(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(settings.port, settings.host, resolve)
  })
  const metrics = await openMetrics(lake)
  const presence = attachPresence(server, lake)
  const webhooks = startWebhooks(lake)
  lake.writer.delivery = webhooks
  const schedules = isWhole ? startSchedules(lake) : undefined
  const leftOver = isWhole ? publishLeftOver(lake) : undefined
  const checkpoints = startCheckpoints(lake)
  const evidence = startEvidence(lake)
  const acts = isWhole ? startActs(lake) : undefined
  const mails = isWhole ? startMails(lake) : undefined
  const stop = async () => {
    lake.lifecycle.stopping = true
    lake.streams.endAll()
    presence.stop()
    const lateQueries = setTimeout(() => void lake.queries.stop(), queryTimeoutMs)
    const inTime = await drain(shutdownTimeoutMs)
    clearTimeout(lateQueries)
    if (!inTime) lake.log.warn('requests were cut off', { afterSeconds: shutdownTimeoutMs / 1000 })
    await schedules?.stop()
    await leftOver
    await checkpoints.stop()
    await evidence.stop()
    await acts?.stop()
    await mails?.stop()
    await webhooks.stop()
    await metrics?.stop()
    await lake.queries.stop()
    lake.db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    lake.db.close()
    unlock()
    lake.log.info('stopped')
  }
  return { lake, server, stop }
}

/** The port of the metrics, where one is wanted. @throws {SettingsError} when it cannot be had */
async function openMetrics(lake: Lake): Promise<MetricsPort | undefined> {
  const { metricsUrl } = lake.settings
  if (metricsUrl === '') return undefined
  addLakeMetrics(lake)
  try {
    return await serveMetrics(metricsUrl, lake.meter.registry)
  } catch (error) {
    throw new SettingsError(
      `The address of LAKE_METRICS_URL cannot be had (${messageOf(error)}). Set it to a free port of this machine.`,
    )
  }
}

/** Errors whose message is enough. */
const expected = [SettingsError, DataInUseError, NewerDataError, RulesError]

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The operator's message for a failed start, with the remedy. */
function explain(error: unknown): string {
  if (expected.some((kind) => error instanceof kind)) return messageOf(error)
  if (isDamage(error)) return damageSentence(readDataDir())
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'The port of LAKE_URL is in use. Stop the program that listens there, or set LAKE_URL to another port.'
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRNOTAVAIL') {
    return 'The address of LAKE_BIND is none of this machine. Set LAKE_BIND to one it has, or to 127.0.0.1.'
  }
  return `The lake could not start: ${messageOf(error)}`
}

if (import.meta.main) {
  keepFilesPrivate()
  try {
    const settings = readLakeSettings()
    const running = await startLake(settings)
    console.log(`Lake listening on ${settings.url}`)
    const watch = watchRecord(running.lake)
    const end = () => {
      watch.stop()
      void running.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(`The lake did not stop in order: ${messageOf(error)}`)
          process.exit(1)
        },
      )
    }
    process.once('SIGTERM', end)
    process.once('SIGINT', end)
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}
