import type { TFunction } from 'i18next'
import type { SearchEntry } from '#web/content/pages/search-entries.ts'
import { loadTexts } from '#web/i18n/browser-texts.ts'
import type { Locale } from '#locales/table.ts'
import { buildEngine, type Engine } from './engine.ts'

const isEntry = (value: unknown): value is SearchEntry =>
  typeof value === 'object' &&
  value !== null &&
  ['kind', 'title', 'text', 'href'].every((name) => typeof Reflect.get(value, name) === 'string')

/** Loaded at the first use of search: the engine of the page's language and its texts. */
export interface LoadedSearch {
  engine: Engine
  t: TFunction
}

let loading: Promise<LoadedSearch> | undefined

const loadEngine = async (locale: Locale): Promise<Engine> => {
  const response = await fetch(`/api/search/${locale}`)
  if (!response.ok) throw new Error(`the search answered ${response.status}`)
  // Written by our server with these types; entries are still validated, because they contain addresses.
  const { entries }: { entries: unknown[] } = await response.json()
  return buildEngine(entries.filter(isEntry))
}

const load = async (locale: Locale): Promise<LoadedSearch> => {
  const [engine, t] = await Promise.all([loadEngine(locale), loadTexts(locale, 'BasicLayout')])
  return { engine, t }
}

/** Loads the search of the page's language at its first use; a failure is retried the next time. */
export const loadSearch = (locale: Locale): Promise<LoadedSearch> => {
  loading ??= load(locale).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
