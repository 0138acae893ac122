import type { Locale } from '#locales/table.ts'
import type { LegalKind } from '#web/content/values/legal-kinds.ts'
import type { ResolvedLink, SiteLinks } from '#web/content/values/links.ts'
import type { Block } from '#web/blocks/read-blocks.ts'

/**
 * What the data layer hands to layout and blocks: plain, resolved, of one language. Nothing here knows
 * Sanity; a reference is already an address, a text per language already a string.
 */

export interface PageMetadata {
  title: string
  description: string
  keywords: string[]
  /** Own address of the sharing picture, or null. */
  image: { src: string; width: number; height: number; alt: string } | null
}

/** Compact: the whole menu, Log in and Register. Floating: logo, partnerships and one button (requirements B3). */
export const headerVariants = ['compact', 'floating'] as const
export type HeaderVariant = (typeof headerVariants)[number]

export interface PageContent {
  locale: Locale
  /** Without the language prefix: `/`, `/about/intro`. */
  path: string
  title: string
  metadata: PageMetadata
  header: HeaderVariant
  blocks: Block[]
  /** Languages in which this path exists, this one included, in the table's order. */
  alternates: Locale[]
}

/** A page that exists: what `generateStaticParams` and the sitemap are made of. */
export interface PagePath {
  locale: Locale
  path: string
}

/** Formats of CySEC PS-04-2019: B web page, C abbreviated, D reduced (E to G where there is no percentage). */
export type RiskFormat = 'B' | 'C' | 'D'

export type WordingStatus = 'verified' | 'awaiting' | 'missing'

/** The risk warning of one language. Sentences are mandated wording: they are drawn whole and as they are. */
export interface RiskWarning {
  /** The number without its sign, in the language's notation: `74`, `74,5`. */
  percentage: string
  /** The sentences of a format, with the figure already in them. */
  sentences: (format: RiskFormat) => string[]
  /** Accounts of a hundred, rounded up, for the drawing: a whole number 0 to 100. */
  cells: number
  /** The figure is a sample and not a firm's own. */
  isSample: boolean
  /** Whether compliance has confirmed this language's wording of a format. */
  statusOf: (format: RiskFormat) => WordingStatus
}

export interface Entity {
  firmName: string
  licenceNumber: string
  /** One line of the address per line. */
  address: string
  /** The regulation statement, its tokens already filled. */
  statement: string
  regulatorName: string
  regulatorUrl: string | null
  isSample: boolean
}

/**
 * One entry of the menu in one language; entries whose page is missing there are left out already,
 * and so are groups that have become empty.
 */
export interface MenuEntry {
  key: string
  name: string
  /** Address in this language, or null for a mere heading. */
  href: string | null
  /** Path without the language prefix, to recognise the current section; null when it leaves the site. */
  path: string | null
  note: string | null
  external: boolean
  newWindow: boolean
  children: MenuEntry[]
}

export interface FooterList {
  key: string
  title: string
  items: ResolvedLink[]
}

export interface SiteSettings {
  brandName: string
  metadata: { title: string; description: string; keywords: string[] }
  /** A link the editors have not set is null: its button is not drawn. */
  links: { [Name in keyof SiteLinks]: SiteLinks[Name] | null }
  footerIntro: string
  footerLists: FooterList[]
  paymentMethods: string[]
}

/** One PDF of a legal paper in one language, at its own address on this site. */
export interface LegalFile {
  locale: Locale
  /** Stable address of the current version: `/de/legal/risk-disclosure.pdf`. */
  href: string
  /** Bytes. */
  size: number
}

export interface LegalDocument {
  slug: string
  kind: LegalKind
  title: string
  /** The language the title is in, when it is not the page's (record 8). */
  titleLocale: Locale
  year: number | null
  versionLabel: string | null
  /** ISO date, `2026-10-01`. */
  effectiveFrom: string | null
  isSample: boolean
  /** The languages there is a file in, in the table's order; never empty. */
  files: LegalFile[]
  /** Permanent address of the version now in force, in the page's language or the file's own; null when unknown. */
  permanentHref: string | null
}
