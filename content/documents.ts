import { contentDocuments } from './content.ts'
import { withRecords } from './translations.ts'
import { papers } from './legal/paper-table.ts'
import { type Edition, paperDocument, type PaperFiles } from './legal/papers.ts'

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
  /** Versions that were in force before, stored first so that the record has them. */
  earlier?: readonly SeedDocument[]
}

/** The uploaded files of the papers: asset ids by edition, slug and language. */
export type PaperAssets = Readonly<Record<Edition, Readonly<Record<string, PaperFiles>>>>

/** Ids of the whole starting content. */
export const documentIds: readonly string[] = [
  ...contentDocuments().map(({ _id }) => _id),
  ...papers.map(({ slug }) => `legal-${slug}`),
]

/**
 * The whole starting content in the order it is stored: first the papers, then in one step everything that leads to
 * each other, since no link may lead nowhere at any time.
 * @throws when a paper has no uploaded files
 */
export function groups(assets: PaperAssets): Group[] {
  const library = (edition: Edition) =>
    papers
      .filter((paper) => edition === 'current' || paper.earlier)
      .map((paper) => {
        const files = assets[edition][paper.slug]
        if (!files) throw new Error(`The files of ${paper.slug} have not been uploaded.`)
        return paperDocument(paper, files, edition)
      })
  return [
    { name: 'legal papers', documents: library('current'), earlier: library('earlier') },
    { name: 'pages and what they share', documents: withRecords(contentDocuments()) },
  ]
}
