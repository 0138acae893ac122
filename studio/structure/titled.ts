import { partWords } from '#studio/words/part-words.ts'
import { en, type WordKey } from './words/en.ts'
import { inWords } from '#schemas/words/say.ts'

const namespace = 'content-lists'

/** The words of the lists of content. */
export const { bundles: listWords } = partWords(namespace, en, {
  german: async () => (await import('./words/de.ts')).de,
  polish: async () => (await import('./words/pl.ts')).pl,
})

/** The title of a list, with the word that says it in the language of the Studio. */
export interface Titled {
  title: string
  word?: WordKey
}

/** A title by its word. */
export const titled = (word: WordKey) => ({ title: en[word], word }) as const satisfies Titled

const isWord = (name: string): name is WordKey => Object.hasOwn(en, name)

/** A title by the name of a type; that of a new type stays as it is until there is a word for it. */
export const titledAs = (name: string, title: string): Titled =>
  isWord(name) ? titled(name) : { title: inWords(title) }

/** What Sanity needs to say a title in the language of the Studio. */
export const i18nOf = ({ word }: Titled): { title?: { key: string; ns: string } } =>
  word === undefined ? {} : { title: { key: word, ns: namespace } }
