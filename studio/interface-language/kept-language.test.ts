import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserLanguage, keptLocale, startLanguage } from './kept-language.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the language that is handed to the lake’s pages', () => {
  it.each([
    ['de-DE', 'de'],
    ['pl-PL', 'pl'],
    ['en-US', 'en'],
    ['fr-FR', undefined],
    ['', undefined],
    [null, undefined],
  ])('of %j is %s', (kept, code) => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => (key === 'sanity-locale:local:default' ? kept : null),
    })
    expect(keptLocale()).toBe(code)
  })

  it('is none where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(keptLocale()).toBeUndefined()
  })
})

const preferring = (...languages: string[]) => {
  vi.stubGlobal('window', { navigator: { languages } })
}

describe('the language the Studio starts in', () => {
  it.each([
    [['de-AT', 'en'], 'de-DE'],
    [['fr-FR', 'pl', 'de'], 'pl-PL'],
    [['en-GB', 'de-DE'], 'en-US'],
    [['DE'], 'de-DE'],
    [['fr-FR'], 'en-US'],
    [[], 'en-US'],
  ])('is, of a browser that prefers %j, %s', (preferred, id) => {
    preferring(...preferred)
    vi.stubGlobal('localStorage', { getItem: () => null })
    expect(startLanguage()).toBe(id)
    expect(browserLanguage()).toBe(id)
  })

  it('stays the one that was chosen', () => {
    preferring('de-DE')
    vi.stubGlobal('localStorage', { getItem: () => 'en-US' })
    expect(startLanguage()).toBe('en-US')
  })

  it('is English where no browser is', () => {
    vi.stubGlobal('window', undefined)
    expect(startLanguage()).toBe('en-US')
  })
})
