import { describe, expect, it } from 'vitest'
import { isSaved, planReturn, planSaying, type Return, wordsIn } from './plan-kept.ts'

const nothing: Return = { set: {}, unset: [], conflicts: [] }
const block = (key: string, text: string) => ({ _key: key, _type: 'block', text })

describe('planReturn', () => {
  it.each<
    [
      string,
      Record<string, unknown> | null,
      Record<string, unknown>,
      Record<string, unknown> | null,
      Partial<Return>,
    ]
  >([
    ['nothing where nothing was typed', { a: 1 }, { a: 1 }, { a: 2 }, {}],
    ['nothing where it is there', { a: 1 }, { a: 2 }, { a: 2 }, {}],
    ['what was typed', { a: '1' }, { a: '1 and 2' }, { a: '1' }, { set: { a: '1 and 2' } }],
    ['all of a document that was never saved', null, { a: '1' }, null, { set: { a: '1' } }],
    ['a field that was emptied', { a: 1, b: 2 }, { b: 2 }, { a: 1, b: 2 }, { unset: ['a'] }],
    ['beside what somebody else wrote', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 }, { set: { a: 2 } }],
    [
      'deep below',
      { a: { b: { c: 1 } } },
      { a: { b: { c: 2 } } },
      { a: { b: { c: 1 } } },
      { set: { 'a.b.c': 2 } },
    ],
    [
      'in one item of a list, another of which was changed',
      { blocks: [block('x', '1'), block('y', '1')] },
      { blocks: [block('x', '2'), block('y', '1')] },
      { blocks: [block('x', '1'), block('y', '3')] },
      { set: { 'blocks[_key=="x"].text': '2' } },
    ],
    [
      'a list with a new item as a whole',
      { blocks: [block('x', '1')] },
      { blocks: [block('x', '1'), block('y', '1')] },
      { blocks: [block('x', '1')] },
      { set: { blocks: [block('x', '1'), block('y', '1')] } },
    ],
    [
      'by choice where the same field was written',
      { a: '1' },
      { a: '1 mine' },
      { a: '1 theirs' },
      { conflicts: [{ path: 'a', mine: '1 mine', theirs: '1 theirs' }] },
    ],
    [
      'by choice where a list was changed on both sides',
      { blocks: [block('x', '1')] },
      { blocks: [block('x', '2')] },
      { blocks: [] },
      { conflicts: [{ path: 'blocks', mine: [block('x', '2')], theirs: [] }] },
    ],
    [
      'by choice where the document was deleted',
      { a: '1' },
      { a: '2' },
      null,
      { conflicts: [{ path: 'a', mine: '2', theirs: undefined }] },
    ],
    ['nothing of what the lake writes', { _rev: '1' }, { _rev: '2', _updatedAt: 'x' }, { _rev: '3' }, {}],
    ['a field with a name of its own', { 'a-b': 1 }, { 'a-b': 2 }, { 'a-b': 1 }, { set: { '["a-b"]': 2 } }],
  ])('brings back %s', (_what, base, mine, theirs, back) => {
    expect(planReturn({ base, mine }, theirs)).toEqual({ ...nothing, ...back })
  })
})

describe('isSaved', () => {
  it.each([
    [{ _id: 'drafts.a', _rev: '1', a: 1 }, { _id: 'a', _rev: '2', a: 1 }, true],
    [{ a: 1 }, { a: 2 }, false],
    [{ a: 1 }, null, false],
    [null, null, true],
  ])('%j beside %j: %s', (local, head, saved) => {
    expect(isSaved(local, head)).toBe(saved)
  })
})

describe('planSaying', () => {
  const idle = { isUnsaved: false, isLate: false, isDown: false, isStored: true }
  it.each([
    ['nothing while all is well', {}, undefined],
    ['nothing while it is on its way', { isUnsaved: true }, undefined],
    ['that it is not saved where that takes long', { isUnsaved: true, isLate: true }, 'unsaved'],
    ['that it is not saved where the line is down', { isUnsaved: true, isDown: true }, 'unsaved'],
    ['where it is kept', { isUnsaved: true, isDown: true, isStored: false }, 'unsavedHere'],
    ['that the line is down before anything is typed', { isDown: true }, 'down'],
  ])('says %s', (_what, state, saying) => {
    expect(planSaying({ ...idle, ...state })).toBe(saying)
  })
})

it.each([
  [undefined, ''],
  [null, ''],
  [74.5, '74.5'],
  ['words', 'words'],
  [
    [
      { _type: 'block', _key: 'k', children: [{ _type: 'span', text: 'One' }] },
      { _key: 'l', text: 'two' },
    ],
    'One two',
  ],
])('the words in %j', (value, words) => {
  expect(wordsIn(value)).toBe(words)
})
