import { defaultChannel } from '#web/lib/channel.ts'
import type { BlockResult } from './block-results.ts'
import type { Block } from './block-types.ts'
import type { LinkContext } from '#web/content/values/links.ts'
import { liveBlocks } from './live-blocks.ts'
import type { SharedRows } from '#web/documents/needed-rows.ts'
import {
  contactIn,
  downloadsIn,
  faqIn,
  glossaryIn,
  instrumentsIn,
  liquidityProvidersIn,
  partnerProgrammeIn,
  paymentProvidersIn,
  platformsIn,
} from '#web/documents/shared-docs.ts'

/** The blocks that show shared documents, and which; the live ones name theirs in `live-blocks.ts`. */
const needed = {
  faqList: ['faq'],
  instrumentTable: ['instruments'],
  providerList: ['payment', 'liquidity'],
  contactDetails: ['contact'],
  platformList: ['platforms'],
  appDownload: ['downloads'],
  glossaryList: ['glossary'],
  partnerTerms: ['partners'],
} as const satisfies Partial<Record<BlockResult['_type'], readonly (keyof SharedRows)[]>>

const neededBy: ReadonlyMap<string, readonly (keyof SharedRows)[]> = new Map([
  ...Object.entries(needed),
  ...liveBlocks.map(({ type, needs }) => [type, needs] as const),
])

/** The shared documents that a block of a type shows. A page asks the lake for what its own blocks need alone. */
export const needsOf = (type: string): readonly (keyof SharedRows)[] => neededBy.get(type) ?? []

export type DataBlockResult = Extract<BlockResult, { _type: keyof typeof needed }>

export const isDataBlock = (block: BlockResult): block is DataBlockResult =>
  Object.hasOwn(needed, block._type)

/** A block with what it shows of shared documents in it, in the page's language. */
export const withData = (block: DataBlockResult, context: LinkContext, rows: SharedRows): Block => {
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
