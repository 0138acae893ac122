import type { PortableTextBlock } from '@portabletext/react'
import type { LiveBlock } from './live-blocks.ts'
import type {
  Contact,
  Downloads,
  FaqGroup,
  GlossaryTerm,
  Instrument,
  LiquidityProvider,
  PartnerProgramme,
  PaymentProvider,
  Platform,
} from '#web/documents/shared-types.ts'
import type { ActionLink, ResolvedLink } from '#web/content/values/links.ts'
import type { LegalKind } from '#web/content/values/legal-kinds.ts'
import type { SiteSettings } from '#web/content/pages/types.ts'

/** A block as its component gets it: what it shows of shared documents is already in it. */
interface BlockBase<Type extends string> {
  _type: Type
  /** Sanity's `_key`: stable between publishes, unique on its page. */
  _key: string
}

/** A block that can have a heading; a page's table of contents is made of these. */
interface HeadedBlock<Type extends string> extends BlockBase<Type> {
  heading: string | null
  lede: string | null
}

export interface HeroBlock extends BlockBase<'hero'> {
  title: string
  lede: string | null
  actions: ActionLink[]
}

export interface OpeningBlock extends BlockBase<'opening'> {
  title: string
  lede: string | null
}

export interface RichTextBlock extends BlockBase<'richText'> {
  heading: string | null
  content: PortableTextBlock[]
}

export interface LegalListBlock extends BlockBase<'legalList'> {
  title: string | null
  lede: string | null
  /** Kinds to show, in this order; empty means all. */
  kinds: LegalKind[]
}

export const noticeTones = ['note', 'caution', 'rule'] as const
export type NoticeTone = (typeof noticeTones)[number]

export interface NoticeBlock extends BlockBase<'notice'> {
  tone: NoticeTone
  title: string | null
  text: PortableTextBlock[]
}

export interface KeyFiguresBlock extends HeadedBlock<'keyFigures'> {
  items: { key: string; value: string; label: string; note: string | null }[]
}

export interface WorkedExampleBlock extends HeadedBlock<'workedExample'> {
  title: string
  rows: { key: string; label: string; note: string | null; value: string; isStrong: boolean }[]
  note: string | null
}

export interface StepsBlock extends HeadedBlock<'steps'> {
  items: { key: string; title: string; text: PortableTextBlock[] }[]
}

export interface DataTableBlock extends HeadedBlock<'dataTable'> {
  caption: string
  columns: string[]
  /** As many cells as there are columns; the first is the row's head. */
  rows: { key: string; cells: string[] }[]
  note: string | null
}

export interface CardsBlock extends HeadedBlock<'cards'> {
  items: { key: string; title: string; text: string | null; link: ResolvedLink | null }[]
}

export interface FaqListBlock extends HeadedBlock<'faqList'> {
  groups: FaqGroup[]
  /** No topic was chosen: these are all questions of the site. */
  isWhole: boolean
}

export interface InstrumentTableBlock extends HeadedBlock<'instrumentTable'> {
  instruments: Instrument[]
}

export interface StorageTableBlock extends HeadedBlock<'storageTable'> {
  note: string | null
}

export interface TradingBannerBlock extends BlockBase<'tradingBanner'> {
  title: string
  text: string | null
  buttonLabel: string | null
}

export type ProviderListBlock =
  | (HeadedBlock<'providerList'> & { kind: 'payment'; providers: PaymentProvider[] })
  | (HeadedBlock<'providerList'> & { kind: 'liquidity'; providers: LiquidityProvider[] })

export interface ContactDetailsBlock extends HeadedBlock<'contactDetails'> {
  contact: Contact
}

export interface PlatformListBlock extends HeadedBlock<'platformList'> {
  platforms: Platform[]
}

export interface AppDownloadBlock extends HeadedBlock<'appDownload'> {
  downloads: Downloads
  /** Code of the channel whose link is shown. */
  chosen: string
  stores: Pick<SiteSettings['links'], 'googlePlay' | 'appStore'>
}

export interface GlossaryListBlock extends HeadedBlock<'glossaryList'> {
  terms: GlossaryTerm[]
}

export interface PartnerTermsBlock extends HeadedBlock<'partnerTerms'> {
  programme: PartnerProgramme
}

/** What `web/design/art` draws; an editor chooses by name. */
export const illustrationNames = [
  'course',
  'contours',
  'margin-gauge',
  'depth',
  'flags',
  'harbour',
  'ledger',
  'compass',
] as const
export type IllustrationName = (typeof illustrationNames)[number]

export interface IllustrationBlock extends BlockBase<'illustration'> {
  name: IllustrationName
  /** What a reader who cannot see it is told. */
  alt: string
  caption: string | null
}

/** A block that waits for nothing; the others are in `live-blocks.ts`. */
export type StillBlock =
  | HeroBlock
  | OpeningBlock
  | RichTextBlock
  | LegalListBlock
  | NoticeBlock
  | KeyFiguresBlock
  | WorkedExampleBlock
  | StepsBlock
  | DataTableBlock
  | CardsBlock
  | FaqListBlock
  | InstrumentTableBlock
  | StorageTableBlock
  | TradingBannerBlock
  | ProviderListBlock
  | ContactDetailsBlock
  | PlatformListBlock
  | AppDownloadBlock
  | GlossaryListBlock
  | PartnerTermsBlock
  | IllustrationBlock

export type Block = StillBlock | LiveBlock
