import { type Namespaces, programTexts } from '#locales/resources.ts'
import { type Locale, localeIds } from '#locales/table.ts'
import { mergeTexts, type Overrides } from './plan-overrides.ts'
import { siteProcess } from '#web/lib/site-process.ts'

type Texts = Readonly<Record<Locale, Namespaces>>

/**
 * The texts in use. Next bundles pages, routes and the reconciler separately, so process-wide state is kept on
 * `globalThis`.
 */
declare module '#web/lib/site-process.ts' {
  interface SiteProcess {
    texts?: Texts | undefined
  }
}

/** The texts of a language; a new object after each change of the overrides. */
export const currentTexts = (locale: Locale): Namespaces => (siteProcess.texts ?? programTexts)[locale]

export const hasOverrides = (): boolean => siteProcess.texts !== undefined

/** Applies published overrides to the built-in texts, for all readers from now on. */
export const setOverrides = (overrides: Overrides): void => {
  const texts = { ...programTexts }
  for (const locale of localeIds) texts[locale] = mergeTexts(programTexts[locale], overrides[locale] ?? {})
  siteProcess.texts = texts
}
