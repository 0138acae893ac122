import type { TFunction } from 'i18next'

/**
 * What stands over the hits: how many there are, and how many of them are listed where not all are; that there
 * are none, or what can be asked.
 */
export const foundNote = (
  t: TFunction,
  question: string,
  { count, shown }: { count: number; shown: number },
): string => {
  if (question.trim() === '') return t('search.hint')
  if (count === 0) return t('search.none', { question })
  return shown < count ? t('search.foundMore', { count, shown }) : t('search.found', { count })
}
