import type { LocaleDefinition, LocaleResourceBundle } from 'sanity'
import { inOneWord } from './one-word.ts'

type Resources = LocaleResourceBundle['resources']

const isWords = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((word) => typeof word === 'string')

async function wordsOf(resources: Resources): Promise<Readonly<Record<string, string>>> {
  const loaded = typeof resources === 'function' ? await resources() : resources
  const words: unknown = 'default' in loaded ? loaded.default : loaded
  return isWords(words) ? words : {}
}

/** The package's German with one word for a release. Other languages stay as they are. */
export function withOneWord(locale: LocaleDefinition): LocaleDefinition {
  if (locale.id !== 'de-DE' || locale.bundles === undefined) return locale
  const bundles = locale.bundles.map((bundle) => ({
    ...bundle,
    resources: async () =>
      Object.fromEntries(
        Object.entries(await wordsOf(bundle.resources)).map(([key, words]) => [key, inOneWord(words)]),
      ),
  }))
  return { ...locale, bundles }
}
