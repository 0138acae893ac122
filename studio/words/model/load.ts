import { speak } from '#schemas/words/say.ts'
import { startLanguage } from '#studio/interface-language/kept-language.ts'
import { heardSentences } from './heard.ts'
import { speechOf } from './speech.ts'

type Dictionary = Readonly<Record<string, string>>

const dictionaries: Readonly<Record<string, () => Promise<Dictionary>>> = {
  'de-DE': async () => (await import('./de/index.ts')).de,
  'pl-PL': async () => (await import('./pl/index.ts')).pl,
}

const language = startLanguage()

try {
  // The Studio's schema is made once, when it starts: its words must be there by then.
  const dictionary = await dictionaries[language]?.()
  if (dictionary !== undefined) speak(speechOf(dictionary, heardSentences, language), language)
} catch (error) {
  console.error('The words of the content model could not be loaded', error)
}
