import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asRead, asTyped, isBlank, placeOfUnseen } from './as-read.ts'

/** Every character of a general category. */
const charactersOf = (category: RegExp): string[] =>
  Array.from({ length: 0x11_00_00 }, (_, code) => code)
    .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => category.test(character))

const formats = charactersOf(/\p{Cf}/u)
const controls = charactersOf(/\p{Cc}/u)
const spaces = charactersOf(/\p{Zs}/u)

describe('a text as somebody reads it', () => {
  it('has none of the characters that nobody sees, wherever they stand', () => {
    expect(formats.length).toBeGreaterThan(150)
    for (const character of formats) {
      expect(asRead(`7${character}4%`), `U+${character.codePointAt(0)?.toString(16)}`).toBe('74%')
      expect(isBlank(character)).toBe(true)
    }
    for (const character of controls) expect(isBlank(character)).toBe(true)
  })

  it('has plain spaces and plain signs', () => {
    for (const character of spaces) expect(asRead(`a${character}b`)).toBe('a b')
    expect(asRead('a\r\n\tb')).toBe('a b')
    expect(asRead('７４％ ﬁnanzen')).toBe('74% finanzen')
  })

  it('keeps letters of any language, and is read once', () => {
    assert(
      property(string({ unit: 'grapheme' }), (text) => {
        expect(asRead(asRead(text))).toBe(asRead(text))
      }),
    )
    expect(asRead('Zażółć gęślą jaźń, Größe')).toBe('Zażółć gęślą jaźń, Größe')
  })

  it('is blank where a reader sees nothing', () => {
    for (const text of ['', '   ', '\u00a0', '\u200b', '\u2060\n', '\u3164', '\ufeff '])
      expect(isBlank(text)).toBe(true)
    for (const text of ['.', ' a ', '\u200b0']) expect(isBlank(text)).toBe(false)
  })

  it('says where the first character stands that nobody sees', () => {
    expect(placeOfUnseen('https://example.com/a\u200bb')).toBe(21)
    expect(placeOfUnseen('https://example.com/')).toBe(-1)
  })
})

it.each([
  [' desk\u200b@halyard.example ', 'desk@halyard.example'],
  ['A\u00adda\u2060', 'Ada'],
  ['Zoe\u0308', 'Zo\u00eb'],
  ['Ada\tByron\n', 'Ada Byron'],
  [
    '\u06a9\u062a\u0627\u0628\u200c\u062e\u0627\u0646\u0647',
    '\u06a9\u062a\u0627\u0628\u200c\u062e\u0627\u0646\u0647',
  ],
  ['\u200bAda\u200d', 'Ada'],
  ['\u202eAda\u202c', 'Ada'],
  ['   ', ''],
])('a line typed as %j is stored as %j', (typed, stored) => {
  expect(asTyped(typed)).toBe(stored)
})
