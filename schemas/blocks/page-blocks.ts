import type { ObjectDefinition } from 'sanity'
import { appDownload } from './app-download.ts'
import { cards } from './cards.ts'
import { contactDetails } from './contact-details.ts'
import { dataTable } from './data-table.ts'
import { faqList } from './faq-list.ts'
import { glossaryList } from './glossary-list.ts'
import { hero } from './hero.ts'
import { illustration } from './illustration.ts'
import { instrumentTable } from './instrument-table.ts'
import { keyFigures } from './key-figures.ts'
import { legalList } from './legal-list.ts'
import { liveBlocks } from './live-blocks.ts'
import { notice } from './notice.ts'
import { opening } from './opening.ts'
import { partnerTerms } from './partner-terms.ts'
import { platformList } from './platform-list.ts'
import { providerList } from './provider-list.ts'
import { richText } from './rich-text.ts'
import { steps } from './steps.ts'
import { storageTable } from './storage-table.ts'
import { tradingBanner } from './trading-banner.ts'
import { workedExample } from './worked-example.ts'

/** What a page can be made of, in the order an editor is offered it. */
export const pageBlocks: readonly ObjectDefinition[] = [
  hero,
  opening,
  richText,
  notice,
  keyFigures,
  workedExample,
  steps,
  dataTable,
  cards,
  illustration,
  tradingBanner,
  faqList,
  glossaryList,
  legalList,
  instrumentTable,
  ...liveBlocks,
  platformList,
  appDownload,
  providerList,
  contactDetails,
  partnerTerms,
  storageTable,
]

/** The blocks by what they are for, as the menu of new blocks shows them. */
export const blockGroups = [
  { name: 'words', title: 'Words', of: ['hero', 'opening', 'richText', 'notice', 'steps', 'cards'] },
  { name: 'figures', title: 'Figures', of: ['keyFigures', 'workedExample', 'dataTable', 'illustration'] },
  {
    name: 'lists',
    title: 'Lists',
    of: [
      'faqList',
      'glossaryList',
      'legalList',
      'providerList',
      'platformList',
      'partnerTerms',
      'storageTable',
    ],
  },
  {
    name: 'live',
    title: 'Markets',
    of: [...liveBlocks.map(({ name }) => name), 'instrumentTable'],
  },
  { name: 'contact', title: 'Contact', of: ['tradingBanner', 'appDownload', 'contactDetails'] },
]
