/** Written by scripts/generate/blocks.ts from schemas/blocks and web/blocks. */
import type { Samples } from './read-blocks.ts'
import { samples as accountSafeguards } from './account-safeguards/sample.ts'
import { samples as appDownload } from './app-download/sample.ts'
import { samples as calculator } from './calculator/sample.ts'
import { samples as cards } from './cards/sample.ts'
import { samples as contactDetails } from './contact-details/sample.ts'
import { samples as dataTable } from './data-table/sample.ts'
import { samples as dayRule } from './day-rule/sample.ts'
import { samples as economicCalendar } from './economic-calendar/sample.ts'
import { samples as faqList } from './faq-list/sample.ts'
import { samples as glossaryList } from './glossary-list/sample.ts'
import { samples as hero } from './hero/sample.ts'
import { samples as illustration } from './illustration/sample.ts'
import { samples as instrumentTable } from './instrument-table/sample.ts'
import { samples as keyFigures } from './key-figures/sample.ts'
import { samples as latestPapers } from './latest-papers/sample.ts'
import { samples as legalList } from './legal-list/sample.ts'
import { samples as lessons } from './lessons/sample.ts'
import { samples as limitList } from './limit-list/sample.ts'
import { samples as livePrice } from './live-price/sample.ts'
import { samples as marketBoard } from './market-board/sample.ts'
import { samples as marketHours } from './market-hours/sample.ts'
import { samples as marketRows } from './market-rows/sample.ts'
import { samples as notice } from './notice/sample.ts'
import { samples as opening } from './opening/sample.ts'
import { samples as partnerTerms } from './partner-terms/sample.ts'
import { samples as picture } from './picture/sample.ts'
import { samples as platformHero } from './platform-hero/sample.ts'
import { samples as platformList } from './platform-list/sample.ts'
import { samples as platformPair } from './platform-pair/sample.ts'
import { samples as platformScreen } from './platform-screen/sample.ts'
import { samples as providerList } from './provider-list/sample.ts'
import { samples as pullFigure } from './pull-figure/sample.ts'
import { samples as quotesTable } from './quotes-table/sample.ts'
import { samples as richText } from './rich-text/sample.ts'
import { samples as sideNote } from './side-note/sample.ts'
import { samples as steps } from './steps/sample.ts'
import { samples as storageTable } from './storage-table/sample.ts'
import { samples as topInstruments } from './top-instruments/sample.ts'
import { samples as tradeToScale } from './trade-to-scale/sample.ts'
import { samples as tradingBanner } from './trading-banner/sample.ts'
import { samples as uses } from './uses/sample.ts'
import { samples as workedExample } from './worked-example/sample.ts'

/** Sound contents of each block, as the lake holds them; for tests and previews. */
export const blockSamples = {
  accountSafeguards,
  appDownload,
  calculator,
  cards,
  contactDetails,
  dataTable,
  dayRule,
  economicCalendar,
  faqList,
  glossaryList,
  hero,
  illustration,
  instrumentTable,
  keyFigures,
  latestPapers,
  legalList,
  lessons,
  limitList,
  livePrice,
  marketBoard,
  marketHours,
  marketRows,
  notice,
  opening,
  partnerTerms,
  picture,
  platformHero,
  platformList,
  platformPair,
  platformScreen,
  providerList,
  pullFigure,
  quotesTable,
  richText,
  sideNote,
  steps,
  storageTable,
  topInstruments,
  tradeToScale,
  tradingBanner,
  uses,
  workedExample,
} satisfies Samples
