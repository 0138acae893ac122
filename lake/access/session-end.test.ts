import { describe, expect, it } from 'vitest'
import { sessionEndNote } from './session-end.ts'

describe('the sentence about a session that is over', () => {
  it.each([
    ['ended', 'over.ended'],
    ['expired', 'over.expired'],
    ['out', 'over.out'],
  ])('is that of its reason, %s', (reason, key) => {
    expect(sessionEndNote(reason)).toBe(key)
  })

  it.each([undefined, '', 'toString', '__proto__', '<b>Call us</b>'])('is none for %s', (reason) => {
    expect(sessionEndNote(reason)).toBeUndefined()
  })
})
