import { expect, it } from 'vitest'
import { headerAdvice } from './header-room.ts'

const entry = (names: Record<string, string>) => ({
  name: Object.entries(names).map(([language, value]) => ({ language, value })),
})

it.each([
  ['the words of today', [entry({ en: 'Quickstart', de: 'Schnelleinstieg' }), entry({ en: 'More' })], true],
  [
    'exactly 52',
    [entry({ en: 'a'.repeat(22) }), entry({ en: 'b'.repeat(22) }), entry({ en: 'c'.repeat(8) })],
    true,
  ],
  [
    '53 in German alone',
    [entry({ en: 'a', de: 'd'.repeat(22) }), entry({ en: 'b', de: 'e'.repeat(31) })],
    /^Deutsch.* 53 /,
  ],
  ['a language without words shows the English ones', [entry({ en: 'a'.repeat(53) })], /^English.* 53 /],
  ['what is not a list', 'Quickstart', true],
  ['entries without names', [{}, null, { name: 'x' }], true],
])('%s', (_, entries, advice) => {
  if (advice instanceof RegExp) expect(headerAdvice(entries)).toMatch(advice)
  else expect(headerAdvice(entries)).toBe(true)
})
