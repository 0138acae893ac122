import { setTimeout as setTimeoutPromise } from 'node:timers/promises'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import type { Delivery, Lake } from '#lake/lake.ts'
import {
  markDelivered,
  markFailed,
  nextEntry,
  type OutboxEntry,
  pendingDeliveries,
} from '#lake/store/outbox.ts'

const shortestPauseMs = 250
const longestPauseMs = 30_000

/** Pauses between attempts: 250 ms, doubled each time, 30 s at most. */
const backoff = (failures: number): number =>
  Math.min(longestPauseMs, shortestPauseMs * 2 ** Math.min(failures, 12))

const timeoutMs = 5000
/** An answer to a write waits this long for its webhook (architecture 5). */
const patienceMs = 300
/** An operator is told of a site that is away once in this time, however often it is tried. */
const warningPauseMs = 60_000

/** The sender of webhooks: looks after the outbox until it is stopped. */
export interface WebhookWorker extends Delivery {
  /** Resolves once the transaction's webhook was taken, refused for the first time, or time is up. */
  awaitDelivery(transactionId: string, milliseconds: number): Promise<void>
  stop(): Promise<void>
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  setTimeoutPromise(milliseconds, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })

const post = async (url: string, secret: string, { body, txId }: OutboxEntry, stopping: AbortSignal) => {
  const signature = await encodeSignatureHeader(body, Date.now(), secret)
  const response = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER_NAME]: signature,
      'idempotency-key': txId,
    },
    signal: AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`the site answered ${response.status}`)
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message
}

/**
 * Posts what waits in the outbox to `<SITE_URL>/api/revalidate`, signed in Sanity's format, one after
 * the other and again until the site answers 2xx. The outbox is on disk, so a restart goes on with it.
 */
export const startWebhooks = (lake: Lake): WebhookWorker => {
  const { db, log, settings } = lake
  const url = `${settings.siteUrl}/api/revalidate`
  const stopping = new AbortController()
  const waiting = new Map<string, Set<() => void>>()
  let wake: (() => void) | undefined
  let woken = false
  // Failures in a row since the start: a lake that starts again asks often again.
  let failures = 0
  // Nobody waits for a site that did not answer the last time, until it takes a webhook again.
  let isAway = false
  let warnedAt = Number.NEGATIVE_INFINITY

  const settle = (transactionId: string) => {
    const resolvers = waiting.get(transactionId)
    waiting.delete(transactionId)
    for (const resolve of resolvers ?? []) resolve()
  }
  const settleAll = () => {
    for (const transactionId of waiting.keys()) settle(transactionId)
  }

  const warn = ({ seq, attempts }: OutboxEntry, reason: string) => {
    const now = performance.now()
    if (now - warnedAt < warningPauseMs) return
    warnedAt = now
    const { count } = pendingDeliveries(db)
    log.warn('webhook not delivered', { sequence: seq, attempts: attempts + 1, waiting: count, reason })
  }

  const sleep = (milliseconds?: number) =>
    new Promise<void>((resolve) => {
      const finish = () => {
        clearTimeout(timer)
        stopping.signal.removeEventListener('abort', finish)
        resolve()
      }
      const timer = milliseconds === undefined ? undefined : setTimeout(finish, milliseconds)
      stopping.signal.addEventListener('abort', finish)
      wake = finish
      if (woken || stopping.signal.aborted) finish()
      woken = false
    })

  const deliver = async (entry: OutboxEntry): Promise<number> => {
    try {
      await post(url, settings.revalidateSecret, entry, stopping.signal)
    } catch (error) {
      isAway = true
      // They go out in order: what waits behind this one is not delivered now either.
      settleAll()
      if (stopping.signal.aborted) return 0
      const rest = backoff(failures)
      const reason = reasonOf(error)
      markFailed(db, entry.id, reason, new Date(Date.now() + rest).toISOString())
      warn(entry, reason)
      failures += 1
      return rest
    }
    failures = 0
    isAway = false
    settle(entry.txId)
    markDelivered(db, entry.id)
    if (entry.attempts > 0)
      log.info('webhook delivered', { sequence: entry.seq, attempts: entry.attempts + 1 })
    return 0
  }

  /** One turn; how long to rest before the next, `undefined` for until something is written. */
  const turn = async (): Promise<number | undefined> => {
    const entry = nextEntry(db)
    if (entry !== undefined) return deliver(entry)
    settleAll()
    return undefined
  }

  const run = async () => {
    while (!stopping.signal.aborted) {
      const rest = await turn().catch((error: unknown) => {
        log.error('the outbox could not be worked on', { reason: reasonOf(error) })
        return 1000
      })
      if (rest === 0) continue
      // A commit ends a long rest, so that a site that came back meanwhile hears at once; never
      // sooner than the shortest pause, so that a flood of commits is no flood of attempts.
      if (rest !== undefined) {
        await pause(Math.min(rest, shortestPauseMs), stopping.signal)
        if (rest > shortestPauseMs) await sleep(rest - shortestPauseMs)
      } else await sleep()
    }
  }

  const running = run()

  const wakeUp = () => {
    woken = true
    wake?.()
  }

  const awaitDelivery = (transactionId: string, milliseconds: number) =>
    new Promise<void>((resolve) => {
      const finish = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.get(transactionId)?.delete(finish)
        isAway = true
        resolve()
      }, milliseconds)
      const resolvers = waiting.get(transactionId) ?? new Set()
      resolvers.add(finish)
      waiting.set(transactionId, resolvers)
      wakeUp()
    })

  return {
    awaitDelivery,
    async settled({ transactionId, announced }) {
      if (!announced) return
      if (isAway) wakeUp()
      else await awaitDelivery(transactionId, patienceMs)
    },
    async stop() {
      stopping.abort()
      await running
      settleAll()
    },
  }
}
