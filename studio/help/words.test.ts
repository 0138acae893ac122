import { describe, expect, it } from 'vitest'
import { guides } from './guides.ts'
import { de } from './words/de.ts'
import { en, type WordKey } from './words/en.ts'
import { pl } from './words/pl.ts'

const keys = Object.keys(en).filter((key): key is WordKey => key in en)
const places = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted((a, b) => a.localeCompare(b))

describe('the words around the guides', () => {
  it.each([
    ['German', de],
    ['Polish', pl],
  ])('fill in the same places in %s', (_language, words) => {
    expect(keys.length).toBeGreaterThan(10)
    for (const key of keys) {
      expect(words[key].trim(), key).not.toBe('')
      expect(places(words[key]), key).toEqual(places(en[key]))
    }
  })

  it('name each guide', () => {
    expect(keys.filter((key) => key.startsWith('guide.'))).toEqual(guides.map((guide) => `guide.${guide}`))
  })
})
