import { describe, expect, it } from 'vitest'
import { recordOf } from '#schemas/translation/record.ts'
import { planMatrix } from '#studio/translations/plan-matrix.ts'
import { planToTranslate } from './plan-to-translate.ts'

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
]

describe('what waits for a translator', () => {
  it('is what is missing in the language, then what is stale, each with its form', () => {
    expect(planToTranslate(planMatrix(documents, ['pl']), 'pl')).toEqual([
      { id: 'godziny', type: 'page', title: '/hours', reason: '1 field not translated' },
      { id: null, type: 'page', title: '/new', reason: 'no page yet' },
      { id: 'pomoc', type: 'page', title: '/help', reason: 'the English was changed in 1 field' },
    ])
    expect(planToTranslate(planMatrix(documents, ['pl']), 'de')).toEqual([])
  })
})
