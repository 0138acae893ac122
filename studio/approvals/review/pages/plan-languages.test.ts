import { expect, it } from 'vitest'
import type { Locale } from '#locales/table.ts'
import { languagesLeft, languagesToSee } from './plan-languages.ts'

const change = (language?: Locale) => ({ path: 'a', before: [], after: [], ...(language && { language }) })
const all: Locale[] = ['en', 'de', 'pl']

it('asks for the languages whose words change', () => {
  expect(languagesToSee([change('pl'), change(), change('en')], all)).toEqual(['en', 'pl'])
  expect(languagesToSee([change('pl')], ['en'])).toEqual([])
})

it('is done when each of them was looked at, or any one where all change alike', () => {
  expect(languagesLeft(['en', 'pl'], new Set(['en']))).toEqual({ left: ['pl'], isDone: false })
  expect(languagesLeft(['en'], new Set(['en']))).toEqual({ left: [], isDone: true })
  expect(languagesLeft([], new Set())).toEqual({ left: [], isDone: false })
  expect(languagesLeft([], new Set<Locale>(['de']))).toEqual({ left: [], isDone: true })
})
