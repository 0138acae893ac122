import { setTimeout as setTimeoutPromise } from 'node:timers/promises'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import type { Lake } from '#lake/lake.ts'
import {
  markDelivered,
  markFailed,
  nextEntry,
  type OutboxEntry,
  pendingDeliveries,
} from '#lake/store/outbox.ts'

const minBackoffMs = 250
const maxBackoffMs = 30_000

/** Delay between attempts: 250 ms, doubled each time, 30 s at most. */
const backoff = (failures: number): number =>
  Math.min(maxBackoffMs, minBackoffMs * 2 ** Math.min(failures, 12))

const requestTimeoutMs = 5000
/** Interval of warnings while the site is unreachable, however many attempts fail. */
const warningIntervalMs = 60_000

/** Delivers the outbox to one instance of the site until it is stopped. */
export interface SiteDelivery {
  /** Resolves once the transaction's webhook was delivered, failed for the first time, or the time is up. */
  awaitDelivery(transactionId: string, milliseconds: number): Promise<void>
  /** No write waits for a site that is away until it accepts a webhook again. */
  isAway(): boolean
  wakeUp(): void
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
    signal: AbortSignal.any([stopping, AbortSignal.timeout(requestTimeoutMs)]),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`the site answered ${response.status}`)
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message
}

/**
 * Posts the outbox to `<site>/api/revalidate`, signed in Sanity's format, in order, and retries until the site answers
 * 2xx. Outbox and progress are on disk, so delivery continues after a restart.
 */
export const startDelivery = ({ db, log, settings }: Lake, site: string): SiteDelivery => {
  const url = `${site}/api/revalidate`
  const stopping = new AbortController()
  const waiting = new Map<string, Set<() => void>>()
  let wake: (() => void) | undefined
  let woken = false
  // Consecutive failures since startup: a restarted lake begins with short delays.
  let failures = 0
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

  const warn = ({ seq }: OutboxEntry, reason: string) => {
    const now = performance.now()
    if (now - warnedAt < warningIntervalMs) return
    warnedAt = now
    const { count } = pendingDeliveries(db)
    log.warn('webhook not delivered', { site, sequence: seq, attempts: failures + 1, waiting: count, reason })
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
      await post(url, settings.revalidateSecrets[0], entry, stopping.signal)
    } catch (error) {
      isAway = true
      // Delivery is in order: what is queued behind this one is not delivered now either.
      settleAll()
      if (stopping.signal.aborted) return 0
      const rest = backoff(failures)
      const reason = reasonOf(error)
      markFailed(db, entry.id, reason, new Date(Date.now() + rest).toISOString())
      warn(entry, reason)
      failures += 1
      return rest
    }
    if (failures > 0) log.info('webhook delivered', { site, sequence: entry.seq, attempts: failures + 1 })
    failures = 0
    isAway = false
    settle(entry.txId)
    markDelivered(db, site, entry.id)
    return 0
  }

  /** Delivers one webhook; returns the delay before the next, `undefined` to wait for a commit. */
  const turn = async (): Promise<number | undefined> => {
    const entry = nextEntry(db, site)
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
      // A commit ends a long delay, so that a site that is back is notified at once; never sooner than the
      // shortest delay, so that a flood of commits is no flood of attempts.
      if (rest !== undefined) {
        await pause(Math.min(rest, minBackoffMs), stopping.signal)
        if (rest > minBackoffMs) await sleep(rest - minBackoffMs)
      } else await sleep()
    }
  }

  const running = run()

  const wakeUp = () => {
    woken = true
    wake?.()
  }

  return {
    wakeUp,
    isAway: () => isAway,
    awaitDelivery: (transactionId, milliseconds) =>
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
      }),
    async stop() {
      stopping.abort()
      await running
      settleAll()
    },
  }
}
