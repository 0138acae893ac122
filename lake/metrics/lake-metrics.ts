import { addGauges, type Figure } from '#common/metrics/gauges.ts'
import { lastBackup } from '#lake/record/last-backup.ts'
import { type LakeState, readState } from '#lake/health/state.ts'
import type { Lake } from '#lake/lake.ts'
import { lastCheckpoint } from '#lake/record/daily.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { createWriteProbe } from '#lake/store/write-probe.ts'

const flag = (isSet: boolean): number => (isSet ? 1 : 0)

const seconds = (ms: number | undefined): number | undefined => (ms === undefined ? undefined : ms / 1_000)

interface Told extends LakeState {
  dataset: Dataset | undefined
  streams: number
  /** ms since 1970. */
  backupAt: number | undefined
  checkpointAt: number | undefined
  /** Timestamps and copies that could not be had. */
  waiting: number
}

export const lakeFigures: readonly Figure<Told>[] = [
  {
    name: 'lake_sequence',
    help: 'Newest transaction in the log of the site’s dataset.',
    read: ({ dataset }) => dataset?.tip.sequence ?? 0,
  },
  {
    name: 'lake_documents',
    help: 'Documents of the site’s dataset, drafts and versions included.',
    read: ({ dataset }) => dataset?.documents.byId.size ?? 0,
  },
  {
    name: 'lake_streams',
    help: 'Open event streams of editors, programs and sites.',
    read: ({ streams }) => streams,
  },
  {
    name: 'lake_database_fault',
    help: '1 while the database cannot be read or written.',
    read: ({ faults }) => flag(faults.database !== undefined),
  },
  {
    name: 'lake_log_fault',
    help: '1 while the log on disk does not fit what the lake holds.',
    read: ({ faults }) => flag(faults.log !== undefined),
  },
  {
    name: 'lake_record_fault',
    help: '1 while the record is damaged, or lacks what its checkpoints attest.',
    read: ({ faults }) => flag(faults.record !== undefined),
  },
  {
    name: 'lake_evidence_waiting',
    help: '1 while a timestamp or a copy of a checkpoint could not be had.',
    read: ({ waiting }) => flag(waiting > 0),
  },
  {
    name: 'lake_disk_low',
    help: '1 while the disk of the data folder is nearly full.',
    read: ({ warning }) => flag(warning !== undefined),
  },
  {
    name: 'lake_webhooks_pending',
    help: 'Publishes that a site has not been told of.',
    read: ({ pending }) => pending.count,
  },
  {
    name: 'lake_webhook_oldest_age_seconds',
    help: 'Age of the oldest publish that a site has not been told of; 0 without one.',
    read: ({ pending: { oldestAt } }) =>
      oldestAt === null ? 0 : Math.max(0, (Date.now() - Date.parse(oldestAt)) / 1_000),
  },
  {
    name: 'lake_hook_messages_waiting',
    help: 'Messages of webhooks that other programs have not taken.',
    read: ({ messages }) => messages,
  },
  {
    name: 'lake_releases_held',
    help: 'Scheduled releases whose time has come and whose signatures have not.',
    read: ({ held }) => held.length,
  },
  {
    name: 'lake_approval_alarms',
    help: 'Documents that are published and not in force.',
    read: ({ alarms }) => alarms.length,
  },
  {
    name: 'lake_last_backup_timestamp_seconds',
    help: 'When the newest complete backup was made.',
    read: ({ backupAt }) => seconds(backupAt),
  },
  {
    name: 'lake_last_checkpoint_timestamp_seconds',
    help: 'When the newest checkpoint was signed.',
    read: ({ checkpointAt }) => seconds(checkpointAt),
  },
]

/** Adds what the lake tells of itself to the registry of its requests. */
export function addLakeMetrics(lake: Lake): void {
  const { dataDir, dataset } = lake.settings
  const probeWrite = createWriteProbe(lake.db, dataDir)
  const load = async (): Promise<Told> => ({
    ...readState(lake, probeWrite()),
    dataset: lake.datasets.get(dataset),
    streams: lake.streams.count,
    backupAt: await lastBackup(dataDir),
    checkpointAt: await lastCheckpoint(dataDir),
    waiting: lake.record.waiting.length,
  })
  addGauges(lake.meter.registry, load, lakeFigures)
}
