import { type Locale, localeIds } from '#locales/table.ts'
import type { Content } from '#schemas/translation/texts.ts'

/** A page as the lake stores it, draft or published. */
export interface PageRow {
  _id: string
  language: string
  title?: string | null | undefined
}

/** A page in one of the languages of the site. */
export interface Sibling {
  language: Locale
  state: 'not made yet' | 'draft' | 'published' | 'published, with a draft'
  /** Of its form; null where the page does not exist yet. */
  id: string | null
  title: string
}

const isDraft = ({ _id }: PageRow): boolean => _id.startsWith('drafts.')

/** The state of a page in each language, in the order of the languages. */
export const planSiblings = (rows: readonly PageRow[]): Sibling[] =>
  localeIds.map((language): Sibling => {
    const own = rows.filter((row) => row.language === language)
    const draft = own.find(isDraft)
    const published = own.find((row) => !isDraft(row))
    const shown = draft ?? published
    if (shown === undefined) return { language, state: 'not made yet', id: null, title: '' }
    return {
      language,
      state:
        draft === undefined ? 'published' : published === undefined ? 'draft' : 'published, with a draft',
      id: shown._id.replace(/^drafts\./, ''),
      title: shown.title ?? '',
    }
  })

/**
 * The draft of a page in another language: a copy under an id assigned by the lake. Block keys are kept,
 * since translations are matched by them; the record of what it was translated from is not.
 */
export const copyInto = (page: Content, language: Locale): Content & { _id: string; _type: string } => {
  const { _rev, _createdAt, _updatedAt, _system, translatedFrom: _record, ...content } = page
  return { ...content, _id: 'drafts.', _type: 'page', language }
}
