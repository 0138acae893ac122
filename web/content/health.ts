import 'server-only'
import { freshness } from '#web/lib/freshness.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { lakeSequence } from './lake-sequence.ts'
import { sequenceFile } from './revalidate.ts'
import { readSequence } from './sequence.ts'

export interface ContentHealth {
  lake: { ok: boolean; sequence: number | null }
  /** `behind` counts what the lake committed and the site has not yet acted on; drafts count too. */
  cache: {
    ok: boolean
    handler: 'ours' | 'stock'
    seen: number
    behind: number | null
    servesLastGood: boolean
  }
}

/** How the site stands with its content; never names an address. */
export const contentHealth = async (): Promise<ContentHealth> => {
  const { seen } = readSequence(sequenceFile())
  const sequence = await lakeSequence(1_000).catch(() => null)
  return {
    lake: { ok: sequence !== null, sequence },
    cache: {
      ok: true,
      handler: siteSettings().cacheHandler,
      seen,
      behind: sequence === null ? null : Math.max(0, sequence - seen),
      servesLastGood: freshness.lakeFailedAt > 0,
    },
  }
}
