import { afterEach, describe, expect, it, vi } from 'vitest'
import { keptLocale } from './kept-language.ts'

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
