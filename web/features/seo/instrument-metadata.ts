import type { InstrumentPageContent } from '#web/content/pages/instrument-page.ts'
import type { PageMetadata } from '#web/content/pages/page.ts'
import { resources } from '#web/i18n/resources.ts'
import { fill } from '#common/fill.ts'

/** Metadata of an instrument page (requirements D9). */
export const instrumentMetadata = ({ locale, instrument }: InstrumentPageContent): PageMetadata => {
  const { symbol, name, assetClass } = instrument
  const { instrument: words, classes } = resources[locale].trading
  return {
    title: fill(words.title, { symbol }),
    description: fill(words.description, { symbol, name }),
    keywords: [`${symbol} CFD`, name, classes[assetClass]],
    image: null,
  }
}
