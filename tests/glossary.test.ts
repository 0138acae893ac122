import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const glossary = readFileSync(new URL('../docs/glossary.md', import.meta.url), 'utf8')

/** Terms by area, in the order of the page. */
const areasOf = (text: string): string[][] =>
  text
    .split(/^## /m)
    .slice(1)
    .map((area) => [...area.matchAll(/^\| \*\*(.+?)\*\*/gm)].map(([, term = '']) => term))

/** Terms that stand more than once. */
const doubles = (terms: readonly string[]): string[] => terms.filter((term, at) => terms.indexOf(term) !== at)

/** Terms that come before one they should follow. */
const misplaced = (terms: readonly string[]): string[] =>
  terms.filter(
    (term, at) => at > 0 && (terms[at - 1] ?? '').localeCompare(term, 'en', { sensitivity: 'base' }) > 0,
  )

describe('the glossary', () => {
  it('has each term once, by alphabet, with the words to avoid', () => {
    const areas = areasOf(glossary)
    expect(areas.flat().length).toBeGreaterThan(80)
    expect(doubles(areas.flat())).toEqual([])
    expect(areas.flatMap(misplaced)).toEqual([])
    const rows = glossary.match(/^\| \*\*.*$/gm) ?? []
    expect(rows.filter((row) => !/^\| \*\*[^|]+\*\* \| [^|]+ \| [^|]+ \|$/.test(row))).toEqual([])
  })

  it('would be found with a double and a misplaced term', () => {
    expect(doubles(['draft', 'tick', 'draft'])).toEqual(['draft'])
    expect(misplaced(['KID', 'brand', 'entity'])).toEqual(['brand'])
  })
})
