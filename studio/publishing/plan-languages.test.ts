import { expect, it } from 'vitest'
import { recordOf } from '#schemas/translation/record.ts'
import { planLanguages } from './plan-languages.ts'

const page = (_id: string, language: string, title: string, more: object = {}) => ({
  _id,
  _type: 'page',
  language,
  path: '/fees',
  title,
  ...more,
})

const english = page('en', 'en', 'All our fees')
const german = page('drafts.de', 'de', 'Alle Kosten')
const copied = page('drafts.pl', 'pl', 'All our fees')

it('publishes what is translated, and asks where the words are the English ones', () => {
  expect(planLanguages('page', [german, english])).toMatchObject({
    action: 'publish',
    outgoing: [{ draftId: 'drafts.de', publishedId: 'de', language: 'de', untranslated: [] }],
  })
  expect(planLanguages('page', [copied, german, english])).toMatchObject({
    action: 'ask',
    outgoing: [
      { language: 'de', untranslated: [] },
      { language: 'pl', untranslated: ['title'] },
    ],
  })
})

it('compares with the English that goes out in the same step', () => {
  const draft = page('drafts.en', 'en', 'What it costs')
  expect(planLanguages('page', [english, draft, copied]).action).toBe('publish')
})

it('does not ask about words that somebody said are to be the same', () => {
  const said = { ...copied, translatedFrom: [recordOf(english, 'pl', copied)] }
  expect(planLanguages('page', [english, said]).action).toBe('publish')
})

it.each(['riskWarning', 'legalDocument', 'entity'])('refuses for the regulated type %s', (type) => {
  expect(planLanguages(type, [german, english])).toEqual({ action: 'refuse' })
})
