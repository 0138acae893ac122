import { getTexts } from '#web/i18n/texts.ts'
import type { Locale } from '#locales/table.ts'

/** What the search says; the browser gets it with what it looks through, so that no page carries it. */
export const searchWords = (locale: Locale) => {
  const t = getTexts(locale, 'BasicLayout')
  return {
    title: t('search.title'),
    label: t('search.label'),
    hint: t('search.hint'),
    none: t('search.none', { question: '{{question}}' }),
    found: t('search.found', { count: '{{count}}' }),
    kinds: {
      page: t('search.kinds.page'),
      instrument: t('search.kinds.instrument'),
      paper: t('search.kinds.paper'),
      question: t('search.kinds.question'),
      term: t('search.kinds.term'),
    },
  }
}

export type SearchWords = ReturnType<typeof searchWords>
