import { describe, expect, it } from 'vitest'
import { isMet } from '#common/rules/evaluate.ts'
import { safeHref, secureAddress } from './addresses.ts'

describe('the address of a link', () => {
  it.each([
    'https://example.com/a?b=c#d',
    'https://exämple.com/ü',
    'mailto:desk@halyard.example',
    'setting:register',
    '/more/legal?x=1#at-y',
  ])('may be %s', (address) => {
    expect(isMet(safeHref(), address)).toBe(true)
  })

  const unseen = ['\u200b', '\u00ad', '\u2060', '\u202e', '\ufeff', '\0', '\u{e0061}']
  it.each(['https://example.com/a', 'mailto:desk@halyard.example', '/more/legal', 'setting:register'])(
    '%s has no character in it that nobody sees',
    (address) => {
      for (const character of unseen) {
        for (let at = 0; at <= address.length; at += 1) {
          const dressed = `${address.slice(0, at)}${character}${address.slice(at)}`
          expect(isMet(safeHref(), dressed), JSON.stringify(dressed)).toBe(false)
          expect(isMet(secureAddress(), dressed)).toBe(false)
        }
      }
    },
  )
})
