import { Fragment, type ReactNode } from 'react'
import type { Locale } from '#locales/table.ts'
import { AppDownload } from './app-download/app-download.tsx'
import { CalculatorSheet } from './calculator/calculator-sheet.tsx'
import { Cards } from './cards/cards.tsx'
import { ContactDetails } from './contact-details/contact-details.tsx'
import { DataTable } from './data-table/data-table.tsx'
import { EconomicCalendar } from './economic-calendar/economic-calendar.tsx'
import { FaqList } from './faq-list/faq-list.tsx'
import { GlossaryList } from './glossary-list/glossary-list.tsx'
import { Illustration } from './illustration/illustration.tsx'
import { InstrumentTable } from './instrument-table/instrument-table.tsx'
import { KeyFigures } from './key-figures/key-figures.tsx'
import { LegalLibrary } from './legal-list/legal-library.tsx'
import { LiveSheet } from './live-sheet.tsx'
import { Notice } from './notice/notice.tsx'
import { PartnerTerms } from './partner-terms/partner-terms.tsx'
import { PlatformList } from './platform-list/platform-list.tsx'
import type { SheetBlock } from './plan-sections.ts'
import { ProviderList } from './provider-list/provider-list.tsx'
import { QuotesTable } from './quotes-table/quotes-table.tsx'
import { RichText } from './rich-text/rich-text.tsx'
import { Steps } from './steps/steps.tsx'
import { StorageTable } from './storage-table/storage-table.tsx'
import { TopInstruments } from './top-instruments/top-instruments.tsx'
import { WorkedExample } from './worked-example/worked-example.tsx'

interface SheetProps {
  block: SheetBlock
  locale: Locale
  /** The block's own title is already the page's. */
  isOpening: boolean
}

/**
 * What an editor can place on a page; a block type without its component does not compile. Live blocks without a
 * server part of their own are drawn by `live-parts.tsx`.
 */
const draw = ({ block, locale, isOpening }: SheetProps): ReactNode => {
  switch (block._type) {
    case 'richText':
      return <RichText block={block} />
    case 'topInstruments':
      return <TopInstruments block={block} locale={locale} />
    case 'legalList':
      return <LegalLibrary block={block} locale={locale} isOpening={isOpening} />
    case 'notice':
      return <Notice block={block} locale={locale} />
    case 'keyFigures':
      return <KeyFigures block={block} />
    case 'workedExample':
      return <WorkedExample block={block} />
    case 'steps':
      return <Steps block={block} />
    case 'dataTable':
      return <DataTable block={block} />
    case 'cards':
      return <Cards block={block} />
    case 'faqList':
      return <FaqList block={block} locale={locale} />
    case 'instrumentTable':
      return <InstrumentTable block={block} locale={locale} />
    case 'quotesTable':
      return <QuotesTable block={block} locale={locale} />
    case 'economicCalendar':
      return <EconomicCalendar block={block} locale={locale} />
    case 'calculator':
      return <CalculatorSheet block={block} locale={locale} />
    case 'providerList':
      return <ProviderList block={block} locale={locale} />
    case 'contactDetails':
      return <ContactDetails block={block} locale={locale} />
    case 'platformList':
      return <PlatformList block={block} locale={locale} />
    case 'appDownload':
      return <AppDownload block={block} locale={locale} />
    case 'glossaryList':
      return <GlossaryList block={block} locale={locale} />
    case 'partnerTerms':
      return <PartnerTerms block={block} />
    case 'storageTable':
      return <StorageTable block={block} locale={locale} />
    case 'illustration':
      return <Illustration block={block} />
    default:
      return <LiveSheet block={block} locale={locale} />
  }
}

/** Draws one block. One of a type this build does not know was left out and reported when the page was read. */
export const drawBlock = (props: SheetProps): ReactNode => (
  <Fragment key={props.block._key}>{draw(props)}</Fragment>
)
