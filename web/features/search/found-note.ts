import type { TFunction } from 'i18next'

/** The line above the hits: their number, and how many are listed; that there are none; or what can be searched. */
export const foundNote = (
  t: TFunction,
  question: string,
  { count, shown }: { count: number; shown: number },
): string => {
  if (question.trim() === '') return t('search.hint')
  if (count === 0) return t('search.none', { question })
  return shown < count ? t('search.foundMore', { count, shown }) : t('search.found', { count })
}
