import 'server-only'
import type { Locale } from '#locales/table.ts'
import { instrumentPath, marketPaths } from '#web/content/values/markets.ts'
import { knownPathsForPage } from '#web/documents/page.ts'
import { getLegalDocuments } from '#web/documents/legal-document.ts'
import { readForPage } from '#web/content/render/render-scope.ts'
import { completeInstrument, instrument as instruments } from '#web/documents/instrument.ts'

import type { Instrument } from '#web/documents/instrument.ts'
import type { LegalDocument } from '#web/documents/legal-document.ts'

/** The content of an instrument page. */
export interface InstrumentPageContent {
  locale: Locale
  /** Without the language prefix: `/trading/forex/eurusd`. */
  path: string
  /** Path of its market's page, without prefix. */
  marketPath: string
  instrument: Instrument
  /** Other instruments of its market, in the editors' order. */
  neighbours: Instrument[]
  /** Its key information document and the execution policy, as far as they are published. */
  papers: LegalDocument[]
  alternates: Locale[]
  exists: (locale: Locale, path: string) => boolean
}

/** The instrument page at a path, or null. */
export const getInstrumentPage = async (
  locale: Locale,
  path: string,
): Promise<InstrumentPageContent | null> => {
  const rows = await readForPage(instruments)
  const all = rows.flatMap((row) => completeInstrument(row, locale) ?? [])
  const instrument = all.find(({ assetClass, symbol }) => instrumentPath(assetClass, symbol) === path)
  if (!instrument) return null
  const [{ languagesOf, exists }, papers] = await Promise.all([
    knownPathsForPage(rows),
    getLegalDocuments(locale),
  ])
  return {
    locale,
    path,
    marketPath: marketPaths[instrument.assetClass],
    instrument,
    neighbours: all.filter((other) => other.assetClass === instrument.assetClass && other !== instrument),
    papers: [`kid-${instrument.kid}`, 'order-execution-policy'].flatMap(
      (name) => papers.find(({ slug }) => slug === name) ?? [],
    ),
    alternates: languagesOf(path),
    exists,
  }
}
