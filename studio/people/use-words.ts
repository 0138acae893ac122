import { useCallback } from 'react'
import { defineLocaleResourceBundle, useTranslation } from 'sanity'
import { de } from './words/de.ts'
import { en, type WordKey, type Words } from './words/en.ts'
import { pl } from './words/pl.ts'

const namespace = 'people'

/** Keys hold dots, which would otherwise be places in a tree. */
const bundle = (locale: string, resources: Words) =>
  defineLocaleResourceBundle({ locale, namespace, resources })

/** The screen's words in the languages of the Studio. */
export const peopleWords = [bundle('en-US', en), bundle('de-DE', de), bundle('pl-PL', pl)]

export type Say = (key: WordKey, values?: Readonly<Record<string, string>>) => string

/** The screen's words in the language the user chose for the Studio. */
export const useWords = (): Say => {
  const { t } = useTranslation(namespace)
  return useCallback((key, values = {}) => t(key, values), [t])
}
