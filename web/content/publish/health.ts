import 'server-only'
import { dataFolderProblem } from '#web/lib/data-folder.ts'
import { freshness } from '#web/lib/freshness.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { lakeSequence } from '#web/content/lake/lake-sequence.ts'
import { sequenceFile } from './revalidate.ts'
import { readSequence } from './sequence.ts'

export interface ContentHealth {
  lake: { ok: boolean; sequence: number | null }
  /** `behind` counts transactions of the lake that the site has not processed, drafts included. */
  cache: {
    ok: boolean
    handler: 'ours' | 'stock'
    seen: number
    behind: number | null
    servesLastGood: boolean
    /** Why nothing can be stored, as a sentence. */
    problem: string | null
  }
}

/** State of the site's content; names no address. */
export const contentHealth = async (): Promise<ContentHealth> => {
  const { seen } = readSequence(sequenceFile())
  const [sequence, problem] = await Promise.all([
    lakeSequence(1_000).catch(() => null),
    dataFolderProblem(siteSettings().dataDir),
  ])
  return {
    lake: { ok: sequence !== null, sequence },
    cache: {
      ok: problem === null,
      problem,
      handler: siteSettings().cacheHandler,
      seen,
      behind: sequence === null ? null : Math.max(0, sequence - seen),
      servesLastGood: freshness.lakeFailedAt > 0,
    },
  }
}
