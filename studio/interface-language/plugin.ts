import { deDELocale } from '@sanity/locale-de-de'
import { plPLLocale } from '@sanity/locale-pl-pl'
import { defineLocaleResourceBundle, definePlugin } from 'sanity'
import { FormWithSaving } from './form-saving.tsx'
import { NavbarWithLanguages } from './navbar.tsx'
import { ownWords } from './own-words.ts'

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
 * The Studio in English, German or Polish, chosen in its bar and kept by the browser. The words of a language are
 * loaded when the Studio starts in it, one file per part of the Studio. What the packages lack is in `german` and `polish`, and
 * what these lack is shown in English.
 */
export const interfaceLanguage = definePlugin({
  name: 'interface-language',
  plugins: [deDELocale(), plPLLocale()],
  i18n: {
    // The Studio starts in the last of them.
    locales: (before) => [
      ...before.filter(({ id }) => id !== 'en-US'),
      ...before.filter(({ id }) => id === 'en-US').map((locale) => ({ ...locale, title: 'English' })),
    ],
    bundles: [
      ...ownWords,
      ...Object.entries(words).map(([locale, resources]) =>
        defineLocaleResourceBundle({ locale, namespace: 'interface-language', resources }),
      ),
    ],
  },
  studio: { components: { navbar: NavbarWithLanguages } },
  document: { components: { unstable_layout: FormWithSaving } },
})
