import { defaultLocale, isLocale, type Locale, localeIds } from '#locales/table.ts'
import { planTranslation } from '#schemas/translation/plan-state.ts'
import type { Content } from '#schemas/translation/texts.ts'
import { regulated } from '#studio/regulated.ts'

/** A document in one language as the lake stores it, draft or published. */
export interface InLanguage extends Content {
  _id: string
  language: string
}

/** A draft that would go online. */
export interface Outgoing {
  draftId: string
  publishedId: string
  language: Locale
  title: string
  /** Fields that are still English, although this language has other words for them. */
  untranslated: readonly string[]
}

type Plan =
  /** What a regulator reads goes out language by language. */
  | { action: 'refuse' }
  | {
      /** `ask` where texts of another language are still English. */
      action: 'publish' | 'ask'
      outgoing: readonly Outgoing[]
      english: Content | undefined
    }

const isDraft = ({ _id }: InLanguage): boolean => _id.startsWith('drafts.')

/**
 * What “Publish all languages” would put online, in the order of the languages. Texts are compared with the
 * English that readers will see then: its draft where that is published too.
 * @param documents of one path in all languages, drafts and published ones
 */
export function planLanguages(type: string, documents: readonly InLanguage[]): Plan {
  if (regulated.has(type)) return { action: 'refuse' }
  const isEnglish = ({ language }: InLanguage): boolean => language === defaultLocale
  const english = documents.find((one) => isEnglish(one) && isDraft(one)) ?? documents.find(isEnglish)
  const outgoing = localeIds.flatMap((language): Outgoing[] =>
    documents
      .filter((one) => isDraft(one) && one.language === language && isLocale(one.language))
      .map((draft) => ({
        draftId: draft._id,
        publishedId: draft._id.replace(/^drafts\./, ''),
        language,
        title: typeof draft['title'] === 'string' ? draft['title'] : '',
        untranslated:
          english === undefined || language === defaultLocale
            ? []
            : planTranslation(language, english, undefined, draft).untranslated,
      })),
  )
  const isAsked = outgoing.some(({ untranslated }) => untranslated.length > 0)
  return { action: isAsked ? 'ask' : 'publish', outgoing, english }
}
