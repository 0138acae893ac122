import type { HttpBindings } from '@hono/node-server'
import type { DatabaseSync } from 'node:sqlite'
import type { Logger } from '#lake/log/logger.ts'
import type { QueryEngine } from '#lake/query/engine.ts'
import type { Snapshots } from '#lake/record/snapshots.ts'
import type { LakeSettings } from '#lake/settings.ts'
import type { Streams } from '#lake/live/streams.ts'
import type { Committed } from '#lake/store/committed.ts'
import type { Datasets } from '#lake/store/datasets.ts'
import type { History } from '#lake/store/history.ts'
import type { Writer } from '#lake/write/writer.ts'

export type Role =
  | 'administrator'
  | 'compliance'
  | 'marketer'
  | 'translator-de'
  | 'translator-pl'
  | 'viewer'
  | 'anonymous'

/** Who asks: a signed-in user, a program with a token, the lake itself, or nobody known. */
export interface Principal {
  id: string
  name: string
  role: Role
  kind: 'user' | 'robot' | 'anonymous' | 'system'
}

export type Permission = 'read' | 'create' | 'update' | 'publish' | 'manage'

/** What a commit waits for before its answer: the first webhook delivery, or a short while. */
export interface Delivery {
  settled(committed: Committed): Promise<void>
}

/** The parts every route works with; one per process. */
export interface Lake {
  readonly settings: LakeSettings
  readonly db: DatabaseSync
  readonly log: Logger
  readonly datasets: Datasets
  readonly history: History
  readonly snapshots: Snapshots
  readonly queries: QueryEngine
  readonly writer: Writer
  readonly streams: Streams
  readonly lifecycle: { stopping: boolean }
  /** Set once at the start, before the first request. */
  delivery: Delivery
}

/** Hono's environment: `c.get('principal')` is there on every route. */
export interface LakeEnv {
  Bindings: HttpBindings
  Variables: { principal: Principal; requestId: string }
}

export const anonymous: Principal = {
  id: '<anonymous>',
  name: 'Anonymous',
  role: 'anonymous',
  kind: 'anonymous',
}
export const system: Principal = { id: '<system>', name: 'System', role: 'administrator', kind: 'system' }
