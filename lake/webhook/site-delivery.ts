import type { Lake } from '#lake/lake.ts'
import {
  markDelivered,
  markFailed,
  nextEntry,
  type OutboxEntry,
  pendingDeliveries,
} from '#lake/store/outbox.ts'
import { backoff } from './backoff.ts'
import { reasonOf, startLoop } from './loop.ts'
import { post } from './post.ts'

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

/**
 * Posts the outbox to `<site>/api/revalidate`, signed in Sanity's format, in order, and retries until the site answers
 * 2xx. Outbox and progress are on disk, so delivery continues after a restart.
 */
export const startDelivery = ({ db, log, settings }: Lake, site: string): SiteDelivery => {
  const url = `${site}/api/revalidate`
  const waiting = new Map<string, Set<() => void>>()
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

  const send = async ({ body, txId }: OutboxEntry, stopping: AbortSignal) => {
    const headers = { 'idempotency-key': txId }
    const secret = settings.revalidateSecrets[0]
    const answer = await post(
      { url, method: 'POST', body, secret, headers, timeoutMs: requestTimeoutMs },
      stopping,
    )
    if (!answer.ok) throw new Error(`the site answered ${answer.status}`)
  }

  const deliver = async (entry: OutboxEntry, stopping: AbortSignal): Promise<number> => {
    try {
      await send(entry, stopping)
    } catch (error) {
      isAway = true
      // Delivery is in order: what is queued behind this one is not delivered now either.
      settleAll()
      if (stopping.aborted) return 0
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
  const loop = startLoop(log, async (stopping) => {
    const entry = nextEntry(db, site)
    if (entry !== undefined) return deliver(entry, stopping)
    settleAll()
    return undefined
  })

  return {
    wakeUp: loop.wakeUp,
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
        loop.wakeUp()
      }),
    async stop() {
      await loop.stop()
      settleAll()
    },
  }
}
