import { describe, expect, it } from 'vitest'
import { recordOf } from '#schemas/translation/record.ts'
import { planMatrix } from '#studio/translations/plan-matrix.ts'
import { sayEnglish } from '#tests/support/studio/say-english.ts'
import { planToTranslate } from './plan-to-translate.ts'
import { en } from './words/en.ts'

const page = (id: string, language: string, path: string, title: string) => ({
  _id: id,
  _type: 'page',
  language,
  path,
  title,
})

const fees = page('fees', 'en', '/fees', 'Fees')

const documents = [
  fees,
  { ...page('koszty', 'pl', '/fees', 'Opłaty'), translatedFrom: [recordOf(fees, 'pl')] },
  page('help', 'en', '/help', 'Help'),
  { ...page('pomoc', 'pl', '/help', 'Pomoc'), translatedFrom: [recordOf(fees, 'pl')] },
  page('new', 'en', '/new', 'New'),
  page('hours', 'en', '/hours', 'Hours'),
  page('godziny', 'pl', '/hours', ' '),
  page('orders', 'en', '/orders', 'How orders are carried out'),
  page('zlecenia', 'pl', '/orders', 'How orders are carried out'),
]

const named = (_type: string, _document: unknown, fields: readonly string[]) => `(${fields.join()})`

describe('what waits for a translator', () => {
  it('is what is missing in the language, not translated, then stale, each by title and with its form', () => {
    const rows = planMatrix(documents, ['pl'])
    expect(planToTranslate(sayEnglish(en), rows, 'pl', named)).toEqual([
      { id: 'godziny', type: 'page', title: 'Hours', reason: 'without words: (title)' },
      { id: null, type: 'page', title: 'New', reason: 'no page yet' },
      {
        id: 'zlecenia',
        type: 'page',
        title: 'How orders are carried out',
        reason: 'still the English words: (title)',
      },
      { id: 'pomoc', type: 'page', title: 'Help', reason: 'the English was changed: (title)' },
    ])
    expect(planToTranslate(sayEnglish(en), rows, 'de', named)).toEqual([])
  })
})
