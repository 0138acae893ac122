import { expect, it } from 'vitest'
import { recordOf } from '#schemas/translation/record.ts'
import { planMatrix } from './plan-matrix.ts'

const page = (id: string, language: string, title: string, more: object = {}) => ({
  _id: id,
  _type: 'page',
  language,
  path: '/fees',
  title,
  ...more,
})
const english = page('page-en-fees', 'en', 'Fees')
const entry = {
  _id: 'faq-a',
  _type: 'faqEntry',
  question: [
    { _key: 'en', _type: 'internationalizedArrayStringValue', language: 'en', value: 'How long?' },
    { _key: 'pl', _type: 'internationalizedArrayStringValue', language: 'pl', value: 'Jak długo?' },
  ],
}

it('puts pages of one path into a row, and shared documents into one of their own', () => {
  const german = page('page-de-fees', 'de', 'Kosten', { translatedFrom: [recordOf(english, 'de')] })
  const menu = {
    _id: 'menu',
    _type: 'menu',
    items: [{ _key: 'a', name: [{ ...entry.question[0], value: 'Quickstart' }] }],
  }
  const rows = planMatrix([entry, menu, german, english], ['en', 'de', 'pl'])
  expect(rows.map(({ title, sourceId }) => [title, sourceId])).toEqual([
    ['Fees', 'page-en-fees'],
    ['How long?', 'faq-a'],
    ['Menu', 'menu'],
  ])
  expect(rows[0]?.cells).toMatchObject({
    de: { state: 'in step', documentId: 'page-de-fees' },
    pl: { state: 'missing', documentId: null },
  })
  expect(rows[1]?.cells).toMatchObject({
    de: { state: 'missing', documentId: 'faq-a' },
    pl: { state: 'stale', documentId: 'faq-a' },
  })
  expect(rows[0]?.cells.en).toBeUndefined()
})

it('sees a page that has only been drafted', () => {
  const draft = page('drafts.page-pl-fees', 'pl', 'Koszty', { translatedFrom: [recordOf(english, 'pl')] })
  expect(planMatrix([english, draft], ['pl'])[0]?.cells.pl).toMatchObject({
    state: 'in review',
    documentId: 'page-pl-fees',
  })
})
