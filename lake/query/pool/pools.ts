import type { Logger } from '#common/log/logger.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import type { Audience } from '#lake/query/views.ts'
import type { Question } from './messages.ts'
import { ProcessPool, type PoolLimits } from './process-pool.ts'

/** Where queries are answered that the lake does not answer at once. */
export interface QueryPool {
  /** Answers a query when it is its holder's turn: the fields of the answer as JSON. */
  answer(holder: string, dataset: Dataset, request: Omit<Question, 'id' | 'datasetId'>): Promise<Uint8Array>
  stop(): Promise<void>
}

/** One for each class of readers. */
export type QueryPools = Readonly<Record<Audience, QueryPool>>

/** With two processes, a heavy query of one reader leaves one for the others; more start under load. */
const principalLimits: PoolLimits = {
  audience: 'member',
  minProcesses: 2,
  maxProcesses: 4,
  heapMb: 1_536,
  timeLimitMs: 10_000,
  niceness: 0,
  queue: { running: 2, waiting: 50, allWaiting: 200 },
}

/** All readers without a token together get less than any one principal. */
const anonymousLimits: PoolLimits = {
  audience: 'anonymous',
  minProcesses: 1,
  maxProcesses: 1,
  heapMb: 256,
  timeLimitMs: 2_000,
  niceness: 4,
  queue: { running: 1, waiting: 5, allWaiting: 50 },
}

/** Processes with limits of time and memory, started when they are first needed. */
export const processPools = (log: Logger, dataDir: string): QueryPools => ({
  member: new ProcessPool(principalLimits, log, dataDir),
  anonymous: new ProcessPool(anonymousLimits, log, dataDir),
})
