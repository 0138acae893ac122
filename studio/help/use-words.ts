import { useCallback } from 'react'
import { defineLocaleResourceBundle, useTranslation } from 'sanity'
import { en, type WordKey } from './words/en.ts'

const namespace = 'guides'

/** The words around the guides in the languages of the Studio; German and Polish are loaded when chosen. */
export const guideWords = [
  defineLocaleResourceBundle({ locale: 'en-US', namespace, resources: en }),
  defineLocaleResourceBundle({
    locale: 'de-DE',
    namespace,
    resources: async () => (await import('./words/de.ts')).de,
  }),
  defineLocaleResourceBundle({
    locale: 'pl-PL',
    namespace,
    resources: async () => (await import('./words/pl.ts')).pl,
  }),
]

export type Say = (key: WordKey, values?: Readonly<Record<string, string>>) => string

/** The words around the guides in the language the user chose for the Studio. */
export const useWords = (): Say => {
  const { t } = useTranslation(namespace)
  return useCallback((key, values = {}) => t(key, values), [t])
}
