import type { SearchEntry } from '#web/content/search-entries.ts'
import type { Locale } from '#locales/table.ts'
import { buildEngine, type Engine } from './engine.ts'

const isEntry = (value: unknown): value is SearchEntry =>
  typeof value === 'object' &&
  value !== null &&
  ['kind', 'title', 'text', 'href'].every((name) => typeof Reflect.get(value, name) === 'string')

let loading: Promise<Engine> | undefined

const load = async (locale: Locale): Promise<Engine> => {
  const response = await fetch(`/api/search/${locale}`)
  if (!response.ok) throw new Error(`the search answered ${response.status}`)
  const list: unknown = await response.json()
  if (!Array.isArray(list)) throw new Error('the search answered no list')
  return buildEngine(list.filter(isEntry))
}

/** The engine of the page's language, fetched on the first use of the search; a failure is tried again next time. */
export const loadEngine = (locale: Locale): Promise<Engine> => {
  loading ??= load(locale).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
