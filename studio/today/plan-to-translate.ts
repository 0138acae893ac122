import type { Locale } from '#locales/table.ts'
import { fieldsOf } from '#schemas/translation/plan-state.ts'
import type { Content } from '#schemas/translation/texts.ts'
import type { MatrixRow } from '#studio/translations/plan-matrix.ts'
import type { Say } from './use-words.ts'

/** A document whose translation is missing or out of date. */
export interface ToTranslate {
  /** Of the form to open; null where the page does not exist yet. */
  id: string | null
  type: string
  title: string
  reason: string
}

/** The titles of a document's fields. */
type NameFields = (type: string, document: Content, fields: readonly string[]) => string

const order = ['missing', 'not translated', 'stale'] as const

const reasons = {
  missing: 'translate.missing',
  'not translated': 'translate.untranslated',
  stale: 'translate.stale',
} as const

/** What is missing, not translated or stale in a language, in that order. */
export function planToTranslate(
  say: Say,
  rows: readonly MatrixRow[],
  language: Locale,
  nameFields: NameFields,
): ToTranslate[] {
  const linesIn = (state: (typeof order)[number]) =>
    rows.flatMap(({ type, title, source, cells }): ToTranslate[] => {
      const cell = cells[language]
      if (cell?.state !== state) return []
      const { documentId: id } = cell
      const reason =
        id === null
          ? say('translate.noPage')
          : say(reasons[state], { fields: nameFields(type, source, fieldsOf(cell)) })
      return [{ id, type, title, reason }]
    })
  return order.flatMap(linesIn)
}
