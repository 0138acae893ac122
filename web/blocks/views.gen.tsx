/** Written by scripts/generate/blocks.ts from schemas/blocks and web/blocks. */
import type { ReactNode } from 'react'
import type { SheetProps } from './read-blocks.ts'
import { View as AccountSafeguards } from './account-safeguards/view.tsx'
import { View as AppDownload } from './app-download/view.tsx'
import { View as Calculator } from './calculator/view.tsx'
import { View as Cards } from './cards/view.tsx'
import { View as ContactDetails } from './contact-details/view.tsx'
import { View as DataTable } from './data-table/view.tsx'
import { View as DayRule } from './day-rule/view.tsx'
import { View as EconomicCalendar } from './economic-calendar/view.tsx'
import { View as FaqList } from './faq-list/view.tsx'
import { View as GlossaryList } from './glossary-list/view.tsx'
import { View as Hero } from './hero/view.tsx'
import { View as Illustration } from './illustration/view.tsx'
import { View as InstrumentTable } from './instrument-table/view.tsx'
import { View as KeyFigures } from './key-figures/view.tsx'
import { View as LatestPapers } from './latest-papers/view.tsx'
import { View as LegalList } from './legal-list/view.tsx'
import { View as Lessons } from './lessons/view.tsx'
import { View as LimitList } from './limit-list/view.tsx'
import { View as LivePrice } from './live-price/view.tsx'
import { View as MarketBoard } from './market-board/view.tsx'
import { View as MarketHours } from './market-hours/view.tsx'
import { View as MarketRows } from './market-rows/view.tsx'
import { View as Notice } from './notice/view.tsx'
import { View as Opening } from './opening/view.tsx'
import { View as PartnerTerms } from './partner-terms/view.tsx'
import { View as Picture } from './picture/view.tsx'
import { View as PlatformHero } from './platform-hero/view.tsx'
import { View as PlatformList } from './platform-list/view.tsx'
import { View as PlatformPair } from './platform-pair/view.tsx'
import { View as PlatformScreen } from './platform-screen/view.tsx'
import { View as ProviderList } from './provider-list/view.tsx'
import { View as PullFigure } from './pull-figure/view.tsx'
import { View as QuotesTable } from './quotes-table/view.tsx'
import { View as RichText } from './rich-text/view.tsx'
import { View as SideNote } from './side-note/view.tsx'
import { View as Steps } from './steps/view.tsx'
import { View as StorageTable } from './storage-table/view.tsx'
import { View as TopInstruments } from './top-instruments/view.tsx'
import { View as TradeToScale } from './trade-to-scale/view.tsx'
import { View as TradingBanner } from './trading-banner/view.tsx'
import { View as Uses } from './uses/view.tsx'
import { View as WorkedExample } from './worked-example/view.tsx'

/** Draws a block with its view. */
export const drawView = ({ block, locale, isOpening }: SheetProps): ReactNode => {
  switch (block._type) {
    case 'accountSafeguards':
      return <AccountSafeguards block={block} locale={locale} isOpening={isOpening} />
    case 'appDownload':
      return <AppDownload block={block} locale={locale} isOpening={isOpening} />
    case 'calculator':
      return <Calculator block={block} locale={locale} isOpening={isOpening} />
    case 'cards':
      return <Cards block={block} locale={locale} isOpening={isOpening} />
    case 'contactDetails':
      return <ContactDetails block={block} locale={locale} isOpening={isOpening} />
    case 'dataTable':
      return <DataTable block={block} locale={locale} isOpening={isOpening} />
    case 'dayRule':
      return <DayRule block={block} locale={locale} isOpening={isOpening} />
    case 'economicCalendar':
      return <EconomicCalendar block={block} locale={locale} isOpening={isOpening} />
    case 'faqList':
      return <FaqList block={block} locale={locale} isOpening={isOpening} />
    case 'glossaryList':
      return <GlossaryList block={block} locale={locale} isOpening={isOpening} />
    case 'hero':
      return <Hero block={block} locale={locale} isOpening={isOpening} />
    case 'illustration':
      return <Illustration block={block} locale={locale} isOpening={isOpening} />
    case 'instrumentTable':
      return <InstrumentTable block={block} locale={locale} isOpening={isOpening} />
    case 'keyFigures':
      return <KeyFigures block={block} locale={locale} isOpening={isOpening} />
    case 'latestPapers':
      return <LatestPapers block={block} locale={locale} isOpening={isOpening} />
    case 'legalList':
      return <LegalList block={block} locale={locale} isOpening={isOpening} />
    case 'lessons':
      return <Lessons block={block} locale={locale} isOpening={isOpening} />
    case 'limitList':
      return <LimitList block={block} locale={locale} isOpening={isOpening} />
    case 'livePrice':
      return <LivePrice block={block} locale={locale} isOpening={isOpening} />
    case 'marketBoard':
      return <MarketBoard block={block} locale={locale} isOpening={isOpening} />
    case 'marketHours':
      return <MarketHours block={block} locale={locale} isOpening={isOpening} />
    case 'marketRows':
      return <MarketRows block={block} locale={locale} isOpening={isOpening} />
    case 'notice':
      return <Notice block={block} locale={locale} isOpening={isOpening} />
    case 'opening':
      return <Opening block={block} locale={locale} isOpening={isOpening} />
    case 'partnerTerms':
      return <PartnerTerms block={block} locale={locale} isOpening={isOpening} />
    case 'picture':
      return <Picture block={block} locale={locale} isOpening={isOpening} />
    case 'platformHero':
      return <PlatformHero block={block} locale={locale} isOpening={isOpening} />
    case 'platformList':
      return <PlatformList block={block} locale={locale} isOpening={isOpening} />
    case 'platformPair':
      return <PlatformPair block={block} locale={locale} isOpening={isOpening} />
    case 'platformScreen':
      return <PlatformScreen block={block} locale={locale} isOpening={isOpening} />
    case 'providerList':
      return <ProviderList block={block} locale={locale} isOpening={isOpening} />
    case 'pullFigure':
      return <PullFigure block={block} locale={locale} isOpening={isOpening} />
    case 'quotesTable':
      return <QuotesTable block={block} locale={locale} isOpening={isOpening} />
    case 'richText':
      return <RichText block={block} locale={locale} isOpening={isOpening} />
    case 'sideNote':
      return <SideNote block={block} locale={locale} isOpening={isOpening} />
    case 'steps':
      return <Steps block={block} locale={locale} isOpening={isOpening} />
    case 'storageTable':
      return <StorageTable block={block} locale={locale} isOpening={isOpening} />
    case 'topInstruments':
      return <TopInstruments block={block} locale={locale} isOpening={isOpening} />
    case 'tradeToScale':
      return <TradeToScale block={block} locale={locale} isOpening={isOpening} />
    case 'tradingBanner':
      return <TradingBanner block={block} locale={locale} isOpening={isOpening} />
    case 'uses':
      return <Uses block={block} locale={locale} isOpening={isOpening} />
    case 'workedExample':
      return <WorkedExample block={block} locale={locale} isOpening={isOpening} />
  }
}
