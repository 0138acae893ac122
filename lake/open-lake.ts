import type { Lake } from '#lake/lake.ts'
import { Approvals } from '#lake/approvals/approvals.ts'
import { logAlarms } from '#lake/approvals/alarms.ts'
import { seedEarlier } from '#lake/approvals/seed-earlier.ts'
import { createLogger, type Logger } from '#common/log/logger.ts'
import { Streams } from '#lake/live/streams.ts'
import { RequestMeter } from '#lake/metrics/request-meter.ts'
import { QueryEngine } from '#lake/query/engine.ts'
import { processPools, type QueryPools } from '#lake/query/pool/pools.ts'
import { recordFault, type RecordState } from '#lake/record/state.ts'
import { misfitsOf } from '#lake/record/misfits.ts'
import { readStored } from '#lake/record/stored-checkpoints.ts'
import { baseOf, keepBase } from '#lake/record/tree/base.ts'
import { Trees } from '#lake/record/tree/trees.ts'
import { Snapshots } from '#lake/record/snapshots.ts'
import type { LakeSettings } from '#lake/settings.ts'
import { addonOf } from '#lake/store/addon.ts'
import { openDatabase } from '#lake/store/database.ts'
import { Datasets } from '#lake/store/datasets.ts'
import { History } from '#lake/store/history.ts'
import { Origins } from '#lake/store/origins.ts'
import { Writer } from '#lake/write/writer.ts'

/** Opens the data folder and loads every dataset; the site's and that of its comments are created if missing. */
export function openLake(
  settings: LakeSettings,
  log: Logger = createLogger(),
  pools: QueryPools = processPools(log, settings.dataDir),
): Lake {
  const db = openDatabase(settings.dataDir)
  // Before anything is written: what follows a cut would bear numbers that were given already.
  const { dataDir } = settings
  const record: RecordState = {
    misfits: misfitsOf(db, dataDir, readStored(dataDir)),
    damage: [],
    waiting: [],
  }
  const fault = recordFault(record, dataDir)
  if (fault !== undefined) log.error('the log does not fit its checkpoints', { reason: fault })
  const base = fault === undefined ? keepBase(db, settings.url) : baseOf(db, settings.url)
  const datasets = new Datasets(db)
  const site = datasets.create(settings.dataset)
  const addon = datasets.create(addonOf(settings.dataset), 'private')
  if (addon.aclMode !== 'private') datasets.setAclMode(addon, 'private')
  const history = new History(db)
  const approvals = new Approvals(db, history, settings.dataset)
  if (fault === undefined && seedEarlier(db, site, approvals))
    log.info('what was published counts by the act "seed"')
  const approvalStates = approvals.of(site)
  if (approvalStates !== undefined) logAlarms(approvalStates, site, log)
  const writer = new Writer(db, { settings, log, approvals, record })
  return {
    settings,
    db,
    log,
    datasets,
    origins: new Origins(db),
    history,
    approvals,
    record,
    trees: new Trees(db, { dataDir, base, log }),
    snapshots: new Snapshots(history, approvals),
    queries: new QueryEngine(pools),
    writer,
    streams: new Streams(),
    meter: new RequestMeter(),
    lifecycle: { stopping: false },
  }
}
