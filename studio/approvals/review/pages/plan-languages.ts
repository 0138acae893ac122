import type { Locale } from '#locales/table.ts'
import type { Change } from '#studio/approvals/review/plan-changes.ts'

/**
 * The languages in which the pages are to be looked at: those whose own words change. Of what changes in all alike one
 * is enough, whichever.
 * @param shown the languages the document is shown in
 */
export const languagesToSee = (changes: readonly Change[], shown: readonly Locale[]): Locale[] =>
  shown.filter((locale) => changes.some(({ language }) => language === locale))

/** Which of these languages were not looked at yet. */
export function languagesLeft(
  toSee: readonly Locale[],
  looked: ReadonlySet<Locale>,
): { left: Locale[]; isDone: boolean } {
  const left = toSee.filter((locale) => !looked.has(locale))
  return { left, isDone: toSee.length === 0 ? looked.size > 0 : left.length === 0 }
}
