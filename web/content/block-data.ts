import type { z } from 'zod'
import type { BlockResult } from './block-results.ts'
import type { Block } from './block-types.ts'
import { type LinkContext, resolveLink } from './links.ts'
import {
  contactIn,
  downloadsIn,
  faqIn,
  glossaryIn,
  instrumentsIn,
  isAssetClass,
  liquidityProvidersIn,
  partnerProgrammeIn,
  paymentProvidersIn,
  platformsIn,
} from './shared-docs.ts'
import type * as results from './shared-results.ts'
import { assetClasses } from './shared-types.ts'

/** What the blocks of one page need of shared documents, as the lake answered; what none needs is empty. */
export interface SharedRows {
  instruments: z.infer<typeof results.instrumentsResult>
  faq: z.infer<typeof results.faqResult>
  glossary: z.infer<typeof results.glossaryResult>
  payment: z.infer<typeof results.paymentProvidersResult>
  liquidity: z.infer<typeof results.liquidityProvidersResult>
  platforms: z.infer<typeof results.platformsResult>
  contact: z.infer<typeof results.contactResult>
  downloads: z.infer<typeof results.downloadsResult>
  partners: z.infer<typeof results.partnerProgrammeResult>
}

export const noRows: SharedRows = {
  instruments: [],
  faq: [],
  glossary: [],
  payment: [],
  liquidity: [],
  platforms: [],
  contact: null,
  downloads: null,
  partners: null,
}

/** The channel of whoever comes without one (requirements A3). */
export const defaultChannel = '6688'

/** Blocks that show shared documents, and which. A page asks the lake for what its own blocks need alone. */
export const neededBy: { [Type in DataBlockResult['_type']]: readonly (keyof SharedRows)[] } = {
  topInstruments: ['instruments'],
  faqList: ['faq'],
  instrumentTable: ['instruments'],
  quotesTable: ['instruments'],
  calculator: ['instruments'],
  providerList: ['payment', 'liquidity'],
  contactDetails: ['contact'],
  platformList: ['platforms'],
  appDownload: ['downloads'],
  glossaryList: ['glossary'],
  partnerTerms: ['partners'],
}

const dataTypes = [
  'topInstruments',
  'faqList',
  'instrumentTable',
  'quotesTable',
  'calculator',
  'providerList',
  'contactDetails',
  'platformList',
  'appDownload',
  'glossaryList',
  'partnerTerms',
] as const

export type DataBlockResult = Extract<BlockResult, { _type: (typeof dataTypes)[number] }>

export const isDataBlock = (block: BlockResult): block is DataBlockResult =>
  dataTypes.some((type) => type === block._type)

/** The three of the home page when an editor names none (requirements I5). */
const topThree = ['EURUSD', 'XAUUSD', 'NAS100']

const topInstruments = (
  block: Extract<BlockResult, { _type: 'topInstruments' }>,
  context: LinkContext,
  rows: SharedRows,
): Block => {
  const published = instrumentsIn(rows.instruments, context)
  const symbols = block.instruments?.length ? block.instruments : topThree
  return {
    _key: block._key,
    _type: 'topInstruments',
    instruments: symbols.map((symbol) => ({
      symbol,
      instrument: published.find((instrument) => instrument.symbol === symbol) ?? null,
    })),
    note: block.note ?? null,
    more: resolveLink(block.moreLink, block.moreLabel, context),
  }
}

/** A block with what it shows of shared documents in it, in the page's language. */
export const withData = (block: DataBlockResult, context: LinkContext, rows: SharedRows): Block => {
  if (block._type === 'topInstruments') return topInstruments(block, context, rows)
  const head = { _key: block._key, heading: block.heading ?? null, lede: block.lede ?? null }
  switch (block._type) {
    case 'faqList':
      return {
        ...head,
        _type: 'faqList',
        groups: faqIn(rows.faq, block.topics ?? [], context),
        isWhole: !block.topics?.length,
      }
    case 'instrumentTable': {
      const instruments = instrumentsIn(rows.instruments, context)
      const mine = instruments.filter(({ assetClass }) => assetClass === block.assetClass)
      return { ...head, _type: 'instrumentTable', instruments: mine }
    }
    case 'quotesTable': {
      const instruments = instrumentsIn(rows.instruments, context)
      const asked = (block.groups ?? []).filter(isAssetClass)
      const groups = (asked.length > 0 ? asked : assetClasses).map((assetClass) => ({
        assetClass,
        instruments: instruments.filter((instrument) => instrument.assetClass === assetClass),
      }))
      return { ...head, _type: 'quotesTable', groups: groups.filter((group) => group.instruments.length > 0) }
    }
    case 'calculator':
      return {
        ...head,
        _type: 'calculator',
        kind: block.kind,
        instruments: instrumentsIn(rows.instruments, context),
      }
    case 'providerList':
      return block.kind === 'payment'
        ? {
            ...head,
            _type: 'providerList',
            kind: 'payment',
            providers: paymentProvidersIn(rows.payment, context),
          }
        : {
            ...head,
            _type: 'providerList',
            kind: 'liquidity',
            providers: liquidityProvidersIn(rows.liquidity, context),
          }
    case 'contactDetails':
      return { ...head, _type: 'contactDetails', contact: contactIn(rows.contact, context) }
    case 'platformList':
      return {
        ...head,
        _type: 'platformList',
        platforms: platformsIn(rows.platforms, block.platforms ?? [], context),
      }
    case 'appDownload': {
      const { googlePlay, appStore } = context.links
      const downloads = downloadsIn(rows.downloads, context)
      const stores = { googlePlay, appStore }
      return { ...head, _type: 'appDownload', downloads, chosen: defaultChannel, stores }
    }
    case 'glossaryList':
      return { ...head, _type: 'glossaryList', terms: glossaryIn(rows.glossary, context) }
    default:
      return { ...head, _type: 'partnerTerms', programme: partnerProgrammeIn(rows.partners, context) }
  }
}
