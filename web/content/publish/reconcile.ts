import 'server-only'
import { freshness } from '#web/lib/freshness.ts'
import { renewInterfaceTexts } from '#web/documents/interface-text.ts'
import { keepLegalFiles } from '#web/content/files/keep-files.ts'
import { lakeSequence } from '#web/content/lake/lake-sequence.ts'
import { sequenceFile } from './revalidate.ts'
import { afterEverything, readSequence, writeSequence } from './sequence.ts'

/** Between two questions while all is well, ms: what a lost webhook costs at most (architecture 8). */
const calm = 30_000
/** While the lake is away: its return shows within five seconds (quality 3). */
const alarmed = 1_000
const patience = 2_000
/** At the start there is nobody waiting yet; a lake that is down refuses at once and costs nothing. */
const firstPatience = 10_000

const expireEverything = (sequence: number): void => {
  freshness.expireEverything()
  writeSequence(sequenceFile(), afterEverything(sequence))
  void keepLegalFiles()
}

/**
 * Compares the site with the lake once: behind, or the lake was away meanwhile, everything is drawn anew.
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
 * Starts the watch over the lake. Resolves after its first answer, with everything the build or an
 * earlier process left expired, or when there is none for ten seconds: then stored pages are served until it answers.
 */
export const startReconciler = async (): Promise<void> => {
  let isFirst = !(await compare(true, firstPatience))
  let isAsking = false
  let askedAt = freshness.tick()
  const watch = async () => {
    const wait = isFirst || freshness.lakeFailedAt > 0 ? 0 : calm
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
  }, alarmed).unref()
}
