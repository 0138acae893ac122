import 'server-only'
import { assetAnswer, unavailable } from '#web/content/files/asset-answer.ts'
import { entity } from '#web/documents/entity.ts'
import { faqEntry } from '#web/documents/faq-entry.ts'
import { glossaryTerm } from '#web/documents/glossary-term.ts'
import { instrument } from '#web/documents/instrument.ts'
import { legalDocument } from '#web/documents/legal-document.ts'
import { contentsTag } from '#web/documents/page.ts'
import { siteSettings } from '#web/documents/site-settings.ts'
import { searchEntries } from '#web/content/pages/search-entries.ts'
import { privateJson } from '#web/lib/http/answers.ts'
import { freshness } from '#web/serving/validity/freshness.ts'
import { isLocale, type Locale } from '#locales/table.ts'
import { buildEngine, type Engine, find, type Found } from './engine.ts'

/** The search index of a language, rebuilt when its content is published. */
interface Searched {
  readAt: number
  json: string
  engine: Engine
}

const held = new Map<Locale, Searched>()

/** Tags of everything in the index. Not cached while the lake is down, since last good values may be outdated. */
const tags = [
  contentsTag,
  ...[instrument, faqEntry, glossaryTerm, legalDocument, siteSettings, entity].flatMap(
    ({ tags: own }) => own,
  ),
]

/** @throws when the lake fails and there is no last good value */
const searched = async (locale: Locale): Promise<Searched> => {
  const known = held.get(locale)
  if (known && !freshness.isExpired(tags, known.readAt)) return known
  const readAt = freshness.tick()
  const entries = await searchEntries(locale)
  const json = JSON.stringify({ entries })
  // Indexing is expensive, and most publishes change nothing in the index.
  const engine = known?.json === json ? known.engine : buildEngine(entries)
  const made = { readAt, json, engine }
  if (freshness.lakeFailedAt === 0) held.set(locale, made)
  return made
}

/** `GET /api/search/<language>`: the index for the search in the browser. */
export const searchAnswer = async (request: Request, locale: string): Promise<Response> => {
  if (!isLocale(locale)) return privateJson(404, { ok: false, message: 'There is no such language.' })
  try {
    const { json } = await searched(locale)
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

/** Searches on the server, for visitors without script. */
export const findOnServer = async (locale: Locale, question: string, most: number): Promise<Found> =>
  find((await searched(locale)).engine, question, most)
