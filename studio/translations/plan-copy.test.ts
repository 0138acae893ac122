import { expect, it } from 'vitest'
import { copyOf, valueAt } from './plan-copy.ts'

const text = (language: string, value?: string) => ({
  _key: language,
  _type: 't',
  language,
  ...(value && { value }),
})

it('finds values by names, keys and numbers', () => {
  const page = { blocks: [{ _key: 'a', rows: [{ _key: 'r', cells: ['1', '2'] }] }] }
  expect(valueAt(page, ['blocks', { _key: 'a' }, 'rows', { _key: 'r' }, 'cells', 1])).toBe('2')
  expect(valueAt(page, ['blocks', { _key: 'b' }, 'rows'])).toBeUndefined()
  expect(valueAt(null, ['title'])).toBeUndefined()
})

it('copies English into languages without words, and into no other', () => {
  expect(copyOf([text('en', 'Fees'), text('de', 'Kosten'), text('pl')], ['de', 'pl'])).toEqual([
    text('en', 'Fees'),
    text('de', 'Kosten'),
    text('pl', 'Fees'),
  ])
  expect(copyOf([text('en', 'Fees')], ['pl'])).toEqual([text('en', 'Fees'), text('pl', 'Fees')])
  expect(copyOf(undefined, ['pl'])).toEqual([])
})
