import { expect, test } from 'vitest'
import type { GlossaryTerm } from '#web/documents/glossary-term.ts'
import { planLetters } from './plan-letters.ts'

const terms = (...words: string[]): GlossaryTerm[] =>
  words.map((term) => ({ key: term, term, definition: '', seeAlso: [], page: null }))
const shape = (groups: ReturnType<typeof planLetters>) =>
  groups.map(({ letter, terms: list }) => `${letter}: ${list.map(({ term }) => term).join(' ')}`)

test('terms stand under their letters, small ones too, and figures apart', () => {
  expect(shape(planLetters(terms('30:1', 'bid', 'Broker', 'CFD'), 'en'))).toEqual([
    '#: 30:1',
    'B: bid Broker',
    'C: CFD',
  ])
})

test('German files Ä with A, Polish keeps Ł by itself', () => {
  expect(shape(planLetters(terms('Ask', 'Änderung'), 'de'))).toEqual(['A: Ask Änderung'])
  expect(shape(planLetters(terms('lot', 'łączny koszt'), 'pl'))).toEqual(['L: lot', 'Ł: łączny koszt'])
})
