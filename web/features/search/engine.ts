import MiniSearch from 'minisearch'
import { asRead, asSought } from '#common/text/as-read.ts'
import type { SearchEntry } from '#web/content/pages/search-entries.ts'

export type SearchKind = SearchEntry['kind']
const searchKinds = [
  'page',
  'instrument',
  'paper',
  'question',
  'term',
] as const satisfies readonly SearchKind[]

export interface Hit {
  kind: SearchKind
  title: string
  href: string
  /** The title of the page above, where there is one: `Overview` alone does not say of what. */
  within: string | null
  /** Text around the first match; empty for matches in the title. */
  excerpt: string
  /** Of an instrument: what its price is followed with. */
  traded: SearchEntry['traded'] | null
}

/** Where words of a text as read are parted. */
const gaps = /[\n\r\p{Separator}\p{Punctuation}]+/u

const weights: Record<SearchKind, number> = { page: 1.2, instrument: 1.5, paper: 1, question: 1, term: 1.1 }

/**
 * Fuzzy matches score lower; short words must match exactly. Single letters among other words match only themselves:
 * expanding fifty one-letter prefixes took more than a second.
 */
const options = {
  prefix: (term: string, _at: number, terms: string[]) => term.length > 1 || terms.length === 1,
  fuzzy: (term: string) => (term.length > 4 ? 0.2 : false),
  boost: { title: 4 },
  combineWith: 'AND',
} as const

export type Engine = MiniSearch<SearchEntry & { id: number }>

export const buildEngine = (entries: readonly SearchEntry[]): Engine => {
  const engine: Engine = new MiniSearch({
    fields: ['title', 'text'],
    storeFields: ['kind', 'title', 'text', 'href', 'within', 'traded'],
    tokenize: (text) => asRead(text).split(gaps),
    processTerm: (term) => asSought(term) || null,
    searchOptions: {
      ...options,
      boostDocument: (_id, _term, stored) => weights[kindOf(stored?.['kind'])],
    },
  })
  engine.addAll(entries.map((entry, id) => ({ ...entry, id })))
  return engine
}

const kindOf = (value: unknown): SearchKind => searchKinds.find((kind) => kind === value) ?? 'page'

const isTraded = (value: unknown): value is NonNullable<SearchEntry['traded']> =>
  typeof value === 'object' && value !== null && 'assetClass' in value && 'hours' in value

/** Characters of context on each side of a match. */
const around = 70

/** An excerpt around the first of the words, cut at spaces. */
export const excerptOf = (text: string, words: readonly string[]): string => {
  const spans = [...text.matchAll(/[\p{Letter}\p{Number}\p{Mark}\p{Format}]+/gu)]
  const at = spans.find(([word]) => words.some((wanted) => asSought(word).startsWith(wanted)))?.index ?? 0
  const from = at <= around ? 0 : text.indexOf(' ', at - around) + 1
  const end = at + around * 2 >= text.length ? text.length : text.lastIndexOf(' ', at + around * 2)
  return `${from > 0 ? '… ' : ''}${text.slice(from, end > at ? end : text.length)}${end < text.length ? ' …' : ''}`
}

/** Characters of a query that are used, as many as its field accepts. */
export const longestQuestion = 100
/** Distinct words of a query that are used. */
const maxWords = 8

const askedOf = (question: string): string => {
  const words = asRead(question.slice(0, longestQuestion))
    .split(gaps)
    .filter((word) => /[\p{Letter}\p{Number}]/u.test(word))
  return [...new Set(words.map(asSought))].slice(0, maxWords).join(' ')
}

/** The best hits for a query, and the total. */
export interface Found {
  /** Total number of hits. */
  count: number
  /** Best first. */
  hits: Hit[]
}

/**
 * Searches for the first words of a query; a query without letters or digits finds nothing.
 * @param most maximum number of hits
 */
export const find = (engine: Engine, question: string, most: number): Found => {
  const asked = askedOf(question)
  const found = engine.search(asked)
  // Who asks for `margin` wants that, before `Free margin`, whose title has the word as well.
  const isExact = ({ title }: Record<string, unknown>) => askedOf(String(title)) === asked
  const results = [...found.filter(isExact), ...found.filter((result) => !isExact(result))]
  const hits = results.slice(0, most).map((result) => ({
    kind: kindOf(result['kind']),
    title: String(result['title']),
    href: String(result['href']),
    within: typeof result['within'] === 'string' ? result['within'] : null,
    excerpt: excerptOf(String(result['text']), result.terms),
    traded: isTraded(result['traded']) ? result['traded'] : null,
  }))
  return { count: results.length, hits }
}
