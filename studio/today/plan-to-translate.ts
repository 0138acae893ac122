import type { Locale } from '#locales/table.ts'
import type { MatrixRow } from '#studio/translations/plan-matrix.ts'

/** A document whose words a translator has still to bring in step. */
export interface ToTranslate {
  /** Of the form to open; null where the page is not made yet. */
  id: string | null
  type: string
  title: string
  reason: string
}

const fields = (count: number): string => (count === 1 ? '1 field' : `${count} fields`)

/** What is missing or stale in a language, what is missing first. */
export const planToTranslate = (rows: readonly MatrixRow[], language: Locale): ToTranslate[] => {
  const found = rows.flatMap(({ type, title, cells }) => {
    const cell = cells[language]
    if (cell === undefined) return []
    const { state, missing, stale, documentId: id } = cell
    if (state !== 'missing' && state !== 'stale') return []
    const reason =
      id === null
        ? 'no page yet'
        : state === 'missing'
          ? `${fields(missing.length)} not translated`
          : `the English was changed in ${fields(stale.length)}`
    return [{ state, line: { id, type, title, reason } }]
  })
  const ranked = [
    ...found.filter(({ state }) => state === 'missing'),
    ...found.filter(({ state }) => state === 'stale'),
  ]
  return ranked.map(({ line }) => line)
}
