import { type DocumentBadgeComponent, useCurrentUser } from 'sanity'
import { defaultLocale, isLocale, locales } from '#locales/table.ts'
import { planTranslation } from '#schemas/translation/plan-state.ts'
import { isOfOneLanguage } from '#schemas/translation/texts.ts'
import { ownLanguages } from '#studio/own-languages.ts'
import type { StoredDocument } from './plan-matrix.ts'
import { useEnglish } from './use-english.ts'

/** Says at a document which of its languages no longer say what the English says. */
export const StaleBadge: DocumentBadgeComponent = ({ draft, published }) => {
  const document: StoredDocument | null = draft ?? published
  const english = useEnglish(document)
  const user = useCurrentUser()
  if (document === null || english === null) return null
  const own = isOfOneLanguage(document) ? [document['language']] : ownLanguages(user)
  const stale = own
    .filter(isLocale)
    .filter((language) => language !== defaultLocale)
    .map((language) => ({ language, ...planTranslation(language, english, document, undefined) }))
    .filter(({ state }) => state === 'stale')
  if (stale.length === 0) return null
  return {
    label: `Stale translation: ${stale.map(({ language }) => language.toUpperCase()).join(', ')}`,
    title: stale
      .map(
        ({ language, stale: fields }) =>
          `${locales[language].name}: the English of ${fields.join(', ')} was changed`,
      )
      .join('. '),
    color: 'warning',
  }
}
