import type { LegalDocument } from '#web/documents/legal-document.ts'

const shown = 3

/**
 * The papers that came into force last, newest first; on one day those that say what changed come first, then policies
 * and key information in the order of the library. A paper without a day, or of a day to come, is left out.
 * @param today ISO date, `2026-11-25`
 */
export const planLatest = (papers: readonly LegalDocument[], today: string): LegalDocument[] =>
  papers
    .filter(({ effectiveFrom }) => effectiveFrom !== null && effectiveFrom <= today)
    .toSorted(
      (a, b) =>
        (b.effectiveFrom ?? '').localeCompare(a.effectiveFrom ?? '') ||
        Number(b.changes !== null) - Number(a.changes !== null),
    )
    .slice(0, shown)
