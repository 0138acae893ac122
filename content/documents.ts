import { contentDocuments } from './content.ts'
import { withRecords } from './translations.ts'
import { papers } from './legal/paper-table.ts'
import type { SeedDocument } from './seed-document.ts'
import { type Edition, paperDocument, type PaperFiles } from './legal/papers.ts'

/** Documents that are stored in one transaction. */
export interface Group {
  name: string
  documents: readonly SeedDocument[]
  /** Earlier versions, stored first so that the record contains them. */
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
 * The starting content in the order it is stored: first the papers, then in one transaction all documents
 * that refer to each other, since no link may ever be dead.
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
