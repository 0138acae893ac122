import { deDELocale } from '@sanity/locale-de-de'
import { plPLLocale } from '@sanity/locale-pl-pl'
import { defineLocaleResourceBundle, definePlugin } from 'sanity'
import { NavbarWithLanguages } from './navbar.tsx'
import { ownWords } from './own-words.ts'

/** What the button is called; the languages are called what they call themselves. */
const button = { 'en-US': 'Language', 'de-DE': 'Sprache', 'pl-PL': 'Język' }

/**
 * The Studio in English, German or Polish, chosen in its bar and kept by the browser. The words of a language are
 * loaded when it is chosen, one file per part of the Studio. What the packages lack is in `german` and `polish`, and
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
      ...Object.entries(button).map(([locale, name]) =>
        defineLocaleResourceBundle({ locale, namespace: 'interface-language', resources: { button: name } }),
      ),
    ],
  },
  studio: { components: { navbar: NavbarWithLanguages } },
})
