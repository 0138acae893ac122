import { expect, it } from 'vitest'
import { mayPublish, ownLanguages } from './own-languages.ts'

const user = (...names: string[]) => ({ roles: names.map((name) => ({ name })) })
const translator = (language?: unknown) => ({ ...user('translator'), language })

it('holds a translator to the own language, and nobody else', () => {
  expect(ownLanguages(translator('pl'))).toEqual(['pl'])
  expect([translator(), translator('xx')].map(ownLanguages)).toEqual([[], []])
  expect(ownLanguages(user('marketer'))).toEqual(['en', 'de', 'pl'])
  expect(ownLanguages(null)).toEqual(['en', 'de', 'pl'])
})

it('offers publishing to those who may', () => {
  expect([user('marketer'), user('compliance'), user('administrator')].map(mayPublish)).toEqual([
    true,
    true,
    true,
  ])
  expect([translator('pl'), user('viewer'), user(), null].map(mayPublish)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
