/** To the thread: what it may answer with, and when to begin and to end. */
export type ToFront =
  | { kind: 'page'; page: SentPage }
  | { kind: 'addresses'; slot: number; entries: readonly string[] }
  | { kind: 'listen' }
  | { kind: 'drain' }

/** From the thread. */
export type FromFront =
  | { kind: 'ready' }
  | { kind: 'listening' }
  /** The port cannot be had. */
  | { kind: 'failed'; message: string }
  /** What held this slot is gone: it may be given to another. */
  | { kind: 'dropped'; slot: number; key: string }
  | { kind: 'drained' }

/** A stored page on its way to the thread. */
export interface SentPage {
  key: string
  /** Where its flag stands: 1 while the page is current. */
  slot: number
  /** `de /fees` */
  address: string
  /** Until when it may be used, ms of the system's steady clock. */
  lifeEnd: number
  /** At which moment of the calendar it changes, ms since 1970. */
  moment: number
  etag: string
  html: Uint8Array
  data: Uint8Array | null
  headers: readonly (readonly [string, string])[]
}

/** What the thread is started with. */
export interface FrontSettings {
  host: string
  port: number
  /** The socket behind which Next stands. */
  socketPath: string
  /** By which the process believes an address. */
  key: string
  trustedProxies: number
  isHttps: boolean
  /** Whether an nginx in front is told how long it may keep a page. */
  isKept: boolean
  maxBytes: number
  idleMs: number
  /** Flags by slot. */
  flags: Int32Array<SharedArrayBuffer>
  /** The position in the log that every page of set flag shows at least, in its one place. */
  shown: BigInt64Array<SharedArrayBuffer>
  /** Written by the thread, read by the process. */
  counts: Float64Array<SharedArrayBuffer>
}

/** Places in the counts. */
export const counted = { pages: 0, files: 1, passed: 2, held: 3, bytes: 4 } as const

/** The system's steady clock, ms: one for all threads of a process, and no clock that is set touches it. */
export const steadyNow = (): number => Number(process.hrtime.bigint() / 1000n) / 1000
