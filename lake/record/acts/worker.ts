import type { Lake } from '#lake/lake.ts'
import { growActs } from './act-index.ts'

const everyMs = 1_000

/**
 * Keeps the index of what happened behind the log while the lake runs, within a second; a question reads the rest itself.
 * What fails is logged once and tried again.
 */
export function startActs(lake: Lake): { stop: () => Promise<void> } {
  let running: Promise<void> | undefined
  let lastReason = ''
  const grow = async () => {
    try {
      await growActs(
        lake.db,
        lake.datasets.list().map(({ id }) => id),
        () => lake.lifecycle.stopping,
      )
      lastReason = ''
    } catch (error) {
      const reason = String(error)
      if (reason !== lastReason) lake.log.error('the list of what happened is behind the log', { reason })
      lastReason = reason
    }
  }
  const begin = () => {
    running ??= grow().finally(() => {
      running = undefined
    })
  }
  begin()
  const timer = setInterval(begin, everyMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
