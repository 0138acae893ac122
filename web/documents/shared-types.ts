import type { PortableTextBlock } from '@portabletext/react'
import type { AssetClass } from '#web/content/values/markets.ts'
import type { ResolvedLink } from '#web/content/values/links.ts'

/** Documents that several pages show, in one language: what an editor writes once for the whole site. */

/** Classes of the leverage cap (CySEC PS-04-2019). */
export const leverageClasses = [
  'major-fx',
  'non-major-fx',
  'gold',
  'major-index',
  'other-commodity',
  'non-major-index',
] as const
export type LeverageClass = (typeof leverageClasses)[number]

/** One of the firm's instruments (requirements I5). Figures are decimal strings. */
export interface Instrument {
  symbol: string
  /** Address of its own page in this language. */
  href: string
  name: string
  assetClass: AssetClass
  contractSize: string
  contractUnit: string
  minLot: string
  lotStep: string
  maxLot: string
  /** Bought or sold, for currencies only; and the currency of price and result. */
  base: string | null
  quote: string
  leverageClass: LeverageClass | null
  /** Which key information document explains it: `fx`, `commodities`, `indices`. */
  kid: string | null
  /** Decimals of its prices. */
  digits: number
  pipSize: string
  typicalSpread: string
  /** Per cent of the contract that a retail client sets aside. */
  marginPct: string
  maxLeverage: string
  hours: { zone: string; sessions: string; dailyBreak: string | null } | null
  note: string | null
}

export const faqTopics = [
  'account',
  'verification',
  'funding',
  'costs',
  'trading',
  'risk',
  'platforms',
  'data-and-security',
  'complaints',
  'partners',
] as const
export type FaqTopic = (typeof faqTopics)[number]

export interface FaqEntry {
  /** Unique on the site, stable between publishes: an address on the page. */
  key: string
  question: string
  answer: PortableTextBlock[]
}

export interface FaqGroup {
  topic: FaqTopic
  entries: FaqEntry[]
}

export interface GlossaryTerm {
  key: string
  term: string
  definition: string
  seeAlso: { key: string; term: string }[]
  page: ResolvedLink | null
}

export interface PaymentProvider {
  key: string
  name: string
  method: string
  currencies: string[]
  fee: string
  time: string
  minimum: string | null
  note: string | null
}

export interface LiquidityProvider {
  key: string
  name: string
  assetClasses: AssetClass[]
  country: string
  role: string
}

export interface Platform {
  /** `mctrader`, `mt4`: what a block names it by. */
  key: string
  name: string
  summary: string
  facts: { key: string; label: string; value: string }[]
  devices: string[]
  links: { device: 'desktop' | 'web' | 'ios' | 'android'; href: string }[]
}

export interface Contact {
  offices: {
    key: string
    name: string
    address: string
    phone: string | null
    hours: string | null
    isRegistered: boolean
  }[]
  channels: { key: string; label: string; value: string; link: ResolvedLink | null; note: string | null }[]
}

export interface DownloadChannel {
  code: string
  /** Null for one that no editor has entered. */
  name: string | null
  link: ResolvedLink | null
}

export interface Downloads {
  channels: DownloadChannel[]
  requirements: string
}

export interface PartnerProgramme {
  models: { key: string; name: string; text: string; terms: { label: string; value: string }[] }[]
  conditions: PortableTextBlock[]
}

/** A banner that shows now on the page asked about (requirements B4, B5). */
export interface Banner {
  key: string
  kind: 'promotional' | 'trading'
  title: string
  subtitle: string | null
  action: ResolvedLink | null
  riskFormat: 'B' | 'C'
}
