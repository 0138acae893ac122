import { inEveryLanguage, type InEveryLanguage } from '#content/languages.ts'
import { type Locale, locales } from '#locales/table.ts'
import sentences from './sentences.json' with { type: 'json' }

/** Formats of CySEC PS-04-2019, 3.5.12: B to D carry the firm's percentage, E to G are for firms without one. */
const formats = ['B', 'C', 'D', 'E', 'F', 'G'] as const
type Format = (typeof formats)[number]

const mandated: InEveryLanguage<Partial<Record<Format, readonly string[]>>> = sentences

const sources: InEveryLanguage = {
  en: 'CySEC PS-04-2019 of 27 September 2019, 3.5.12',
  de: 'As used on public German pages of other firms. Not yet compared with the Official Journal or with BaFin’s General Administrative Act of 23 July 2019: compliance must confirm.',
  pl: 'As used on public Polish pages of other firms; format C is derived from B. Not yet compared with the KNF decision DAS.456.2.2019: compliance must confirm.',
}

function wording(language: Locale, format: Format) {
  const found = mandated[language][format]
  if (!found) {
    const source = `No ${locales[language].name} wording of format ${format} has been supplied.`
    return { _type: 'riskWording' as const, sentences: [], status: 'missing' as const, source }
  }
  return {
    _type: 'riskWording' as const,
    sentences: found,
    status: language === 'en' ? ('verified' as const) : ('awaiting' as const),
    source: language === 'en' ? `${sources.en}, Section ${format}` : sources[language],
  }
}

/** The one place of the loss percentage and of the mandated sentences; `{pct}` is the number without its sign. */
export const riskWarning = {
  _id: 'riskWarning' as const,
  _type: 'riskWarning' as const,
  lossPercentage: 74.5,
  periodFrom: '2025-10-01',
  periodTo: '2026-09-30',
  nextDue: '2026-12-31',
  source:
    'Sample figure, not computed from accounts. The real one is computed every three months over the preceding twelve: an account counts as having lost when the sum of its realised and unrealised results on CFDs, all costs included, is negative.',
  isSample: true,
  providerStatus: 'specific' as const,
  texts: formats.map((format) => ({
    _type: 'riskText' as const,
    _key: `cy-${format}`,
    jurisdiction: 'cy' as const,
    format,
    wording: inEveryLanguage('RiskWording', {
      en: wording('en', format),
      de: wording('de', format),
      pl: wording('pl', format),
    }),
  })),
}

const written = (language: Locale): string =>
  new Intl.NumberFormat(locales[language].intl, { maximumFractionDigits: 2 }).format(
    riskWarning.lossPercentage,
  )

/** The sentences of a format with the figure in them, for the covers of the papers. */
export const riskSentences = (language: Locale, format: Format): string[] =>
  wording(language, format).sentences.map((sentence) => sentence.replace('{pct}', written(language)))
