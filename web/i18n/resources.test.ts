import { expect, test } from 'vitest'
import { bindUnits } from '#web/lib/numbers/units.ts'
import { defaultLocale, localeIds } from '#locales/table.ts'
import { namespaces, resources } from './resources.ts'
import { getTexts } from './texts.ts'

/** Every text by its path: `risk.scale` and what it says. */
const flat = (value: unknown, path = ''): [string, string][] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is no text`)
  return Object.entries(value).flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key))
}
const tokens = (text: string) => new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))

for (const namespace of namespaces) {
  const original = flat(resources[defaultLocale][namespace])
  for (const locale of localeIds) {
    test(`${namespace} of ${locale} says all that English says, and nothing is empty or shouted`, () => {
      const translated = flat(resources[locale][namespace])
      expect(original.length).toBeGreaterThan(2)
      expect(translated.map(([key]) => key)).toEqual(original.map(([key]) => key))
      expect(translated.map(([, text]) => tokens(text))).toEqual(original.map(([, text]) => tokens(text)))
      for (const [key, text] of translated) expect(text, key).toMatch(/^[^!]*\S[^!]*$/)
    })
  }
}

test('no text of the interface parts a number from its unit', () => {
  const all = localeIds.flatMap((locale) => namespaces.flatMap((name) => flat(resources[locale][name])))
  expect(all.filter(([, text]) => bindUnits(text) !== text)).toEqual([])
})

test('no text of the interface holds a share of losing accounts', () => {
  const all = localeIds.flatMap((locale) => namespaces.flatMap((name) => flat(resources[locale][name])))
  expect(all.length).toBeGreaterThan(200)
  expect(all.filter(([, text]) => /\d\s?%/.test(text))).toEqual([])
})

test('one language never answers in another', () => {
  expect(localeIds.map((locale) => getTexts(locale, 'login')('register'))).toEqual([
    'Register',
    'Registrieren',
    'Załóż konto',
  ])
  expect(getTexts('de', 'BasicLayout')('footer.supervisor', { regulator: 'CySEC' })).toBe('Aufsicht: CySEC')
})
