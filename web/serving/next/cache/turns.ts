import { availableParallelism } from 'node:os'
import { unknownAddress } from '#common/addresses.ts'
import { asking } from '#web/lib/http/asking.ts'
import { FairLimiter } from '#common/limits/fair-limiter.ts'

/** A render is given up on after this long, ms (web/serving/validity/shown-position.ts). */
const longestRenderMs = 5_000

/**
 * The turns in which pages are drawn: as many at once as keep the cores busy, so that those that were begun are done
 * soon, where two dozen side by side would all be done late. Addresses take turns, each in the order in which it asked.
 */
const limiter = new FairLimiter({
  concurrent: 2 * availableParallelism(),
  queuedPerAddress: Number.POSITIVE_INFINITY,
  queuedTotal: Number.POSITIVE_INFINITY,
  maxPauseMs: 0,
  maxSlotMs: longestRenderMs,
})

/** By page: Next draws each once at a time, and everybody who asks meanwhile shares it. */
const leaving = new Map<string, () => void>()

/** Resolves when it is the page's turn to be drawn, which ends with {@link endTurn} or with the answer of who asked. */
export const turnOf = (key: string): Promise<void> => {
  const asked = asking.getStore()
  return new Promise((resolve) => {
    limiter.ask(asked?.address ?? unknownAddress, (leave) => {
      leaving.set(key, leave)
      asked?.whenOver(leave)
      resolve()
    })
  })
}

export const endTurn = (key: string): void => {
  leaving.get(key)?.()
  leaving.delete(key)
}
