import 'server-only'
import { freshness } from '#web/serving/validity/freshness.ts'
import { catchUp } from './catch-up.ts'
import { siteProcess } from '#web/lib/site-process.ts'

/** Interval while all is well: the longest delay of a lost webhook (architecture 8). */
const idleIntervalMs = 30_000
/** Interval while the lake is down: its return shows within five seconds (quality 3). */
const outageIntervalMs = 1_000
const patience = 2_000
/** Timeout at start, when nobody is waiting yet; a lake that is down refuses at once. */
const firstTimeoutMs = 10_000

/**
 * Starts the reconciler. Resolves after the first answer, with what changed since an earlier process expired, and all
 * that the build wrote; or after ten seconds without one: stored pages are then served until it answers.
 */
export const startReconciler = async (): Promise<void> => {
  siteProcess.catchUp = catchUp
  let hasAnswered = await catchUp(firstTimeoutMs)
  let isAsking = false
  let askedAt = freshness.tick()
  const watch = async () => {
    const wait = !hasAnswered || freshness.lakeFailedAt > 0 ? 0 : idleIntervalMs
    if (isAsking || freshness.tick() < askedAt + wait) return
    isAsking = true
    if (await catchUp(patience)) hasAnswered = true
    askedAt = freshness.tick()
    isAsking = false
  }
  setInterval(() => {
    watch().catch((error: unknown) => {
      isAsking = false
      console.error('comparing the site with the lake failed:', error)
    })
  }, outageIntervalMs).unref()
}
