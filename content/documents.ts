import { entity } from './entity.ts'
import type { InEveryLanguage } from './languages.ts'
import { paperDocument, papers } from './legal/papers.ts'
import { menu } from './menu/menu.ts'
import { pageDocuments } from './pages.ts'
import { riskWarning } from './risk/risk-warning.ts'
import { siteSettings } from './site-settings.ts'

/** A document of the starting content, as it is stored. */
export interface SeedDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** Documents that are stored together, in one transaction. */
export interface Group {
  name: string
  documents: readonly SeedDocument[]
}

/** The uploaded files of the papers: asset id by slug and language. */
export type PaperAssets = Readonly<Record<string, InEveryLanguage>>

const singletons = [entity, riskWarning, siteSettings]

/** Ids of the whole starting content. */
export const documentIds: readonly string[] = [
  ...singletons.map(({ _id }) => _id),
  ...papers.map(({ slug }) => `legal-${slug}`),
  ...pageDocuments.map(({ _id }) => _id),
  menu._id,
]

/**
 * The whole starting content in the order it is stored: first what pages refer to.
 * @throws when a paper has no uploaded files
 */
export function groups(assets: PaperAssets): Group[] {
  const library = papers.map((paper) => {
    const files = assets[paper.slug]
    if (!files) throw new Error(`The files of ${paper.slug} have not been uploaded.`)
    return paperDocument(paper, files)
  })
  return [
    { name: 'firm, risk warning, settings', documents: singletons },
    { name: 'legal papers', documents: library },
    { name: 'pages', documents: pageDocuments },
    { name: 'menu', documents: [menu] },
  ]
}
