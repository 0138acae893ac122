import { getTexts } from '#web/i18n/texts.ts'
import type { Locale } from '#locales/table.ts'

/** What the search says, handed to the browser: pages without live blocks carry no i18next (quality 1). */
export const searchWords = (locale: Locale) => {
  const t = getTexts(locale, 'BasicLayout')
  return {
    open: t('search.open'),
    title: t('search.title'),
    label: t('search.label'),
    hint: t('search.hint'),
    none: t('search.none', { question: '{{question}}' }),
    loading: t('search.loading'),
    failed: t('search.failed'),
    found: t('search.found', { count: '{{count}}' }),
    close: t('search.close'),
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
