import { expect, it } from 'vitest'
import { mayPublish, ownLanguages } from './own-languages.ts'

const user = (...names: string[]) => ({ roles: names.map((name) => ({ name })) })

it('holds a translator to the languages of the role, and nobody else', () => {
  expect(ownLanguages(user('translator-pl'))).toEqual(['pl'])
  expect(ownLanguages(user('translator-de', 'translator-pl'))).toEqual(['de', 'pl'])
  expect(ownLanguages(user('marketer'))).toEqual(['en', 'de', 'pl'])
  expect(ownLanguages(null)).toEqual(['en', 'de', 'pl'])
})

it('offers publishing to those who may', () => {
  expect([user('marketer'), user('compliance'), user('administrator')].map(mayPublish)).toEqual([
    true,
    true,
    true,
  ])
  expect([user('translator-pl'), user('viewer'), user(), null].map(mayPublish)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
