import { type Alarm, alarmsOf } from '#lake/approvals/alarms.ts'
import type { Lake } from '#lake/lake.ts'
import { recordFault } from '#lake/record/state.ts'
import { damageSentence, isDamage } from '#lake/store/damage.ts'
import { pendingDeliveries } from '#lake/store/outbox.ts'
import type { WriteProbe } from '#lake/store/write-probe.ts'
import { waitingMessages } from '#lake/webhook/hooks/message-table.ts'
import { heldReleases } from '#lake/write/releases/release.ts'

/** What monitoring is told of the lake, in words and in numbers. */
export interface LakeState {
  /** Whether it can answer. */
  isReady: boolean
  /** Whether nothing is wrong: it can answer, and its record is whole. */
  isWell: boolean
  /**
   * Why the database cannot be read or written, why the log on disk does not fit what the lake holds, and why the record
   * is not what it was; each with the remedy.
   */
  faults: { database: string | undefined; log: string | undefined; record: string | undefined }
  /** What will soon keep it from writing. */
  warning: string | undefined
  /** Webhooks that the site has not taken; counted only while the database answers. */
  pending: { count: number; oldestAt: string | null }
  /** Messages that other programs (webhooks of record 79) have not taken. */
  messages: number
  /** What is published and not in force. */
  alarms: readonly Alarm[]
  /** Scheduled releases that wait for signatures, each with its reason. */
  held: readonly { name: string; reason: string }[]
}

/** The state of this moment. */
export function readState(lake: Lake, write: WriteProbe): LakeState {
  const dataset = lake.datasets.get(lake.settings.dataset)
  const faults = {
    database: databaseFault(lake) ?? write.fault,
    log: logFault(lake),
    record: recordFault(lake.record, lake.settings.dataDir),
  }
  const isReady = faults.database === undefined && faults.log === undefined
  const approvalStates = dataset === undefined ? undefined : lake.approvals.of(dataset)
  return {
    isReady,
    isWell: isReady && faults.record === undefined,
    faults,
    warning: write.warning,
    pending: isReady ? pendingDeliveries(lake.db) : { count: 0, oldestAt: null },
    messages: isReady ? waitingMessages(lake.db) : 0,
    alarms: approvalStates === undefined ? [] : alarmsOf(approvalStates),
    held:
      dataset === undefined
        ? []
        : heldReleases(dataset).map(({ name, held: { reason } }) => ({ name, reason })),
  }
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
