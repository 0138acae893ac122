import type { TFunction } from 'i18next'
import type { SearchEntry } from '#web/content/pages/search-entries.ts'
import { loadTexts } from '#web/i18n/browser-texts.ts'
import type { Locale } from '#locales/table.ts'
import { buildEngine, type Engine } from './engine.ts'

const isEntry = (value: unknown): value is SearchEntry =>
  typeof value === 'object' &&
  value !== null &&
  ['kind', 'title', 'text', 'href'].every((name) => typeof Reflect.get(value, name) === 'string')

/** What the first use of the search fetches: the engine of the page's language and its words. */
export interface LoadedSearch {
  engine: Engine
  t: TFunction
}

let loading: Promise<LoadedSearch> | undefined

const loadEngine = async (locale: Locale): Promise<Engine> => {
  const response = await fetch(`/api/search/${locale}`)
  if (!response.ok) throw new Error(`the search answered ${response.status}`)
  // The site's own server wrote it with these very types; each entry is looked at, since one is an address.
  const { entries }: { entries: unknown[] } = await response.json()
  return buildEngine(entries.filter(isEntry))
}

const load = async (locale: Locale): Promise<LoadedSearch> => {
  const [engine, t] = await Promise.all([loadEngine(locale), loadTexts(locale, 'BasicLayout')])
  return { engine, t }
}

/** The search of the page's language, fetched on its first use; a failure is tried again next time. */
export const loadSearch = (locale: Locale): Promise<LoadedSearch> => {
  loading ??= load(locale).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
