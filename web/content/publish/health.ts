import 'server-only'
import { dataFolderProblem } from '#web/lib/data-folder.ts'
import { isLakeThere, slowReads } from '#web/content/lake/client.ts'
import { freshness } from '#web/serving/validity/freshness.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { newestPosition } from './content-log.ts'

export interface ContentHealth {
  /** Slow: it is there, and has much to do; pages are drawn as it answers, and nothing is lost. */
  lake: { ok: boolean; state: 'serving' | 'slow' | 'away'; sequence: number | null }
  /** `behind` counts transactions of the lake that the site has not processed; null with a hosted dataset. */
  cache: {
    ok: boolean
    handler: 'ours' | 'stock'
    seen: number
    behind: number | null
    /** Answers of the lake that have expired and are being read again, without a visitor who waits for them. */
    toRead: number
    servesLastGood: boolean
    /** Why nothing can be stored, as a sentence. */
    problem: string | null
  }
}

/** State of the site's content; names no address. */
export const contentHealth = async (): Promise<ContentHealth> => {
  const seen = freshness.place.position
  const [sequence, problem] = await Promise.all([
    newestPosition(1_000).catch(() => null),
    dataFolderProblem(siteSettings().dataDir),
  ])
  const isThere = sequence !== null || (await isLakeThere())
  const isSlow = sequence === null || slowReads() > 0
  return {
    lake: { ok: isThere, state: isThere ? (isSlow ? 'slow' : 'serving') : 'away', sequence },
    cache: {
      ok: problem === null,
      problem,
      handler: siteSettings().cacheHandler,
      seen,
      behind: sequence === null || !siteSettings().isEmbedded ? null : Math.max(0, sequence - seen),
      toRead: freshness.shown.owed,
      servesLastGood: freshness.lakeFailedAt > 0,
    },
  }
}
