import { setDefaultOptions } from 'date-fns/setDefaultOptions'
import { startLanguage } from './kept-language.ts'

const locales = {
  'de-DE': async () => (await import('date-fns/locale/de')).de,
  'pl-PL': async () => (await import('date-fns/locale/pl')).pl,
}

const isKnown = (language: string): language is keyof typeof locales => Object.hasOwn(locales, language)

const language = startLanguage()

try {
  // Sanity hands date-fns no language: “next Monday at 9:00 AM” stands in German sentences.
  if (isKnown(language)) setDefaultOptions({ locale: await locales[language]() })
} catch (error) {
  console.error('The words of days and months could not be loaded', error)
}
