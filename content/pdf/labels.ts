import type { InEveryLanguage } from '#content/languages.ts'

/** The words around the text of a paper. */
export interface Labels {
  sample: string
  /** The one word on every page of a report of the archive. */
  mark: string
  version: string
  effectiveFrom: string
  riskWarning: string
  figureFor: (from: string, to: string) => string
  page: (page: number, count: number) => string
}

export const labels: InEveryLanguage<Labels> = {
  en: {
    mark: 'SAMPLE',
    sample: 'Sample document of a fictional firm, without legal effect',
    version: 'Version',
    effectiveFrom: 'effective from',
    riskWarning: 'Risk warning',
    figureFor: (from, to) => `Sample figure for ${from} to ${to}.`,
    page: (page, count) => `Page ${page} of ${count}`,
  },
  de: {
    mark: 'MUSTER',
    sample: 'Musterdokument einer erfundenen Firma, ohne rechtliche Wirkung',
    version: 'Version',
    effectiveFrom: 'gültig ab',
    riskWarning: 'Risikowarnung',
    figureFor: (from, to) => `Musterwert für die Zeit vom ${from} bis ${to}.`,
    page: (page, count) => `Seite ${page} von ${count}`,
  },
  pl: {
    mark: 'WZÓR',
    sample: 'Wzór dokumentu fikcyjnej firmy, bez skutków prawnych',
    version: 'Wersja',
    effectiveFrom: 'obowiązuje od',
    riskWarning: 'Ostrzeżenie o ryzyku',
    figureFor: (from, to) => `Wartość przykładowa za okres od ${from} do ${to}.`,
    page: (page, count) => `Strona ${page} z ${count}`,
  },
}
