import 'server-only'
import type { Locale } from '#locales/table.ts'
import { type Block, drawableBlocks } from '#web/blocks/read-blocks.ts'
import { noteLeftOut } from '#web/content/lake/left-out.ts'
import type { LeftOut } from '#web/lib/parse-sound.ts'
import { isPreview } from '#web/content/preview/perspective.ts'
import { entityTokens } from '#web/documents/entity.ts'
import { knownPathsForPage } from '#web/documents/page.ts'
import { mediaAddress } from '#web/content/values/media-address.ts'
import { readForPage } from '#web/content/render/render-scope.ts'
import { type HeaderVariant, type PageAnswer, pageRead, pageShape } from './page-read.ts'
import { linkContext } from '#web/documents/site-settings.ts'
import { sharedRowsFor } from './shared-rows.ts'
import { fillTokensIn } from '#web/content/values/tokens.ts'
import type { PagePath } from '#web/documents/page.ts'

export interface PageMetadata {
  title: string
  description: string
  keywords: string[]
  /** Address of the sharing picture. */
  image: { src: string; width: number; height: number; alt: string } | null
}

/** A page as passed to layout and blocks: resolved, in one language. */
export interface PageContent {
  locale: Locale
  /** Without the language prefix: `/`, `/about/intro`. */
  path: string
  title: string
  metadata: PageMetadata
  header: HeaderVariant
  blocks: Block[]
  /** Languages in which this path exists, including this one, in the table's order. */
  alternates: Locale[]
}

const metadataOf = (page: NonNullable<PageAnswer>): PageMetadata => {
  const { title, description, keywords, image } = page.metadata ?? {}
  const source = image?.asset && mediaAddress(image.asset._id)
  const size = image?.asset?.dimensions
  return {
    title: title || page.title || '',
    description: description ?? '',
    keywords: keywords ?? [],
    image: source && size ? { src: source, ...size, alt: image.alt ?? '' } : null,
  }
}

/**
 * The published page at a path without language prefix (`/`, `/about/intro`), or null. Unknown paths are not queried;
 * their 404 expires when something is published there.
 * @throws when the lake fails and there is no last good value
 */
export const getPage = async (locale: Locale, path: string): Promise<PageContent | null> => {
  const { exists, languagesOf } = await knownPathsForPage()
  if (!exists(locale, path)) return null
  const [raw, tokens] = await Promise.all([readForPage(pageRead(locale, path)), entityTokens(locale)])
  const page = pageShape.parse(fillTokensIn(raw, tokens))
  if (!page) return null
  const blocks = page.blocks ?? []
  const shared = await sharedRowsFor(blocks)
  const { faqEntry, glossaryTerm } = shared
  const context = await linkContext(locale, blocks, faqEntry, glossaryTerm)
  const isDraft = await isPreview()
  const note = (parts: readonly LeftOut[]) => {
    if (!isDraft) noteLeftOut(`page ${path} (${locale})`, parts)
  }
  return {
    locale,
    path,
    title: page.title ?? '',
    metadata: metadataOf(page),
    header: page.header ?? 'compact',
    blocks: drawableBlocks(blocks, note, context, shared),
    alternates: languagesOf(path),
  }
}

/** Every page in every language, during a render. */
export const getPagePaths = async (): Promise<PagePath[]> => (await knownPathsForPage()).paths
