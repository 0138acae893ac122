import type { ListedPaper, LegalFile } from '#web/documents/legal-document.ts'
import { type LegalKind, legalKinds } from '#web/content/values/legal-kinds.ts'
import type { Locale } from '#locales/table.ts'

export interface LegalGroup {
  kind: LegalKind
  papers: ListedPaper[]
}

/** Kinds in the editor's order, else in the table's; newest years first, papers without a year by title. */
export const planLibrary = (
  papers: readonly ListedPaper[],
  kinds: readonly LegalKind[],
  locale: Locale,
): LegalGroup[] =>
  (kinds.length > 0 ? kinds : legalKinds)
    .map((kind) => ({
      kind,
      papers: papers
        .filter((paper) => paper.kind === kind)
        .sort((a, b) => (b.year ?? 0) - (a.year ?? 0) || a.title.localeCompare(b.title, locale)),
    }))
    .filter((group) => group.papers.length > 0)

export interface YearIndex {
  years: number[]
  rows: { kind: LegalKind; cells: { year: number; papers: ListedPaper[] }[] }[]
}

/** The years for which each series has papers; null if no paper has a year. */
export const planYearIndex = (groups: readonly LegalGroup[]): YearIndex | null => {
  const series = groups.filter((group) => group.papers.some((paper) => paper.year !== null))
  const years = [...new Set(series.flatMap(({ papers }) => papers.flatMap(({ year }) => year ?? [])))]
  if (years.length === 0) return null
  years.sort((a, b) => b - a)
  return {
    years,
    rows: series.map(({ kind, papers }) => ({
      kind,
      cells: years.map((year) => ({ year, papers: papers.filter((paper) => paper.year === year) })),
    })),
  }
}

/** The file for a language, else English, else any. */
export const fileFor = (paper: ListedPaper, locale: Locale): LegalFile | null =>
  paper.files.find((file) => file.locale === locale) ??
  paper.files.find((file) => file.locale === 'en') ??
  paper.files[0] ??
  null
