import type { SeedDocument } from '#content/seed-document.ts'
import { isLocale, type Locale } from '#locales/table.ts'
import { isRecord } from '#common/records.ts'

/** A checked document with its name: its file, or its id in the lake. */
export interface Subject {
  file: string
  document: SeedDocument
}

/** The documents that are checked together, and the targets of their links. */
export interface Site {
  subjects: readonly Subject[]
  /** Addresses of papers, `/legal/risk-disclosure.pdf`. */
  papers: ReadonlySet<string>
}

/** A value in a document: its path, and the language it is written in. */
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

/** Every value in a document with its path; list items are named by their keys. */
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

/** The text of a block of Portable Text. */
function paragraphText(value: unknown): string | undefined {
  if (!isRecord(value) || value['_type'] !== 'block' || !Array.isArray(value['children'])) return undefined
  const runs: unknown[] = value['children']
  return runs.map((run) => (isRecord(run) && typeof run['text'] === 'string' ? run['text'] : '')).join('')
}

/** Fields that hold codes, addresses and figures instead of text. */
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

/** The texts people read, each with its language; a block is one text. */
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
