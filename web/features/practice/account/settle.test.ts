import { describe, expect, it, test } from 'vitest'
import { closePosition, settle } from './settle.ts'
import { euroTerms, fresh, goldTerms, marketOf, noon, opened } from './sample-account.ts'
import { addUp } from './sums.ts'
import { balanceOf, isClosedOut, standingOf, totalsOf, valueOf } from './value-account.ts'

const at = (time: string) => Date.parse(time)

test('a bought position costs its spread at once, and its lines add up', () => {
  const account = opened(fresh(), {}, marketOf({ EURUSD: '1.15796' }))
  const [position] = account.open
  const valued = position && valueOf(position, marketOf({ EURUSD: '1.15847' }), 'EUR')
  expect(valued).toMatchObject({ opened: '1.15802', now: '1.15847' })
  expect(valued?.trade).toMatchObject({
    price: { value: '4.40' },
    spread: { value: '-0.52' },
    nights: { counted: 0 },
    conversion: { value: '-0.02' },
    result: { value: '3.86' },
    margin: { value: '333.33' },
  })
  expect(standingOf(account, marketOf({ EURUSD: '1.15847' }))).toMatchObject({
    balance: '10000.00',
    result: '3.86',
    equity: '10003.86',
    margin: '333.33',
    free: '9670.53',
    closeOutAt: '166.67',
  })
})

describe('nights', () => {
  it.each([
    ['none before the roll', '2026-11-18T12:00:00Z', '2026-11-18T21:59:59Z', []],
    ['the triple one with the roll of Wednesday', '2026-11-18T12:00:00Z', '2026-11-18T22:00:00Z', [3]],
    [
      'a week while no page was open counts seven',
      '2026-11-18T12:00:00Z',
      '2026-11-25T12:00:00Z',
      [3, 1, 1, 1, 1],
    ],
    ['in summer the roll is an hour earlier by UTC', '2026-07-14T20:30:00Z', '2026-07-14T21:00:00Z', [1]],
    ['the roll moves with the clocks of New York', '2026-10-30T12:00:00Z', '2026-11-02T21:30:00Z', [1]],
    ['and is booked half an hour later', '2026-10-30T12:00:00Z', '2026-11-02T22:00:00Z', [1, 1]],
    ['nothing on a weekend', '2026-11-20T22:30:00Z', '2026-11-23T21:00:00Z', []],
  ])('%s', (_name, from, to, times) => {
    const account = opened(fresh(), {}, marketOf({ EURUSD: '1.2' }, at(from)))
    const settled = settle(account, marketOf({ EURUSD: '1.2' }, at(to)))
    expect(settled.open[0]?.nights.map((night) => night.times)).toEqual(times)
  })

  it('are booked once, each at the charge in force when it is booked', () => {
    const account = opened(fresh(), {}, marketOf({ EURUSD: '1.25' }))
    const first = settle(account, marketOf({ EURUSD: '1.25' }, at('2026-11-18T23:00:00Z')))
    const again = settle(first, marketOf({ EURUSD: '1.25' }, at('2026-11-18T23:00:00Z')))
    expect(again).toBe(first)
    const dearer = { ...euroTerms, overnightLong: '-9.00' }
    const later = settle(again, marketOf({ EURUSD: '1.25' }, at('2026-11-19T23:00:00Z')), () => dearer)
    expect(later.open[0]?.nights.map(({ perLot }) => perLot)).toEqual(['-6.10', '-9.00'])
    const [position] = later.open
    // 0.1 lot, three times 6.10 and once 9.00 dollars, at 1.25.
    const valued = position && valueOf(position, marketOf({ EURUSD: '1.25' }), 'EUR')
    expect(valued?.trade.nights.sum?.value).toBe('-2.18')
  })

  it('of an instrument without a published charge are counted and cost nothing', () => {
    const terms = { ...euroTerms, overnightLong: null }
    const account = opened(fresh(), { terms }, marketOf({ EURUSD: '1.25' }))
    const later = settle(account, marketOf({ EURUSD: '1.25' }, at('2026-11-19T23:00:00Z')))
    const closed = closePosition(later, 'p0', marketOf({ EURUSD: '1.25' }, at('2026-11-19T23:00:00Z')))
    expect(closed?.closed[0]).toMatchObject({ counted: 4, nights: '0.00' })
  })

  it('are booked while prices are old, but nothing is closed then', () => {
    const account = opened(fresh(), { stop: '1.1' }, marketOf({ EURUSD: '1.25' }))
    const old = marketOf({ EURUSD: '1.0' }, at('2026-11-18T23:00:00Z'), { isLive: false })
    const later = settle(account, old)
    expect(later.open[0]?.nights).toHaveLength(1)
    expect(later.closed).toEqual([])
  })
})

describe('stops and limits', () => {
  it.each([
    ['a bought stop at the bid', { direction: 'buy', stop: '1.2400' }, '1.2400', 'stop'],
    ['a gap is filled at the price of now', { direction: 'buy', stop: '1.2400' }, '1.2100', 'stop'],
    ['not before', { direction: 'buy', stop: '1.2400' }, '1.2401', null],
    ['a bought limit', { direction: 'buy', limit: '1.2600' }, '1.2600', 'limit'],
    // Sold positions close at the ask, 0.6 pips above the bid.
    ['a sold stop at the ask', { direction: 'sell', stop: '1.2600' }, '1.25994', 'stop'],
    ['a sold limit at the ask, not at the bid', { direction: 'sell', limit: '1.2400' }, '1.2400', null],
    ['a sold limit', { direction: 'sell', limit: '1.2400' }, '1.23994', 'limit'],
  ] as const)('%s', (_name, order, bid, cause) => {
    const account = opened(fresh(), order, marketOf({ EURUSD: '1.2500' }))
    const settled = settle(account, marketOf({ EURUSD: bid }))
    expect(settled.closed[0]?.cause ?? null).toBe(cause)
    expect(settled.open).toHaveLength(cause === null ? 1 : 0)
  })

  it('wait for the market to open', () => {
    const account = opened(fresh(), { stop: '1.2400' }, marketOf({ EURUSD: '1.2500' }))
    expect(settle(account, marketOf({ EURUSD: '1.2' }, noon, { isOpen: () => false }))).toBe(account)
  })
})

const two = () => {
  const market = marketOf({ EURUSD: '1.2500', XAUUSD: '4000' })
  // 2 lots of EURUSD take 6,666.67 euros of margin, 0.1 of XAUUSD 1,600.
  return opened(opened(fresh(), { lots: '2' }, market), { terms: goldTerms, lots: '0.1' }, market)
}

describe('close-out', () => {
  it('comes at half of the margin, not above it', () => {
    const account = two()
    expect(isClosedOut(standingOf(account, marketOf({ EURUSD: '1.2150', XAUUSD: '4000' })))).toBe(false)
    expect(isClosedOut(standingOf(account, marketOf({ EURUSD: '1.2140', XAUUSD: '4000' })))).toBe(true)
  })

  it('closes the least favourable first, and stops when there is enough', () => {
    const settled = settle(two(), marketOf({ EURUSD: '1.2140', XAUUSD: '4000' }))
    expect(settled.closed.map(({ symbol, cause }) => [symbol, cause])).toEqual([['EURUSD', 'closeOut']])
    expect(settled.open.map(({ terms }) => terms.symbol)).toEqual(['XAUUSD'])
  })

  it('closes all where one is not enough, and the balance may be below nothing', () => {
    const settled = settle(two(), marketOf({ EURUSD: '1.15', XAUUSD: '4000' }))
    expect(settled.open).toEqual([])
    expect(Number(balanceOf(settled))).toBeLessThan(0)
  })

  it('closes what can be traded: the market of the worst may be closed', () => {
    const market = marketOf({ EURUSD: '1.2140', XAUUSD: '4000' }, noon, {
      isOpen: (symbol) => symbol !== 'EURUSD',
    })
    expect(settle(two(), market).closed.map(({ symbol }) => symbol)).toEqual(['XAUUSD'])
  })

  it('does not come while a price is missing', () => {
    const account = two()
    expect(settle(account, marketOf({ XAUUSD: '1' }))).toBe(account)
  })
})

test('what is closed by two tabs is closed once', () => {
  const account = opened(fresh(), {}, marketOf({ EURUSD: '1.25' }))
  const once = closePosition(account, 'p0', marketOf({ EURUSD: '1.25' }))
  expect(once && closePosition(once, 'p0', marketOf({ EURUSD: '1.25' }))).toBeNull()
})

test('rounding adds up: every line of 60 trades, their sums and the balance', () => {
  let account = fresh()
  for (let step = 0; step < 60; step += 1) {
    const bid = (1.2 + step / 997).toFixed(5)
    const market = marketOf({ EURUSD: bid, XAUUSD: (4000 + step * 3.37).toFixed(2) }, noon + step * 7e7)
    account = opened(
      account,
      {
        terms: step % 3 === 0 ? goldTerms : euroTerms,
        direction: step % 2 === 0 ? 'buy' : 'sell',
        lots: '0.07',
      },
      market,
    )
    const later = marketOf(
      { EURUSD: (1.2 + step / 991).toFixed(5), XAUUSD: '4033.33' },
      noon + step * 7e7 + 3e8,
    )
    const id = account.open[0]?.id ?? ''
    account = closePosition(settle(account, later), id, later) ?? account
  }
  expect(account.closed).toHaveLength(60)
  for (const { price, spread, nights, conversion, result } of account.closed)
    expect(addUp([price, spread, nights, conversion])).toBe(result)
  const { price, spread, nights, conversion, result } = totalsOf(account.closed)
  expect(addUp([price, spread, nights, conversion])).toBe(result)
  expect(balanceOf(account)).toBe(addUp(['10000', result]))
})
