import { useCallback } from 'react'
import { defineLocaleResourceBundle, type LocaleResourceBundle, useTranslation } from 'sanity'

type Words<Key extends string> = Readonly<Record<Key, string>>

/**
 * Polish words: of a phrase that counts, given in English by its forms `_one` and `_other`, Polish has two more,
 * `_few` (2 strony) and `_many` (5 stron). `_other` is that of fractions.
 */
export type PolishWords<Key extends string> = Words<
  Key | (Key extends `${infer Phrase}_other` ? `${Phrase}_few` | `${Phrase}_many` : never)
>

/** The key by which a word is said: a phrase that counts is one word, whatever its forms. */
export type WordOf<Key extends string> = Key extends `${infer Phrase}_${'one' | 'other'}` ? Phrase : Key

/**
 * Says a word in the language of the Studio, with values for its `{{places}}`. A number as `count` chooses the form of
 * a phrase that counts.
 */
export type SayWord<Key extends string, Value extends string | number = string> = (
  key: Key,
  values?: Readonly<Record<string, Value>>,
) => string

interface PartWords<Key extends string> {
  /** What a plugin hands to the Studio as `i18n.bundles`. */
  bundles: LocaleResourceBundle[]
  /** The words in the language the user chose for the Studio. */
  useWords: () => SayWord<WordOf<Key>, string | number>
}

/**
 * The words of one part of the Studio in its languages; German and Polish are loaded when somebody chooses them.
 * @param namespace keeps them apart from the words of other parts
 */
export function partWords<Key extends string>(
  namespace: string,
  english: Words<Key>,
  further: { german: () => Promise<Words<Key>>; polish: () => Promise<PolishWords<Key>> },
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
