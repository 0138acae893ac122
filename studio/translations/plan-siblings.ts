import { type Locale, localeIds } from '#locales/table.ts'
import type { Content } from '#schemas/translation/texts.ts'

/** A page as the lake holds it, draft or published. */
export interface PageRow {
  _id: string
  language: string
  title?: string | null | undefined
}

/** A page in one of the languages of the site. */
export interface Sibling {
  language: Locale
  state: 'not made yet' | 'draft' | 'published' | 'published, with a draft'
  /** Of its form; null where the page is not made yet. */
  id: string | null
  title: string
}

const isDraft = ({ _id }: PageRow): boolean => _id.startsWith('drafts.')

/** How a page stands in each language, in the order of the languages. */
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
 * The draft of a page in another language: everything of this one, under an id the lake gives. The keys of the blocks
 * stay, by which a translation is known field by field; what this one was translated from does not.
 */
export const copyInto = (page: Content, language: Locale): Content & { _id: string; _type: string } => {
  const { _rev, _createdAt, _updatedAt, _system, translatedFrom: _record, ...content } = page
  return { ...content, _id: 'drafts.', _type: 'page', language }
}
