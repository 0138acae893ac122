import { describe, expect, it } from 'vitest'
import { copyInto, planSiblings } from './plan-siblings.ts'

describe('the languages of a page', () => {
  it('are named with how they stand, and with the form that opens them', () => {
    const rows = [
      { _id: 'drafts.a', language: 'en', title: 'All fees' },
      { _id: 'a', language: 'en', title: 'Fees' },
      { _id: 'drafts.b', language: 'pl', title: null },
    ]
    expect(planSiblings(rows)).toEqual([
      { language: 'en', state: 'published, with a draft', id: 'a', title: 'All fees' },
      { language: 'de', state: 'not made yet', id: null, title: '' },
      { language: 'pl', state: 'draft', id: 'b', title: '' },
    ])
    expect(planSiblings([{ _id: 'c', language: 'de', title: 'Kosten' }])[1]).toEqual({
      language: 'de',
      state: 'published',
      id: 'c',
      title: 'Kosten',
    })
  })
})

describe('a page copied into a language', () => {
  it('keeps its path and its blocks with their keys, and nothing of its own history', () => {
    const blocks = [{ _key: 'opening', _type: 'opening', title: 'Fees' }]
    const page = {
      _id: 'a',
      _type: 'page',
      _rev: 'r',
      _createdAt: '2026-11-01T00:00:00Z',
      _updatedAt: '2026-11-02T00:00:00Z',
      language: 'en',
      path: '/fees',
      title: 'Fees',
      translatedFrom: [{ _key: 'en' }],
      blocks,
    }
    expect(copyInto(page, 'de')).toEqual({
      _id: 'drafts.',
      _type: 'page',
      language: 'de',
      path: '/fees',
      title: 'Fees',
      blocks,
    })
  })
})
