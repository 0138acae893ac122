import type { SanityClient } from '@sanity/client'
import type { PaperAssets } from '#content/documents.ts'
import type { Locale } from '#locales/table.ts'
import { type PaperEntry, papers } from './paper-table.ts'
import { type Edition, paperFile, type PaperFiles } from './papers.ts'

async function uploadPaper(lake: SanityClient, paper: PaperEntry, edition: Edition): Promise<PaperFiles> {
  const ids: Partial<Record<Locale, string>> = {}
  for (const language of paper.languages) {
    const { filename, bytes } = await paperFile(paper, language, edition)
    const asset = await lake.assets.upload('file', bytes, { filename, contentType: 'application/pdf' })
    ids[language] = asset._id
  }
  return ids
}

/**
 * Generates the PDFs of all papers and their earlier versions, and uploads them; the lake deduplicates files
 * by hash.
 * @returns the ids of the files
 */
export async function uploadPapers(
  lake: SanityClient,
  onProgress: (line: string) => void,
): Promise<PaperAssets> {
  const assets: Record<Edition, Record<string, PaperFiles>> = { current: {}, earlier: {} }
  for (const [at, paper] of papers.entries()) {
    const editions: Edition[] = paper.earlier ? ['earlier', 'current'] : ['current']
    for (const edition of editions) assets[edition][paper.slug] = await uploadPaper(lake, paper, edition)
    const files = editions.length * paper.languages.length
    onProgress(`paper ${at + 1} of ${papers.length}, ${paper.slug}: ${files} files uploaded`)
  }
  return assets
}
