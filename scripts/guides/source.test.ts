import { expect, it } from 'vitest'
import { isTranslationOf, sourceLine, withSource } from './source.ts'

const english = '# For marketing\n\nWords.\n'
const german = '# Für das Marketing\n\nText.\n'

it('knows the English text that a translation was made from', () => {
  const translation = withSource(german, 'marketing', english)
  expect(translation).toBe(`${sourceLine('marketing', english)}\n\n${german}`)
  expect(isTranslationOf(translation, english)).toBe(true)
  expect(isTranslationOf(translation, `${english}More.\n`)).toBe(false)
  expect(isTranslationOf(german, english)).toBe(false)
})

it('writes the line anew in the place of the one before', () => {
  const before = withSource(german, 'marketing', 'Older.')
  expect(withSource(before, 'marketing', english)).toBe(withSource(german, 'marketing', english))
})
