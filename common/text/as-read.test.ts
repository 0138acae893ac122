import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asCode, asRead, asSought, asStored, asTyped, digitsIn, isBlank } from './as-read.ts'

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

const family = '\u{1f469}\u200d\u{1f4bb}'
const scotland = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'

it.each([
  ['Fees\u200b', 'Fees'],
  ['\ufeffZoe\u0308', 'Zo\u00eb'],
  ['e\u200b\u0301', '\u00e9'],
  ['\u202e47\u202c%', '47%'],
  ['one\r\ntwo\vthree\u2028four', 'one\ntwo\nthree\nfour'],
  ['\ttabs and  blanks stay ', '\ttabs and  blanks stay '],
  ['Risiko\u00adhinweis', 'Risiko\u00adhinweis'],
  ['\u00adRisiko \u00adhinweis\u00ad', 'Risiko hinweis'],
  ['https://exam\u00adple.com/', 'https://example.com/'],
  ['https://example.com/a\u200bb', 'https://example.com/ab'],
  ['/a\u00adbout', '/about'],
  ['mailto:desk\u200b@halyard.example', 'mailto:desk@halyard.example'],
  ['de\u00adsk@halyard.example', 'desk@halyard.example'],
  [family, family],
  [scotland, scotland],
  ['1\ufe0f\u20e3 \u2764\ufe0f', '1\ufe0f\u20e3 \u2764\ufe0f'],
  ['7\ufe0f4%', '74%'],
  ['\uff17\uff14\uff05', '\uff17\uff14\uff05'],
])('a text %j of an editor is stored as %j', (typed, stored) => {
  expect(asStored(typed)).toBe(stored)
  expect(asStored(stored)).toBe(stored)
})

it('no text changes by being stored a second time, nor how it is read', () => {
  const signs = string({ unit: 'binary' })
  assert(
    property(signs, (text) => {
      expect(asStored(asStored(text))).toBe(asStored(text))
      expect(asRead(asStored(text)).replaceAll(/\s+/g, ' ')).toBe(asRead(text).replaceAll(/\s+/g, ' '))
    }),
  )
})

it('codes are read as they look', () => {
  for (const code of ['043 309', '043-309', '\u200b043\u00a0309']) expect(digitsIn(code)).toBe('043309')
  expect(asCode(' \uff10\uff14\uff13 309\u200b')).toBe('043 309')
  expect(asCode('\uff44esk@halyard\uff0eexample ')).toBe('desk@halyard.example')
})

it('what is looked for is what a plain keyboard has', () => {
  expect(['Größe', 'ŁÓDŹ', 'Žluťoučký', 'Ma\u00adrgin', '\uff2dargin', 'u\u0308ber'].map(asSought)).toEqual([
    'grosse',
    'lodz',
    'zlutoucky',
    'margin',
    'margin',
    'uber',
  ])
})
