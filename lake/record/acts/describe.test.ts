import { expect, it } from 'vitest'
import { changedFields, languageOf, titleOf } from './describe.ts'

const at = '2026-03-03T10:00:00.000Z'
const doc = (more: Record<string, unknown>) => ({
  _id: 'a',
  _type: 'x',
  _rev: 'r',
  _createdAt: at,
  _updatedAt: at,
  ...more,
})
const text = (values: Record<string, string>) =>
  Object.entries(values).map(([language, value]) => ({ _key: language, language, value }))

it.each([
  [{ title: ' Fees ', name: 'other' }, 'Fees'],
  [{ title: text({ de: 'Gebühren', en: 'Fees' }) }, 'Fees'],
  [{ question: text({ de: 'Warum?' }) }, 'Warum?'],
  [{ title: '', symbol: 'EURUSD' }, 'EURUSD'],
  [{ metadata: { title: 'Spring' } }, 'Spring'],
  [{ title: 'x'.repeat(300) }, 'x'.repeat(200)],
  [{ lossPercentage: 71 }, undefined],
])('the title of %j is %s', (more, title) => {
  expect(titleOf(doc(more))).toBe(title)
})

it.each([
  ['its own', doc({ language: 'de' }), doc({ language: 'de', title: 'b' }), 'de'],
  [
    'of the texts that were changed',
    doc({ name: text({ en: 'a', de: 'b' }) }),
    doc({ name: text({ en: 'a', de: 'c' }) }),
    'de',
  ],
  [
    'of two languages, none',
    doc({ name: text({ en: 'a', de: 'b' }) }),
    doc({ name: text({ en: 'x', de: 'y' }) }),
    undefined,
  ],
  [
    'of a figure beside a text, none',
    doc({ name: text({ de: 'b' }), n: 1 }),
    doc({ name: text({ de: 'c' }), n: 2 }),
    undefined,
  ],
  ['of what is gone, its own', doc({ language: 'pl' }), undefined, 'pl'],
])('the language of a change is %s', (_what, before, after, language) => {
  expect(languageOf(before, after)).toBe(language)
})

it('names the fields that differ, whatever the order in them', () => {
  const before = doc({ a: { x: 1, y: 2 }, b: 1, c: 1 })
  expect(changedFields(before, doc({ _rev: 's', a: { y: 2, x: 1 }, b: 2, d: 1 }))).toEqual(['b', 'c', 'd'])
})
