import { type Locale, locales } from '#locales/table.ts'
import { perLocale } from '#web/lib/per-locale.ts'
import { inLocale } from '#web/content/values/localized.ts'
import type { RiskResult } from '#web/content/pages/results.ts'
import { fillTokens } from '#common/fill.ts'
import type { RiskWarning } from '#web/content/pages/types.ts'

/** The jurisdiction whose content applies by default (law 1): Cyprus. */
const jurisdiction = 'cy'

const figureFormat = perLocale(
  (locale) => new Intl.NumberFormat(locales[locale].intl, { maximumFractionDigits: 2 }),
)

/** The figure without its sign in a language's notation: `74`, `74.5`, `74,5` (architecture 6). */
export const formatPercentage = (figure: number, locale: Locale): string =>
  figureFormat(locale).format(figure)

/**
 * The risk warning of one language. The spacing between figure and sign is the sentence's own.
 * @throws when the language has no sentence of format B: a page without its warning is not shown
 */
export const riskWarningIn = (result: RiskResult, locale: Locale): RiskWarning => {
  const percentage = formatPercentage(result.lossPercentage, locale)
  const wordingOf = (format: string) => {
    const text = result.texts.find((row) => row.jurisdiction === jurisdiction && row.format === format)
    return inLocale(text?.wording, locale)
  }
  const sentences: RiskWarning['sentences'] = (format) =>
    (wordingOf(format)?.sentences ?? []).map((sentence) => fillTokens(sentence, { pct: percentage }))
  if (sentences('B').length === 0) throw new Error(`the risk warning has no text of format B in ${locale}`)
  return {
    percentage,
    sentences,
    cells: Math.min(100, Math.ceil(result.lossPercentage)),
    isSample: result.isSample ?? false,
    statusOf: (format) => wordingOf(format)?.status ?? 'missing',
  }
}
