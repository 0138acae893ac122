import { defineQuery } from 'groq'
import { z } from 'zod'
import { type Locale, locales } from '#locales/table.ts'
import { readForPage } from '#web/content/render/render-scope.ts'
import { inLocale } from '#web/content/values/localized.ts'
import { perLanguage, text } from '#web/content/values/shapes.ts'
import { fillTokens } from '#common/fill.ts'
import { perLocale } from '#web/lib/numbers/per-locale.ts'
import { defineDocument } from './define-document.ts'

const riskWarningQuery = defineQuery(`
  *[_type == "riskWarning" && _id == "riskWarning"][0]{
    lossPercentage, isSample, texts[]{ jurisdiction, format, wording[]{ language, value } }
  }
`)

/** Required: without the risk warning no page may be shown, so a missing one is an error. */
export const riskWarning = defineDocument({
  type: 'riskWarning',
  tag: 'risk',
  query: riskWarningQuery,
  isOnEveryPage: true,
  isWhole: true,
  shape: z.object({
    lossPercentage: z.number().min(0).max(100),
    isSample: z.boolean().nullish(),
    texts: z.array(
      z.object({
        jurisdiction: text,
        format: text,
        wording: perLanguage(
          z.object({
            sentences: z.array(z.string()).nullish(),
            status: z.enum(['verified', 'awaiting', 'missing']).nullish().catch('missing'),
          }),
        ),
      }),
    ),
  }),
})

/** Formats of CySEC PS-04-2019: B web page, C abbreviated, D reduced (E to G where there is no percentage). */
export type RiskFormat = 'B' | 'C' | 'D'

/** Default jurisdiction (law 1): Cyprus. */
const jurisdiction = 'cy'

const figureFormat = perLocale(
  (locale) => new Intl.NumberFormat(locales[locale].intl, { maximumFractionDigits: 2 }),
)

/** The figure without its sign in a language's notation: `74`, `74.5`, `74,5` (architecture 6). */
export const formatPercentage = (figure: number, locale: Locale): string =>
  figureFormat(locale).format(figure)

/**
 * The risk warning in one language. The sentence decides the spacing between figure and sign; a space there does not
 * break, so that no line ends with a figure whose sign begins the next.
 * @throws when the language has no sentence of format B: no page may be shown without it
 */
export const riskWarningIn = (result: ReturnType<typeof riskWarning.parse>, locale: Locale) => {
  const percentage = formatPercentage(result.lossPercentage, locale)
  const wordingOf = (format: RiskFormat) => {
    const found = result.texts.find((row) => row.jurisdiction === jurisdiction && row.format === format)
    return inLocale(found?.wording, locale)
  }
  const sentences = (format: RiskFormat): string[] =>
    (wordingOf(format)?.sentences ?? []).map((sentence) =>
      fillTokens(sentence, { pct: percentage }).replace(`${percentage} %`, `${percentage}\u00a0%`),
    )
  if (sentences('B').length === 0) throw new Error(`the risk warning has no text of format B in ${locale}`)
  return {
    /** The number without its sign, in the language's notation: `74`, `74,5`. */
    percentage,
    /** The sentences of a format with the figure filled in: mandated wording, shown complete and unchanged. */
    sentences,
    /** Accounts out of a hundred, rounded up: an integer from 0 to 100. */
    cells: Math.min(100, Math.ceil(result.lossPercentage)),
    /** Whether the figure is a sample. */
    isSample: result.isSample ?? false,
    /** Whether compliance has confirmed this language's wording of a format. */
    statusOf: (format: RiskFormat) => wordingOf(format)?.status ?? 'missing',
  }
}

export type RiskWarning = ReturnType<typeof riskWarningIn>

/**
 * The risk warning in force in one language: the one accessor of figure and sentences (architecture).
 * @throws when none is published or it lacks this language
 */
export const getRisk = async (locale: Locale): Promise<RiskWarning> =>
  riskWarningIn(await readForPage(riskWarning), locale)
