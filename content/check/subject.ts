import type { SeedDocument } from '#content/documents.ts'
import { isLocale, type Locale } from '#locales/table.ts'
import { isRecord } from '#common/records.ts'

/** A document that is checked, with the name a reader finds it by: its file, or its id in the lake. */
export interface Subject {
  file: string
  document: SeedDocument
}

/** Everything that is checked together, and what its links may lead to. */
export interface Site {
  subjects: readonly Subject[]
  /** Addresses of papers, `/legal/risk-disclosure.pdf`. */
  papers: ReadonlySet<string>
}

/** A value in a document: the way to it, and the language it is written in. */
export interface Found {
  field: string
  name: string
  value: unknown
  language: Locale | undefined
}

const nameOfItem = (item: unknown, index: number): string => {
  const key = isRecord(item) ? item['_key'] : undefined
  return `[${typeof key === 'string' ? key : index}]`
}

/** Every value in a document with the way to it; parts of lists are named by their keys. */
export function* valuesOf({ document }: Subject): Generator<Found> {
  const language = isLocale(document['language']) ? document['language'] : undefined
  yield* below(document, '', '', language)
}

function* below(value: unknown, field: string, name: string, language: Locale | undefined): Generator<Found> {
  yield { field, name, value, language }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* below(item, `${field}${nameOfItem(item, index)}`, name, language)
  } else if (isRecord(value)) {
    const own = isLocale(value['language']) ? value['language'] : language
    for (const [key, item] of Object.entries(value)) {
      if (!key.startsWith('_')) yield* below(item, field === '' ? key : `${field}.${key}`, key, own)
    }
  }
}

/** The words of a paragraph of Portable Text, its runs put together. */
function paragraphText(value: unknown): string | undefined {
  if (!isRecord(value) || value['_type'] !== 'block' || !Array.isArray(value['children'])) return undefined
  const runs: unknown[] = value['children']
  return runs.map((run) => (isRecord(run) && typeof run['text'] === 'string' ? run['text'] : '')).join('')
}

/** Fields that hold codes, addresses and figures instead of words. */
const codes = new Set([
  'path',
  'toPath',
  'href',
  'url',
  'setting',
  'kind',
  'style',
  'tone',
  'name',
  'language',
  'languages',
  'routes',
  'topics',
  'kinds',
  'groups',
  'platforms',
  'assetClass',
  'header',
  'topic',
  'key',
  'source',
  'instruments',
  'keywords',
])

/** The words people read, each with its language; a paragraph is one text. */
export function* wordsOf(subject: Subject): Generator<Found & { text: string }> {
  let inside: string | undefined
  for (const found of valuesOf(subject)) {
    if (inside !== undefined && found.field.startsWith(inside)) continue
    inside = undefined
    const text = paragraphText(found.value)
    if (text !== undefined) {
      inside = `${found.field}.`
      yield { ...found, text }
    } else if (
      typeof found.value === 'string' &&
      (!codes.has(found.name) || found.field.endsWith('.value'))
    ) {
      yield { ...found, text: found.value }
    }
  }
}
