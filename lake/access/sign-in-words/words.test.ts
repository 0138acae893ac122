import { describe, expect, it } from 'vitest'
import { placeholdersIn } from '#common/fill.ts'
import { de } from './de.ts'
import { en, type WordKey } from './en.ts'
import { pl } from './pl.ts'
import { minutesIn, sayIn } from './words.ts'

const keys = Object.keys(en).filter((key): key is WordKey => key in en)

/** Written alike in both languages. */
const alike: readonly WordKey[] = ['code.field']

describe('the words of the sign-in pages', () => {
  it.each([
    ['German', de],
    ['Polish', pl],
  ])('are said in %s, with the same places', (_language, words) => {
    expect(keys.length).toBeGreaterThan(50)
    expect(Object.keys(words)).toEqual(keys)
    for (const key of keys) {
      expect(words[key].trim(), key).not.toBe('')
      expect(placeholdersIn(words[key]), key).toEqual(placeholdersIn(en[key]))
      if (!alike.includes(key)) expect(words[key], key).not.toBe(en[key])
    }
  })

  it('fill in a value as it is', () => {
    expect(sayIn('de')('company.nameTaken', { name: 'anna' })).toContain('„anna“')
    expect(sayIn('pl')('fault', { title: '{{title}}' })).toBe('Błąd: {{title}}')
  })

  it.each([
    ['en', 1, '1 minute'],
    ['en', 300, '5 minutes'],
    ['de', 60, '1 Minute'],
    ['de', 61, '2 Minuten'],
    ['pl', 60, '1 minuta'],
    ['pl', 180, '3 minuty'],
    ['pl', 299, '5 minut'],
    ['pl', 3_600, '60 minut'],
  ] as const)('count a wait in %s: %d seconds', (language, seconds, said) => {
    expect(minutesIn(language, seconds)).toBe(said)
  })
})
