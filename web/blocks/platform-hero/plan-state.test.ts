import { expect, test } from 'vitest'
import { euroTerms } from '#web/blocks/parts/screens/sample-terms.ts'
import { ratioOf } from '#web/lib/numbers/ratio.ts'
import { planState, type QuotedPrice } from './plan-state.ts'

const prices = [{ symbol: 'EURUSD', bid: '1.15847', change: null }]
const rate = ratioOf('0.8')
const open = { isClosed: false }

test.each<[string, QuotedPrice, [string, string] | null]>([
  ['before the first answer', { ...open, state: 'loading', bid: null, rate: null }, ['sample', '1.15847']],
  [
    'a broker that does not answer',
    { ...open, state: 'unavailable', bid: null, rate: null },
    ['sample', '1.15847'],
  ],
  ['a price', { ...open, state: 'live', bid: '1.2', rate }, ['live', '1.2']],
  ['a closed market', { isClosed: true, state: 'live', bid: '1.2', rate }, ['closed', '1.2']],
  [
    'a closed market and no answer for a while',
    { isClosed: true, state: 'stale', bid: '1.2', rate },
    ['stale', '1.2'],
  ],
  ['an old price', { ...open, state: 'stale', bid: '1.2', rate }, ['stale', '1.2']],
  ['a price without a rate', { ...open, state: 'live', bid: '1.2', rate: null }, ['sample', '1.15847']],
  ['a price that is none', { ...open, state: 'live', bid: 'x', rate }, ['sample', '1.15847']],
])('%s', (_name, quoted, expected) => {
  const state = planState(euroTerms, prices, { direction: 'buy', lots: '0.1' }, quoted)
  expect(state && [state.source, state.figures.bid]).toEqual(expected)
})

test('without a sample there is nothing to draw before the first answer', () => {
  const quoted = { ...open, state: 'loading', bid: null, rate: null } as const
  expect(planState(euroTerms, [], { direction: 'buy', lots: '0.1' }, quoted)).toBeNull()
})
