import { expect, it } from 'vitest'
import { cleaned, cleaningOf } from './cleaned.ts'

const dressed = {
  _id: 'a\u200b',
  _type: 'note',
  title: 'Fees\u200b',
  count: 7,
  slug: { _type: 'slug\u200b', current: '/fe\u00ades' },
  body: [
    { _key: 'k\u2060', _type: 'block', children: [{ _key: 'c', text: 'Zoe\u0308', marks: [] }] },
    null,
    'plain',
  ],
}

it('cleans the texts at any depth, and no name, id and key', () => {
  expect(cleaned(dressed)).toEqual({
    ...dressed,
    title: 'Fees',
    slug: { _type: 'slug\u200b', current: '/fees' },
    body: [
      { _key: 'k\u2060', _type: 'block', children: [{ _key: 'c', text: 'Zo\u00eb', marks: [] }] },
      null,
      'plain',
    ],
  })
})

it('leaves what is clean as it is', () => {
  const clean = { _id: 'a', _type: 'note', title: 'Größe', list: [{ a: ['b'] }] }
  expect(cleaned(clean)).toBe(clean)
  expect(cleaningOf(clean)).toBeUndefined()
})

it('names the attributes that a patch left to clean', () => {
  expect(cleaningOf({ ...dressed, body: [] })).toEqual({
    set: { "['title']": 'Fees', "['slug']": { _type: 'slug\u200b', current: '/fees' } },
  })
})
