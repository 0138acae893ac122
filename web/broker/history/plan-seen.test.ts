import { expect, it } from 'vitest'
import { bidsToRecord } from './plan-seen.ts'

const at = Date.parse('2026-11-18T12:00:00Z')
const bids = [{ name: 'EURUSD', bid: '1.10' }]

it.each([
  ['an open market', true, '1.10', 1],
  ['a closed market, which repeats its last bid', false, '1.10', 0],
  ['a closed market, whatever it says', false, '1.20', 0],
  ['unknown hours, the same bid', null, '1.10', 0],
  ['unknown hours, another bid', null, '1.09', 1],
  ['unknown hours, the first bid of all', null, undefined, 0],
])('%s', (_name, isOpen, last, expected) => {
  const known = new Map(last === undefined ? [] : [['EURUSD', last]])
  expect(bidsToRecord(bids, at, () => isOpen, known)).toHaveLength(expected)
})
