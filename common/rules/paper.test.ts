import { expect, it } from 'vitest'
import { assetIn, paperFault } from './paper.ts'

it('says what was found in the file of a language', () => {
  const german = { extension: 'pdf', paper: { faults: [], language: 'de' } }
  expect(paperFault(german, 'de')).toBeUndefined()
  expect(paperFault(german, 'pl')).toBe('It stands under Polish but is written in German.')
  expect(paperFault({ extension: 'pdf', paper: { faults: ['It has no text.'] } }, 'de')).toBe(
    'It has no text.',
  )
  expect(paperFault({ extension: 'png' }, 'de')).toBe('It is no PDF.')
  expect(paperFault({ extension: 'pdf' }, 'de')).toBe(
    'It was stored before papers were read: upload it once more.',
  )
})

it('finds the file of an item', () => {
  expect(assetIn({ language: 'de', value: { asset: { _ref: 'file-a-pdf' } } })).toBe('file-a-pdf')
  expect([{}, { value: {} }, { value: { asset: { _ref: 5 } } }, null].map(assetIn)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
