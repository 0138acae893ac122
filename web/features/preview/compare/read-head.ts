import type { PageBlock, PagePart } from '#common/compared-pages.ts'
import { isRecord } from '#common/records.ts'
import { cleanWords } from './signs.ts'

const contentOf = (selector: string): string =>
  cleanWords(document.querySelector(selector)?.getAttribute('content') ?? '')

/** When something was changed is no part of what it says. */
const ofTime = new Set(['dateModified', 'datePublished', 'uploadDate'])

/** The words in a value of structured data, one by one. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [cleanWords(String(value))]
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, one]) =>
    name.startsWith('@') || ofTime.has(name) ? [] : wordsIn(one),
  )
}

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '')
  } catch {
    // Not JSON: it is compared as the text it is.
    return text
  }
}

const dataIn = (): string[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    wordsIn(parsed(script.textContent)).join(' · '),
  )

/** What search engines and other sites get of the page: each text once, by the first of its names. */
export function readHead(): PageBlock[] {
  const blocks: PageBlock[] = []
  const add = (part: PagePart, words: string, facts = '') => {
    const isKnown = blocks.some((block) => block.words === words && block.facts === facts)
    if ((words === '' && facts === '') || isKnown) return
    blocks.push({ part, words, facts, isLive: false, where: '' })
  }
  add('title', cleanWords(document.title))
  for (const name of ['name="description"', 'property="og:description"', 'name="twitter:description"']) {
    add('description', contentOf(`meta[${name}]`))
  }
  for (const name of ['property="og:title"', 'name="twitter:title"']) add('title', contentOf(`meta[${name}]`))
  // Its address names what is drawn in it.
  for (const name of ['property="og:image"', 'name="twitter:image"'])
    add('picture', '', contentOf(`meta[${name}]`))
  for (const words of dataIn()) add('data', words)
  return blocks
}
