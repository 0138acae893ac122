import { fillTokens } from '#common/fill.ts'
import { z } from 'zod'
import { documentOf } from '#content/content.ts'
import { perLanguage } from '#content/languages.ts'
import { type Locale, locales } from '#locales/table.ts'

/** Formats of CySEC PS-04-2019, 3.5.12: B to D carry the firm's percentage, E to G are for firms without one. */
const format = z.enum(['B', 'C', 'D', 'E', 'F', 'G'])
type Format = z.infer<typeof format>

/**
 * The single source of the loss percentage and of the mandated sentences, `data/risk-warning.yaml`; `{pct}`
 * is the number without its sign. The sentences are quoted, never edited.
 */
export const riskWarning = z
  .looseObject({
    lossPercentage: z.number(),
    periodFrom: z.iso.date(),
    periodTo: z.iso.date(),
    isSample: z.boolean(),
    texts: z.array(
      z.looseObject({
        format,
        wording: perLanguage(
          z.looseObject({
            sentences: z.array(z.string()),
            status: z.enum(['verified', 'awaiting', 'missing']),
          }),
        ),
      }),
    ),
  })
  .parse(documentOf('riskWarning'))

const written = (language: Locale): string =>
  new Intl.NumberFormat(locales[language].intl, { maximumFractionDigits: 2 }).format(
    riskWarning.lossPercentage,
  )

/** The sentences of a format with the percentage filled in, for the covers of the papers. */
export function riskSentences(language: Locale, wanted: Format): string[] {
  const text = riskWarning.texts.find((one) => one.format === wanted)
  const found = text?.wording.find((item) => item.language === language)
  return (found?.value.sentences ?? []).map((sentence) => fillTokens(sentence, { pct: written(language) }))
}
