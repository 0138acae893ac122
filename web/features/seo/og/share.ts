import { createHash } from 'node:crypto'
import type { PageContent, RiskWarning, SiteSettings } from '#web/content/pages/types.ts'

/** What the sharing picture of a page says. */
export interface Share {
  brandName: string
  title: string
  description: string
  /** The number without its sign, and the share of a hundred accounts for the scale. */
  percentage: string
  cells: number
  /** Format C of the mandated warning, whole (law 1). */
  sentences: string[]
  /** An editor's picture, own address, drawn in place of the chart. */
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
 * The own address of a page's sharing picture. Services keep a picture by its address, so the address names
 * what is drawn: a new figure is a new picture.
 */
export const shareAddress = (
  { locale, path }: Pick<PageContent, 'locale' | 'path'>,
  share: Share,
): string => {
  const version = createHash('sha256').update(JSON.stringify(share)).digest('hex').slice(0, 10)
  return `/og/${locale}${path === '/' ? '/index' : path}.png?v=${version}`
}

/** The page whose picture stands at `/og/<language>/<path>.png`; null when the address cannot be one. */
export const pageOfShare = (name: readonly string[]): { language: string; path: string } | null => {
  const [language, ...rest] = name
  const path = rest.join('/')
  if (!language || !path.endsWith('.png')) return null
  const bare = path.slice(0, -'.png'.length)
  return bare === '' ? null : { language, path: bare === 'index' ? '/' : `/${bare}` }
}

/** Letters the fonts of the picture have; the drawing library would ask a stranger for any other. */
const unknown = /[^ -~\u00A0-\u00FFĄąĆćĘęŁłŃńŚśŹźŻż–—‘’‚“”„•…‹›€™]/gu

/** A text of these letters alone; narrow spaces and hyphens that may not break become plain ones. */
export const drawableText = (text: string): string =>
  text
    .replaceAll(/[\u2000-\u200A\u202F\u205F]/g, ' ')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(unknown, '')
