import { describe, expect, it } from 'vitest'
import { sessionEndNote } from './session-end.ts'

describe('the sentence about a session that is over', () => {
  it('is that of its reason, in the language of the Studio or in English', () => {
    expect(sessionEndNote('ended', 'de')?.sentence).toContain('Ihre Sitzung wurde beendet.')
    expect(sessionEndNote('expired', undefined)).toEqual({
      sentence: 'Your session has run out. Sign in again; what you typed until then is kept as a draft.',
      language: 'en',
    })
    expect(sessionEndNote('out', 'fr')).toEqual({ sentence: 'You have signed out.', language: 'en' })
  })

  it.each([undefined, '', 'toString', '__proto__', '<b>Call us</b>'])('is none for %s', (reason) => {
    expect(sessionEndNote(reason, 'en')).toBeUndefined()
  })
})
