import { expect, it } from 'vitest'
import { planLeftOut } from './plan-left-out.ts'

const row = {
  document: 'a',
  type: 'redirect',
  where: 'redirects',
  path: '[3].permanent',
  problem: 'Invalid input',
}

it('is one line a document, and those last that cannot be opened', () => {
  expect(
    planLeftOut([
      { ...row, document: null, type: null, where: 'page /fees (en)', path: '', problem: 'odd' },
      row,
      { ...row, path: '[3].to' },
    ]),
  ).toEqual([
    {
      key: 'a',
      id: 'a',
      type: 'redirect',
      where: 'redirects',
      fault: '[3].permanent: Invalid input',
      more: 1,
    },
    { key: 'page /fees (en)', id: null, type: null, where: 'page /fees (en)', fault: 'odd', more: 0 },
  ])
  expect(planLeftOut([])).toEqual([])
})
