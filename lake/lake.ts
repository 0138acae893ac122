import type { DatabaseSync } from 'node:sqlite'
import type { Approvals } from '#lake/approvals/approvals.ts'
import type { Logger } from '#common/log/logger.ts'
import type { RequestMeter } from '#lake/metrics/request-meter.ts'
import type { QueryEngine } from '#lake/query/engine.ts'
import type { RecordState } from '#lake/record/state.ts'
import type { Trees } from '#lake/record/tree/trees.ts'
import type { Snapshots } from '#lake/record/snapshots.ts'
import type { LakeSettings } from '#lake/settings.ts'
import type { Streams } from '#lake/live/streams.ts'
import type { Datasets } from '#lake/store/datasets.ts'
import type { History } from '#lake/store/history.ts'
import type { Origins } from '#lake/store/origins.ts'
import type { Writer } from '#lake/write/writer.ts'

/** The parts every route works with; one per process, made by `openLake`. */
export interface Lake {
  readonly settings: LakeSettings
  readonly db: DatabaseSync
  readonly log: Logger
  readonly datasets: Datasets
  readonly origins: Origins
  readonly history: History
  readonly approvals: Approvals
  readonly record: RecordState
  readonly trees: Trees
  readonly snapshots: Snapshots
  readonly queries: QueryEngine
  readonly writer: Writer
  readonly streams: Streams
  readonly meter: RequestMeter
  readonly lifecycle: { stopping: boolean }
}
