import { type Namespaces, programTexts } from '#locales/resources.ts'
import { type Locale, localeIds } from '#locales/table.ts'
import { mergeTexts, type Overrides } from './plan-overrides.ts'

type Texts = Readonly<Record<Locale, Namespaces>>

/**
 * The texts in force. Pages, routes and the watch over the lake are bundled apart, so the one state of this
 * process hangs on `globalThis`.
 */
declare global {
  var siteTexts: Texts | undefined
}

/** The texts of a language; another object as soon as editors have published others. */
export const currentTexts = (locale: Locale): Namespaces => (globalThis.siteTexts ?? programTexts)[locale]

export const hasOverrides = (): boolean => globalThis.siteTexts !== undefined

/** Puts what editors have published over the program's texts, from now on and for every reader. */
export const setOverrides = (overrides: Overrides): void => {
  const texts = { ...programTexts }
  for (const locale of localeIds) texts[locale] = mergeTexts(programTexts[locale], overrides[locale] ?? {})
  globalThis.siteTexts = texts
}
