import { createHash } from 'node:crypto'
import type { PageContent } from '#web/content/pages/page.ts'
import type { RiskWarning } from '#web/documents/risk-warning.ts'
import type { SiteSettings } from '#web/documents/site-settings.ts'

/** The content of a sharing picture. */
export interface Share {
  brandName: string
  title: string
  description: string
  /** The percentage without its sign, and the number of filled cells. */
  percentage: string
  cells: number
  /** Format C of the mandated warning, complete (law 1). */
  sentences: string[]
  /** Address of an editor's picture that replaces the chart. */
  picture: string | null
}

export const shareOf = (
  page: Pick<PageContent, 'metadata'>,
  settings: SiteSettings,
  risk: RiskWarning,
): Share => ({
  brandName: settings.brandName,
  title: page.metadata.title || settings.metadata.title,
  description: page.metadata.description || settings.metadata.description,
  percentage: risk.percentage,
  cells: risk.cells,
  sentences: risk.sentences('C'),
  picture: page.metadata.image?.src ?? null,
})

/**
 * The address of a page's sharing picture. Services cache by address, so it contains a hash of the content: a new
 * figure is a new picture.
 */
export const shareAddress = (
  { locale, path }: Pick<PageContent, 'locale' | 'path'>,
  share: Share,
): string => {
  const version = createHash('sha256').update(JSON.stringify(share)).digest('hex').slice(0, 10)
  return `/og/${locale}${path === '/' ? '/index' : path}.png?v=${version}`
}

/** The page of `/og/<language>/<path>.png`; null if invalid. */
export const pageOfShare = (name: readonly string[]): { language: string; path: string } | null => {
  const [language, ...rest] = name
  const path = rest.join('/')
  if (!language || !path.endsWith('.png')) return null
  const bare = path.slice(0, -'.png'.length)
  return bare === '' ? null : { language, path: bare === 'index' ? '/' : `/${bare}` }
}

/** Characters that the picture's fonts lack; the renderer would download a font for them. */
const unknown = /[^ -~\u00A0-\u00FFĄąĆćĘęŁłŃńŚśŹźŻż–—‘’‚“”„•…‹›€™]/gu

/** The text limited to available characters; narrow spaces and non-breaking hyphens become plain ones. */
export const drawableText = (text: string): string =>
  text
    .replaceAll(/[\u2000-\u200A\u202F\u205F]/g, ' ')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(unknown, '')
