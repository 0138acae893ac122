import type { TFunction } from 'i18next'

/** What stands over the finds: how many there are, that there are none, or what can be asked. */
export const foundNote = (t: TFunction, question: string, count: number): string => {
  if (question.trim() === '') return t('search.hint')
  return count > 0 ? t('search.found', { count }) : t('search.none', { question })
}
