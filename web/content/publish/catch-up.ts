import 'server-only'
import { keepLegalFiles } from '#web/content/files/keep-files.ts'
import { renewInterfaceTexts } from '#web/documents/interface-text.ts'
import { isLakeThere } from '#web/content/lake/client.ts'
import { freshness, type Place } from '#web/serving/validity/freshness.ts'
import { changesSince } from './content-log.ts'
import type { LogChanges } from './log-changes.ts'
import { planRevalidation, type RevalidationPlan } from './plan-revalidation.ts'
import { beginSharedLog } from './shared-log.ts'
import { sequenceFile } from './sequence-file.ts'
import { afterComparison, readSequence, writeSequence } from './sequence.ts'
import { siteProcess } from '#web/lib/site-process.ts'

declare module '#web/lib/site-process.ts' {
  interface SiteProcess {
    /** One comparison at a time, one waiting. */
    comparisons?: { running: Promise<boolean>; waiting?: Promise<boolean> | undefined } | undefined
    /** Whether what the build wrote has been ended. */
    hasCompared?: boolean | undefined
    /** For a reader who has seen more than this instance (web/serving/next/front/at-sequence.ts). */
    catchUp?: ((timeout: number) => Promise<boolean>) | undefined
  }
}

const everything: RevalidationPlan = { tags: [], everything: true }
const nothing: RevalidationPlan = { tags: [], everything: false }

/** What an answer of the log ends: nothing where deliveries have taken the site as far while the log was asked. */
const planOf = (asked: Place, { place, changes }: LogChanges, isFirst: boolean): RevalidationPlan => {
  if (changes === null) return everything
  const isUnknown = asked.transaction === '' && (isFirst || changes.length > 0)
  if (isUnknown) return everything
  const now = freshness.place.position
  return now > asked.position && now >= place.position ? nothing : planRevalidation(changes)
}

/** Expires what changed, and moves the site's place in the log. */
const apply = async (asked: Place, answer: LogChanges): Promise<void> => {
  const { place, changes, applied } = answer
  const isFirst = siteProcess.hasCompared !== true
  const wasAway = freshness.lakeFailedAt > 0
  const isUnplaced = asked.transaction === ''
  const plan = planOf(asked, answer, isFirst)
  const ends = (tag: string) => plan.everything || plan.tags.includes(tag)
  if (isFirst || wasAway || ends('interface')) await renewInterfaceTexts()
  if (isFirst) freshness.endBuild()
  freshness.lakeFailedAt = 0
  const ofOutage = freshness.takeLastGood()
  if (changes === null && !isUnplaced) beginSharedLog()
  else if (plan.everything) freshness.expireEverything(place.position)
  else if (plan.tags.length > 0) freshness.expire(plan.tags, place.position)
  // Also at a position beyond what was rendered from them.
  if (ofOutage.length > 0) freshness.expire(ofOutage)
  freshness.reach(place)
  applied?.()
  siteProcess.hasCompared = true
  const known = readSequence(sequenceFile())
  if (known.covered !== place.position) writeSequence(sequenceFile(), afterComparison(known, place.position))
  if (isFirst || ends('legal')) void keepLegalFiles()
}

const compare = async (timeout: number): Promise<boolean> => {
  try {
    const { place } = freshness
    await apply(place, await changesSince(place, timeout))
    return true
  } catch (error) {
    // One that has much to do is asked again.
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    if (isLate && (await isLakeThere())) return false
    if (freshness.lakeFailedAt === 0) console.error('the site cannot be compared with the lake:', error)
    freshness.lakeFailedAt ||= freshness.tick()
    return false
  }
}

/**
 * Compares the site's place in the log with its end, and expires what changed between them; after an outage also what
 * was answered from last good values. Everything only where the log cannot say. One that waits for its turn serves
 * everybody who asks meanwhile.
 * @returns whether the lake answered
 */
export const catchUp = (timeout: number): Promise<boolean> => {
  const comparisons = (siteProcess.comparisons ??= { running: Promise.resolve(true) })
  comparisons.waiting ??= comparisons.running.then(() => {
    comparisons.waiting = undefined
    comparisons.running = compare(timeout)
    return comparisons.running
  })
  return comparisons.waiting
}
