import { isLocale, type Locale } from '#locales/table.ts'
import { projectId } from '#studio/project-id.ts'

/** Where Sanity keeps the language a user chose; the Studio has one workspace, whose name is `default`. */
const key = `sanity-locale:${projectId}:default`

/** The language of the Studio that this browser keeps; undefined where nobody chose one, or no browser is. */
export function keptLanguage(): string | undefined {
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
  try {
    globalThis.localStorage.setItem(key, id)
    return true
  } catch {
    return false
  }
}
