import { setTimeout as setTimeoutPromise } from 'node:timers/promises'
import type { Logger } from '#common/log/logger.ts'
import { minBackoffMs } from './backoff.ts'

const afterFaultMs = 1000

/** Deliveries to one receiver, one after the other, until they are stopped. */
export interface DeliveryLoop {
  wakeUp: () => void
  /** Ends what is on its way; resolves once nothing is written any more. */
  stop: () => Promise<void>
}

export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  setTimeoutPromise(milliseconds, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })

/**
 * Takes turns: each returns the delay before the next, 0 for none, or `undefined` to wait for a commit.
 * A commit ends a long delay, so that a receiver that is back hears at once; never sooner than the shortest delay,
 * so that a flood of commits is no flood of attempts.
 */
export const startLoop = (
  log: Logger,
  turn: (stopping: AbortSignal) => Promise<number | undefined>,
): DeliveryLoop => {
  const stopping = new AbortController()
  let wake: (() => void) | undefined
  let woken = false

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

  const run = async () => {
    while (!stopping.signal.aborted) {
      const rest = await turn(stopping.signal).catch((error: unknown) => {
        log.error('the outbox could not be worked on', { reason: reasonOf(error) })
        return afterFaultMs
      })
      if (rest === 0) continue
      if (rest !== undefined) {
        await pause(Math.min(rest, minBackoffMs), stopping.signal)
        if (rest > minBackoffMs) await sleep(rest - minBackoffMs)
      } else await sleep()
    }
  }

  const running = run()
  return {
    wakeUp() {
      woken = true
      wake?.()
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
