import type { PortableTextBlock } from '@portabletext/react'
import { expect, test } from 'vitest'
import { opensWithTerm, planText } from './plan-text.ts'

const block = (key: string, style: string, listItem?: 'bullet'): PortableTextBlock => ({
  _type: 'block',
  _key: key,
  style,
  children: [{ _type: 'span', _key: `${key}-a`, text: key, marks: [] }],
  markDefs: [],
  ...(listItem ? { listItem, level: 1 } : {}),
})
const p = (key: string) => block(key, 'normal')
const h3 = (key: string) => block(key, 'h3')
const li = (key: string) => block(key, 'normal', 'bullet')

const shape = (content: PortableTextBlock[]) =>
  planText(content).map((part) =>
    part.kind === 'flow'
      ? part.content.map(({ _key }) => _key).join(' ')
      : part.columns.map((column) => column.map(({ _key }) => _key).join(' ')),
  )

test('headed lists that follow each other stand side by side', () => {
  expect(shape([p('a'), h3('b'), li('c'), li('d'), h3('e'), li('f'), p('g')])).toEqual([
    'a',
    ['b c d', 'e f'],
    'g',
  ])
})

test('a single headed list and headings over prose flow', () => {
  expect(shape([p('a'), h3('b'), li('c'), p('d')])).toEqual(['a b c d'])
  expect(shape([h3('a'), p('b'), h3('c'), p('d')])).toEqual(['a b c d'])
  expect(shape([])).toEqual([])
})

test('an entry opens with its term and says something of it', () => {
  const term = li('a')
  term.children = [
    { _type: 'span', _key: '1', text: 'Spread.', marks: ['strong'] },
    { _type: 'span', _key: '2', text: ' The distance', marks: [] },
  ]
  expect(opensWithTerm(term)).toBe(true)
  const running = li('c')
  running.children = [
    { _type: 'span', _key: '1', text: 'The spread', marks: ['strong'] },
    ...term.children.slice(1),
  ]
  expect(opensWithTerm(running)).toBe(false)
  expect(opensWithTerm(li('b'))).toBe(false)
  expect(opensWithTerm({ ...term, children: term.children.slice(0, 1) })).toBe(false)
})
