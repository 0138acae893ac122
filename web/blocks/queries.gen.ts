/** Written by scripts/generate/blocks.ts from schemas/blocks and web/blocks. */
import { block as accountSafeguards } from './account-safeguards/query.ts'
import { block as appDownload } from './app-download/query.ts'
import { block as calculator } from './calculator/query.ts'
import { block as cards } from './cards/query.ts'
import { block as contactDetails } from './contact-details/query.ts'
import { block as dataTable } from './data-table/query.ts'
import { block as dayRule } from './day-rule/query.ts'
import { block as economicCalendar } from './economic-calendar/query.ts'
import { block as faqList } from './faq-list/query.ts'
import { block as glossaryList } from './glossary-list/query.ts'
import { block as hero } from './hero/query.ts'
import { block as illustration } from './illustration/query.ts'
import { block as instrumentTable } from './instrument-table/query.ts'
import { block as keyFigures } from './key-figures/query.ts'
import { block as latestPapers } from './latest-papers/query.ts'
import { block as legalList } from './legal-list/query.ts'
import { block as lessons } from './lessons/query.ts'
import { block as limitList } from './limit-list/query.ts'
import { block as livePrice } from './live-price/query.ts'
import { block as marketBoard } from './market-board/query.ts'
import { block as marketHours } from './market-hours/query.ts'
import { block as marketRows } from './market-rows/query.ts'
import { block as notice } from './notice/query.ts'
import { block as opening } from './opening/query.ts'
import { block as partnerTerms } from './partner-terms/query.ts'
import { block as picture } from './picture/query.ts'
import { block as platformHero } from './platform-hero/query.ts'
import { block as platformList } from './platform-list/query.ts'
import { block as platformPair } from './platform-pair/query.ts'
import { block as platformScreen } from './platform-screen/query.ts'
import { block as providerList } from './provider-list/query.ts'
import { block as pullFigure } from './pull-figure/query.ts'
import { block as quotesTable } from './quotes-table/query.ts'
import { block as richText } from './rich-text/query.ts'
import { block as sideNote } from './side-note/query.ts'
import { block as steps } from './steps/query.ts'
import { block as storageTable } from './storage-table/query.ts'
import { block as topInstruments } from './top-instruments/query.ts'
import { block as tradeToScale } from './trade-to-scale/query.ts'
import { block as tradingBanner } from './trading-banner/query.ts'
import { block as uses } from './uses/query.ts'
import { block as workedExample } from './worked-example/query.ts'

/** How each block is read. */
export const blockQueries = {
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
} as const satisfies {
  accountSafeguards: { type: 'accountSafeguards' }
  appDownload: { type: 'appDownload' }
  calculator: { type: 'calculator' }
  cards: { type: 'cards' }
  contactDetails: { type: 'contactDetails' }
  dataTable: { type: 'dataTable' }
  dayRule: { type: 'dayRule' }
  economicCalendar: { type: 'economicCalendar' }
  faqList: { type: 'faqList' }
  glossaryList: { type: 'glossaryList' }
  hero: { type: 'hero' }
  illustration: { type: 'illustration' }
  instrumentTable: { type: 'instrumentTable' }
  keyFigures: { type: 'keyFigures' }
  latestPapers: { type: 'latestPapers' }
  legalList: { type: 'legalList' }
  lessons: { type: 'lessons' }
  limitList: { type: 'limitList' }
  livePrice: { type: 'livePrice' }
  marketBoard: { type: 'marketBoard' }
  marketHours: { type: 'marketHours' }
  marketRows: { type: 'marketRows' }
  notice: { type: 'notice' }
  opening: { type: 'opening' }
  partnerTerms: { type: 'partnerTerms' }
  picture: { type: 'picture' }
  platformHero: { type: 'platformHero' }
  platformList: { type: 'platformList' }
  platformPair: { type: 'platformPair' }
  platformScreen: { type: 'platformScreen' }
  providerList: { type: 'providerList' }
  pullFigure: { type: 'pullFigure' }
  quotesTable: { type: 'quotesTable' }
  richText: { type: 'richText' }
  sideNote: { type: 'sideNote' }
  steps: { type: 'steps' }
  storageTable: { type: 'storageTable' }
  topInstruments: { type: 'topInstruments' }
  tradeToScale: { type: 'tradeToScale' }
  tradingBanner: { type: 'tradingBanner' }
  uses: { type: 'uses' }
  workedExample: { type: 'workedExample' }
}
