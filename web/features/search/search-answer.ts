import 'server-only'
import { assetAnswer, unavailable } from '#web/content/asset-answer.ts'
import { searchEntries } from '#web/content/search-entries.ts'
import { privateJson } from '#web/lib/answers.ts'
import { isLocale, type Locale } from '#locales/table.ts'
import { buildEngine, type Engine, find, type Hit } from './engine.ts'

/** `GET /api/search/<language>`: what the search in the browser looks through, asked for on its first use. */
export const searchAnswer = async (request: Request, locale: string): Promise<Response> => {
  if (!isLocale(locale)) return privateJson(404, { ok: false, message: 'There is no such language.' })
  try {
    const json = JSON.stringify({ entries: await searchEntries(locale) })
    return assetAnswer(request, {
      bytes: Buffer.from(json),
      tag: json,
      type: 'application/json; charset=utf-8',
      name: `search-${locale}.json`,
      isPermanent: false,
    })
  } catch (error) {
    return unavailable(`/api/search/${locale}`, error)
  }
}

/** The engine of each language, as long as what it looks through is the same. */
const engines = new Map<Locale, { json: string; engine: Engine }>()

/** Looks through the site on the server, for visitors without script. */
export const findOnServer = async (locale: Locale, question: string, most: number): Promise<Hit[]> => {
  const entries = await searchEntries(locale)
  const json = JSON.stringify(entries)
  const held = engines.get(locale)
  const engine = held?.json === json ? held.engine : buildEngine(entries)
  if (held?.engine !== engine) engines.set(locale, { json, engine })
  return find(engine, question, most)
}
