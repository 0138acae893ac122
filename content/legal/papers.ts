import { inSomeLanguages } from '#content/languages.ts'
import type { Locale } from '#locales/table.ts'
import type { PaperEntry } from './paper-table.ts'
import { paperText } from './paper-text.ts'

/** A version of a paper: the one in force, or the one before it. */
export type Edition = 'current' | 'earlier'

/** Ids of the uploaded files of one version of a paper, by language if it exists there. */
export type PaperFiles = Readonly<Partial<Record<Locale, string>>>

const versionOf = (paper: PaperEntry, edition: Edition) =>
  edition === 'earlier' && paper.earlier ? paper.earlier : paper

const wordsIn = (words: PaperEntry['title'], language: Locale, { slug }: PaperEntry): string => {
  const found = words[language]
  if (found === undefined)
    throw new Error(`papers.yaml: ${slug} has a file in ${language}, and no title and subject.`)
  return found
}

/** The file of a paper in a language, and its upload name. */
export async function paperFile(
  paper: PaperEntry,
  language: Locale,
  edition: Edition = 'current',
): Promise<{ filename: string; bytes: Buffer }> {
  const { versionLabel, effectiveFrom } = versionOf(paper, edition)
  const markdown = await paperText(paper, language, edition)
  // Only the first start generates papers; later ones need not load the generator.
  const { renderPaper } = await import('#content/pdf/paper.ts')
  const bytes = await renderPaper({
    language,
    title: wordsIn(paper.title, language, paper),
    subject: wordsIn(paper.subject, language, paper),
    versionLabel,
    effectiveFrom,
    markdown,
    isMarkedOnEveryPage: paper.report !== undefined,
  })
  return { filename: `${paper.slug}-${versionLabel}-${language}.pdf`, bytes }
}

/** The stored document of a version of a paper, given the ids of its uploaded files. */
export function paperDocument(paper: PaperEntry, files: PaperFiles, edition: Edition = 'current') {
  const { versionLabel, effectiveFrom } = versionOf(paper, edition)
  const { report, reviewDue, changes } = paper
  const file: Partial<Record<Locale, { _type: 'file'; asset: { _type: 'reference'; _ref: string } }>> = {}
  for (const language of paper.languages) {
    const id = files[language]
    if (id !== undefined) file[language] = { _type: 'file', asset: { _type: 'reference', _ref: id } }
  }
  return {
    _id: `legal-${paper.slug}`,
    _type: 'legalDocument' as const,
    slug: paper.slug,
    kind: paper.kind,
    title: inSomeLanguages('String', paper.title),
    file: inSomeLanguages('File', file),
    ...(report ? { year: report.year } : {}),
    ...(report?.quarter === undefined ? {} : { quarter: report.quarter }),
    ...(report?.isLast ? { isLastOfSeries: true } : {}),
    versionLabel,
    effectiveFrom,
    ...(changes && edition === 'current' ? { changes: inSomeLanguages('String', changes) } : {}),
    ...(reviewDue === undefined ? {} : { reviewDue }),
    isSample: true,
  }
}
