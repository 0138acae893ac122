import 'server-only'
import { freshness } from '#web/lib/freshness.ts'
import { renewInterfaceTexts } from '#web/documents/interface-text.ts'
import { keepLegalFiles } from '#web/content/files/keep-files.ts'
import { lakeSequence } from '#web/content/lake/lake-sequence.ts'
import { sequenceFile } from './revalidate.ts'
import { afterEverything, readSequence, writeSequence } from './sequence.ts'

/** Interval while all is well: the longest delay of a lost webhook (architecture 8). */
const idleIntervalMs = 30_000
/** Interval while the lake is down: its return shows within five seconds (quality 3). */
const outageIntervalMs = 1_000
const patience = 2_000
/** Timeout at start, when nobody is waiting yet; a lake that is down refuses at once. */
const firstTimeoutMs = 10_000

const expireEverything = (sequence: number): void => {
  freshness.expireEverything()
  writeSequence(sequenceFile(), afterEverything(sequence))
  void keepLegalFiles()
}

/**
 * Compares the site's sequence with the lake's; if the site is behind or the lake was down meanwhile, everything
 * expires.
 * @returns whether the lake answered
 */
const compare = async (isFirst: boolean, timeout: number): Promise<boolean> => {
  const wasAway = freshness.lakeFailedAt > 0
  try {
    const sequence = await lakeSequence(timeout)
    const { seen } = readSequence(sequenceFile())
    const isBehind = isFirst || wasAway || sequence !== seen
    if (isBehind) await renewInterfaceTexts()
    freshness.lakeFailedAt = 0
    if (isBehind) expireEverything(sequence)
    return true
  } catch {
    freshness.lakeFailedAt ||= freshness.tick()
    return false
  }
}

/**
 * Starts the reconciler. Resolves after the first answer, with everything from the build or an earlier process
 * expired; or after ten seconds without one: stored pages are then served until it answers.
 */
export const startReconciler = async (): Promise<void> => {
  let isFirst = !(await compare(true, firstTimeoutMs))
  let isAsking = false
  let askedAt = freshness.tick()
  const watch = async () => {
    const wait = isFirst || freshness.lakeFailedAt > 0 ? 0 : idleIntervalMs
    if (isAsking || freshness.tick() < askedAt + wait) return
    isAsking = true
    if (await compare(isFirst, patience)) isFirst = false
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
