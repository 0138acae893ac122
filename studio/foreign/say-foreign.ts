import { startLanguage } from '#studio/interface-language/kept-language.ts'
import { speechOf } from '#studio/words/model/speech.ts'
import { filledIn } from './filled-in.ts'

type Dictionary = Readonly<Record<string, string>>

const dictionaries: Readonly<Record<string, () => Promise<Dictionary>>> = {
  'de-DE': async () => (await import('./words/de.ts')).de,
  'pl-PL': async () => (await import('./words/pl.ts')).pl,
}

const language = startLanguage()
let translate = (english: string): string => english

try {
  const dictionary = await dictionaries[language]?.()
  if (dictionary !== undefined) translate = speechOf(dictionary, filledIn, language)
} catch (error) {
  console.error('The words of the media library could not be loaded', error)
}

/** A sentence that a package wrote into its code, in the language of the Studio; what is not known stays as it is. */
export const sayForeign = (english: string): string => translate(english)
