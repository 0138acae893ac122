import MiniSearch from 'minisearch'
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
  /** A piece of the text around the first word found; the title's own words need none. */
  excerpt: string
}

const plainLetters: Record<string, string> = { ł: 'l', ß: 'ss', đ: 'd', ø: 'o' }

/** `Zażółć` is found by `zazolc`, `größer` by `grosser`: what a visitor's keyboard has is enough. */
export const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[łßđø]/g, (letter) => plainLetters[letter] ?? letter)

const weights: Record<SearchKind, number> = { page: 1.2, instrument: 1.5, paper: 1, question: 1, term: 1.1 }

/**
 * Words that are near enough count less; short ones must be right. Among others a single letter stands for itself: to
 * look through all words that begin with each of fifty letters took more than a second.
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
    storeFields: ['kind', 'title', 'text', 'href'],
    processTerm: (term) => foldWord(term) || null,
    searchOptions: {
      ...options,
      boostDocument: (_id, _term, stored) => weights[kindOf(stored?.['kind'])],
    },
  })
  engine.addAll(entries.map((entry, id) => ({ ...entry, id })))
  return engine
}

const kindOf = (value: unknown): SearchKind => searchKinds.find((kind) => kind === value) ?? 'page'

/** Letters of text on each side of the word found. */
const around = 70

/** A piece of a text around the first of the words, cut at spaces. */
export const excerptOf = (text: string, words: readonly string[]): string => {
  const spans = [...text.matchAll(/[\p{Letter}\p{Number}]+/gu)]
  const at = spans.find(([word]) => words.some((wanted) => foldWord(word).startsWith(wanted)))?.index ?? 0
  const from = at <= around ? 0 : text.indexOf(' ', at - around) + 1
  const end = at + around * 2 >= text.length ? text.length : text.lastIndexOf(' ', at + around * 2)
  return `${from > 0 ? '… ' : ''}${text.slice(from, end > at ? end : text.length)}${end < text.length ? ' …' : ''}`
}

/** Characters of a question that are read, as many as its field takes. */
export const longestQuestion = 100
/** And words of it, each once. */
const mostWords = 8

const askedOf = (question: string): string => {
  const words = question
    .slice(0, longestQuestion)
    .split(/[\n\r\p{Separator}\p{Punctuation}]+/u)
    .filter((word) => /[\p{Letter}\p{Number}]/u.test(word))
  return [...new Set(words.map(foldWord))].slice(0, mostWords).join(' ')
}

/** The best hits for a question, and of how many they are the best. */
export interface Found {
  /** All hits there are, however many are listed. */
  count: number
  /** Best first. */
  hits: Hit[]
}

/**
 * Looks for the first words of a question; nothing is found without a letter or figure.
 * @param most how many hits are listed
 */
export const find = (engine: Engine, question: string, most: number): Found => {
  const results = engine.search(askedOf(question))
  const hits = results.slice(0, most).map((result) => ({
    kind: kindOf(result['kind']),
    title: String(result['title']),
    href: String(result['href']),
    excerpt: excerptOf(String(result['text']), result.terms),
  }))
  return { count: results.length, hits }
}
