import { useCallback } from 'react'
import { defineLocaleResourceBundle, type LocaleResourceBundle, useTranslation } from 'sanity'

type Words<Key extends string> = Readonly<Record<Key, string>>

/** Says a word in the language of the Studio, with values for its `{{places}}`. */
export type SayWord<Key extends string> = (key: Key, values?: Readonly<Record<string, string>>) => string

interface PartWords<Key extends string> {
  /** What a plugin hands to the Studio as `i18n.bundles`. */
  bundles: LocaleResourceBundle[]
  /** The words in the language the user chose for the Studio. */
  useWords: () => SayWord<Key>
}

/**
 * The words of one part of the Studio in its languages; German and Polish are loaded when somebody chooses them.
 * @param namespace keeps them apart from the words of other parts
 */
export function partWords<Key extends string>(
  namespace: string,
  english: Words<Key>,
  further: { german: () => Promise<Words<Key>>; polish: () => Promise<Words<Key>> },
): PartWords<Key> {
  return {
    bundles: [
      defineLocaleResourceBundle({ locale: 'en-US', namespace, resources: english }),
      defineLocaleResourceBundle({ locale: 'de-DE', namespace, resources: further.german }),
      defineLocaleResourceBundle({ locale: 'pl-PL', namespace, resources: further.polish }),
    ],
    useWords: () => {
      const { t } = useTranslation(namespace)
      return useCallback((key, values = {}) => t(key, values), [t])
    },
  }
}
