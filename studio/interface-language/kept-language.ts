import { isLocale, type Locale } from '#locales/table.ts'
import { projectId } from '#studio/project-id.ts'
import { browserStorage } from '#studio/storage/storages.ts'

/** Where Sanity keeps the language a user chose; the Studio has one workspace, whose name is `default`. */
const key = `sanity-locale:${projectId}:default`

/** The language of the Studio that this browser keeps; undefined where nobody chose one, or no browser is. */
function keptLanguage(): string | undefined {
  try {
    return globalThis.localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** The same as the lake's pages take it: `de` of `de-DE`. */
export function keptLocale(): Locale | undefined {
  const code = keptLanguage()?.slice(0, 2)
  return isLocale(code) ? code : undefined
}

/** Lets the browser keep a language, in which the Studio starts from then on. @returns whether it does */
export function keepLanguage(id: string): boolean {
  browserStorage.setItem(key, id)
  return !browserStorage.isHere(key)
}

/** The languages of the Studio as Sanity calls them, by ours. */
const ids: Readonly<Record<Locale, string>> = { en: 'en-US', de: 'de-DE', pl: 'pl-PL' }

/** The language where none was chosen: the first the browser prefers of those the Studio speaks; English where no browser is. */
export function browserLanguage(): string {
  const preferred = typeof window === 'undefined' ? [] : window.navigator.languages
  const code = preferred.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLocale)
  return ids[code ?? 'en']
}

/** The language the Studio starts in. */
export function startLanguage(): string {
  const code = keptLocale()
  return code === undefined ? browserLanguage() : ids[code]
}
