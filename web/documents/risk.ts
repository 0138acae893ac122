import 'server-only'
import type { Locale } from '#locales/table.ts'
import { siteReads } from '#web/content/lake/reads.ts'
import { readForPage } from '#web/content/render/render-scope.ts'
import { riskWarningIn } from './risk-sentences.ts'
import type { RiskWarning } from '#web/content/pages/types.ts'

/**
 * The risk warning in force, in one language. The one accessor of the figure and its sentences (record 4).
 * @throws when none is published or it lacks this language
 */
export const getRisk = async (locale: Locale): Promise<RiskWarning> =>
  riskWarningIn(await readForPage(siteReads.risk), locale)
