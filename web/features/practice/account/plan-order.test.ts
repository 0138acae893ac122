import { describe, expect, it } from 'vitest'
import { mostTrades } from './account.ts'
import { type Order, planOrder } from './plan-order.ts'
import { euroTerms, fresh, goldTerms, marketOf, noon, opened, sizes } from './sample-account.ts'
import { closePosition } from './settle.ts'

const order: Order = { direction: 'buy', lots: '0.1', stop: '', limit: '' }
const market = marketOf({ EURUSD: '1.25000' })

describe('an order that is not filled names its field and the way out', () => {
  it.each<[string, Partial<Order>, ReturnType<typeof marketOf>, object]>([
    ['no size', { lots: '0' }, market, { field: 'size', why: 'notASize' }],
    ['a size beyond all', { lots: '1000000000' }, market, { field: 'size', why: 'notASize' }],
    ['words for a size', { lots: 'abc' }, market, { field: 'size', why: 'notASize' }],
    ['between two steps', { lots: '0.015' }, market, { field: 'size', why: 'notASize' }],
    ['a closed market', {}, { ...market, isOpen: () => false }, { field: 'market', why: 'closed' }],
    ['old prices', {}, { ...market, isLive: false }, { field: 'prices', why: 'stale' }],
    ['no price', {}, marketOf({}), { field: 'prices', why: 'unknown' }],
    ['no rate', {}, { ...market, rateFrom: () => null }, { field: 'prices', why: 'unknown' }],
    ['a stop that is no number', { stop: null }, market, { field: 'stop', why: 'notAPrice' }],
    ['a stop at the bid', { stop: '1.25' }, market, { field: 'stop', why: 'below', than: '1.25000' }],
    ['a limit below', { limit: '1.2' }, market, { field: 'limit', why: 'above', than: '1.25000' }],
    [
      'a sold stop below the ask',
      { direction: 'sell', stop: '1.25' },
      market,
      { field: 'stop', why: 'above', than: '1.25006' },
    ],
    [
      'a sold limit above the ask',
      { direction: 'sell', limit: '1.3' },
      market,
      { field: 'limit', why: 'below', than: '1.25006' },
    ],
    ['more than there is', { lots: '4' }, market, { field: 'margin', why: 'short', free: '10000.00' }],
  ])('%s', (_name, changed, at, refusal) => {
    const result = planOrder(fresh(), euroTerms, sizes, { ...order, ...changed }, at, 'a')
    expect('refusal' in result && result.refusal).toMatchObject(refusal)
  })

  it('the spread counts with the margin: an account is not filled to its last cent', () => {
    // 3 lots take 10,000.00 of margin exactly.
    const result = planOrder(fresh(), euroTerms, sizes, { ...order, lots: '3' }, market, 'a')
    expect('refusal' in result && result.refusal).toMatchObject({ field: 'margin', needed: '10014.47' })
  })

  it('while another position has no price, what is available is not known', () => {
    const account = opened(fresh(), { terms: goldTerms }, marketOf({ XAUUSD: '4000' }))
    const result = planOrder(account, euroTerms, sizes, order, market, 'b')
    expect('refusal' in result && result.refusal).toEqual({ field: 'prices', why: 'otherUnknown' })
  })

  it('after two hundred trades nothing is opened, and what is open can be closed', () => {
    let account = fresh()
    for (let count = 0; count < mostTrades; count += 1) {
      account = opened(account, { lots: '0.01' }, market)
      if (count < mostTrades - 1)
        account = closePosition(account, account.open[0]?.id ?? '', market) ?? account
    }
    const result = planOrder(account, euroTerms, sizes, order, market, 'z')
    expect('refusal' in result && result.refusal).toEqual({ field: 'trades', why: 'full', most: 200 })
    expect(closePosition(account, account.open[0]?.id ?? '', market)?.closed).toHaveLength(mostTrades)
  })
})

it('a filled order is a position at the prices of now', () => {
  const filled = planOrder(fresh(), euroTerms, sizes, { ...order, stop: '1.2', limit: '1.3' }, market, 'a')
  expect('position' in filled && filled.position).toMatchObject({
    direction: 'buy',
    lots: '0.1',
    opened: { at: noon, bid: '1.25000', rate: '4/5' },
    margin: '333.33',
    stop: '1.2',
    limit: '1.3',
    nights: [],
    bookedUntil: noon,
  })
})
