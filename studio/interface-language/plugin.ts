import { deDELocale } from '@sanity/locale-de-de'
import { plPLLocale } from '@sanity/locale-pl-pl'
import { defineLocaleResourceBundle, definePlugin } from 'sanity'
import { withOneWord } from './german/renamed.ts'
import { browserLanguage } from './kept-language.ts'
import { NavbarWithLanguages } from './navbar.tsx'
import { ownWords } from './own-words.ts'
import { startingIn } from './starting-in.ts'

/** What the button is called, and why nothing changes; the languages are called what they call themselves. */
const words = {
  'en-US': {
    button: 'Language',
    unsaved: 'What you typed is not saved yet. Change the language once it is.',
  },
  'de-DE': {
    button: 'Sprache',
    unsaved: 'Was Sie eingegeben haben, ist noch nicht gespeichert. Wechseln Sie die Sprache danach.',
  },
  'pl-PL': {
    button: 'Język',
    unsaved: 'To, co wpisano, nie jest jeszcze zapisane. Zmień język, gdy się zapisze.',
  },
}

/**
 * The Studio in English, German or Polish: the browser's language until another is chosen in its bar, which the browser keeps. The words of a language are
 * loaded when the Studio starts in it, one file per part of the Studio. What the packages lack is in `german` and `polish`, and
 * what these lack is shown in English.
 */
export const interfaceLanguage = definePlugin({
  name: 'interface-language',
  plugins: [deDELocale(), plPLLocale()],
  i18n: {
    locales: (before) => startingIn(browserLanguage())(before).map(withOneWord),
    bundles: [
      ...ownWords,
      ...Object.entries(words).map(([locale, resources]) =>
        defineLocaleResourceBundle({ locale, namespace: 'interface-language', resources }),
      ),
    ],
  },
  studio: { components: { navbar: NavbarWithLanguages } },
})
