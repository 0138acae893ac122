import { describe, expect, it } from 'vitest'
import { flatTexts, interfaceTextsIn, overrideFault, placeholderTable } from './interface-texts.ts'
import { namespaces, programTexts } from './resources.ts'
import { localeIds } from './table.ts'

describe('the texts of the interface', () => {
  it('are listed whole, each beside its English', () => {
    for (const locale of localeIds) {
      const rows = interfaceTextsIn(locale)
      const all = namespaces.flatMap((name) => flatTexts(programTexts[locale][name]))
      expect(rows.length).toBe(all.length)
      expect(rows.length).toBeGreaterThan(150)
      expect(rows.filter(({ english }) => english === '')).toEqual([])
    }
  })

  it('of the program could stand for themselves', () => {
    const faults = localeIds.flatMap((locale) =>
      interfaceTextsIn(locale).flatMap(
        ({ namespace, key, text }) => overrideFault(namespace, key, text) ?? [],
      ),
    )
    expect(faults).toEqual([])
  })

  it('know their placeholders', () => {
    expect(placeholderTable['trading']?.['quotes.polled']).toEqual(['time'])
  })
})

describe('overrideFault', () => {
  it('takes words that keep what stands in braces', () => {
    expect(overrideFault('trading', 'quotes.polled', 'Stan z {{time}} UTC')).toBeNull()
    expect(overrideFault('login', 'register', 'Załóż konto')).toBeNull()
  })

  it.each([
    ['trading', 'quotes.polled', 'Stan z teraz', 'Keep what stands in double braces'],
    ['trading', 'quotes.polled', 'Stan z {{czas}}', '{{time}}'],
    ['trading', 'quotes.polled', '{{time}} {{more}}', 'nothing more'],
    ['login', 'register', 'Konto {{brand}}', 'nothing in double braces'],
    ['login', 'register', 'Konto {{}}', 'nothing in double braces'],
    ['login', 'register', '<b>Konto</b>', 'plain words'],
    ['login', 'unknown.key', 'Konto', 'no text with this key'],
    ['elsewhere', 'register', 'Konto', 'no text with this key'],
  ])('refuses %s %s: %s', (namespace, key, words, reason) => {
    expect(overrideFault(namespace, key, words)).toContain(reason)
  })
})
