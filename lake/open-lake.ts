import type { Lake } from '#lake/lake.ts'
import { createLogger, type Logger } from '#lake/log/logger.ts'
import { Streams } from '#lake/live/streams.ts'
import { QueryEngine } from '#lake/query/engine.ts'
import { Snapshots } from '#lake/record/snapshots.ts'
import type { LakeSettings } from '#lake/settings.ts'
import { openDatabase } from '#lake/store/database.ts'
import { Datasets } from '#lake/store/datasets.ts'
import { History } from '#lake/store/history.ts'
import { Writer } from '#lake/write/writer.ts'

/** Opens the data folder and loads every dataset; the site's is created if missing. */
export function openLake(settings: LakeSettings, log: Logger = createLogger()): Lake {
  const db = openDatabase(settings.dataDir)
  const datasets = new Datasets(db)
  datasets.create(settings.dataset)
  const writer = new Writer(db, settings, log)
  const history = new History(db)
  return {
    settings,
    db,
    log,
    datasets,
    history,
    snapshots: new Snapshots(history),
    queries: new QueryEngine(log, settings.dataDir),
    writer,
    streams: new Streams(),
    lifecycle: { stopping: false },
    delivery: { settled: async () => {} },
  }
}
