import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, minus, type Ratio, ratioOf, toDecimal, whole } from '#web/lib/numbers/ratio.ts'
import { legsOf, quotedCurrencies, rateOf } from './conversion.ts'
import {
  capOf,
  conversionOf,
  financingOf,
  leveragesOf,
  marginOf,
  pipValueOf,
  profitOf,
  yearlyOf,
} from './formulas.ts'
import vectors from './vectors.json' with { type: 'json' }

const read = (text: string): Ratio => {
  const value = ratioOf(text)
  if (!value) throw new Error(`${text} is no decimal`)
  return value
}

const prices: Readonly<Record<string, string>> = vectors.prices
const priceOf = (symbol: string) => ratioOf(prices[symbol] ?? '')
const rate = (from: string, to: string): Ratio => {
  const value = rateOf(from, to, priceOf)
  if (!value) throw new Error(`no rate from ${from} to ${to}`)
  return value
}

describe('the golden figures', () => {
  it.each(vectors.rows)('$lots lot of $symbol at $price', (row) => {
    const given = { lots: read(row.lots), rate: rate(row.quote, 'EUR'), currency: 'EUR' }
    const pip = pipValueOf(row, given)
    expect(compare(read(pip.inQuote.value), read(row.pipValueQuote))).toBe(0)
    expect(pip.converted).toEqual({ value: row.pipValueEUR, currency: 'EUR' })
    const { notionalConverted, margin } = marginOf(row, {
      ...given,
      price: read(row.price),
      leverage: capOf(row),
    })
    expect(notionalConverted.value).toBe(row.notionalEUR)
    expect(margin).toEqual({ value: row.marginEUR, currency: 'EUR' })
  })
})

const gold = { contractSize: '100', pipSize: '0.01', quote: 'USD', maxLeverage: '20:1' }

describe('leverage', () => {
  it.each([
    ['30:1', [1, 2, 5, 10, 20, 30]],
    ['20:1', [1, 2, 5, 10, 20]],
    ['10:1', [1, 2, 5, 10]],
    ['5:1', [1, 2, 5]],
    ['2:1', [1, 2]],
    ['many', [1]],
  ])('of a class capped at %s can be %j and no more', (maxLeverage, offered) => {
    expect(leveragesOf({ maxLeverage })).toEqual(offered)
  })

  it('is held to the cap whatever is asked for', () => {
    assert(
      property(
        constantFrom('30:1', '20:1', '10:1', '5:1', '2:1'),
        integer({ min: -5, max: 5_000 }),
        (maxLeverage, leverage) => {
          const contract = { ...gold, maxLeverage }
          const given = { lots: whole(1), price: whole(2_400), rate: whole(1), currency: 'USD' }
          const result = marginOf(contract, { ...given, leverage })
          expect(result.leverage).toBeLessThanOrEqual(capOf(contract))
          const least = marginOf(contract, { ...given, leverage: capOf(contract) })
          expect(compare(read(result.margin.value), read(least.margin.value))).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})

describe('rates', () => {
  it('go by way of the dollar, and there and back is where one began', () => {
    for (const from of ['USD', 'EUR', 'JPY', 'CAD', 'HKD', 'AUD'])
      for (const to of ['USD', 'EUR', 'JPY', 'CAD', 'HKD', 'AUD']) {
        const [over, back] = [rate(from, to), rate(to, from)]
        expect(over.over * back.over).toBe(over.under * back.under)
      }
    expect(toDecimal(rate('JPY', 'USD'), 10)).toBe('0.0066666667')
  })

  it('name the instruments they need, and are not made up where one is missing', () => {
    expect(legsOf('JPY', 'EUR')).toEqual(['USDJPY', 'EURUSD'])
    expect(legsOf('USD', 'EUR')).toEqual(['EURUSD'])
    expect(legsOf('EUR', 'EUR')).toEqual([])
    expect(legsOf('USD', 'PLN')).toBeNull()
    expect(rateOf('CHF', 'EUR', priceOf)).toBeNull()
    expect(rateOf('USD', 'EUR', () => whole(0))).toBeNull()
    expect(quotedCurrencies).toContain('CNH')
  })
})

describe('profit and loss', () => {
  // The worked example of the page on fees: 0.1 lot of gold bought at 2400 and closed at 2430.
  const trade = {
    lots: read('0.1'),
    open: whole(2_400),
    close: whole(2_430),
    rate: whole(1),
    currency: 'USD',
  }

  it('is the difference on the whole contract, and the same with the other sign for who sold', () => {
    expect(profitOf(gold, { ...trade, direction: 'buy' })).toEqual({
      inQuote: { value: '300.00', currency: 'USD' },
      converted: { value: '300.00', currency: 'USD' },
      charge: null,
      result: { value: '300.00', currency: 'USD' },
      pips: '3000.0',
    })
    expect(profitOf(gold, { ...trade, direction: 'sell' }).result.value).toBe('-300.00')
  })

  it('is charged half a per cent when it is converted: a gain shrinks, a loss grows', () => {
    const inEuro = { ...trade, rate: rate('USD', 'EUR'), currency: 'EUR' }
    const gain = profitOf(gold, { ...inEuro, direction: 'buy' })
    expect([gain.charge?.value, gain.result.value]).toEqual(['-1.38', '275.12'])
    const loss = profitOf(gold, { ...inEuro, direction: 'sell' })
    expect([loss.charge?.value, loss.result.value]).toEqual(['-1.38', '-277.88'])
  })

  it('of a pair with the yen is in yen first', () => {
    const pair = { contractSize: '100000', pipSize: '0.01', quote: 'JPY', maxLeverage: '30:1' }
    // The page on forex: 0.1 lot from 150.000 to 148.500 loses 15,000 yen, or 93.57 euros with the charge.
    const given = { direction: 'buy' as const, lots: read('0.1'), open: whole(150), close: read('148.500') }
    const euros = rateOf('JPY', 'EUR', (symbol) => read(symbol === 'USDJPY' ? '148.500' : '1.0850'))
    const result = profitOf(pair, { ...given, rate: euros ?? whole(0), currency: 'EUR' })
    expect(result.inQuote).toEqual({ value: '-15000', currency: 'JPY' })
    expect([result.converted.value, result.charge?.value, result.result.value]).toEqual([
      '-93.10',
      '-0.47',
      '-93.57',
    ])
  })
})

describe('financing', () => {
  const given = { lots: read('0.1'), price: whole(2_400), nights: whole(3), rate: whole(1), currency: 'USD' }

  const sold = (yearly: string) =>
    financingOf(gold, { ...given, direction: 'sell', yearly: read(yearly) }).converted.value

  it('of a bought position is paid, at the reference rate and two and a half per cent more', () => {
    // 24,000 dollars at 4.25 + 2.5 per cent for three nights of 360: the 13.50 dollars of the page on fees.
    expect(financingOf(gold, { ...given, direction: 'buy', yearly: read('4.25') }).inQuote.value).toBe(
      '-13.50',
    )
  })

  it('of a sold position is received only where the reference rate is above that addition', () => {
    expect(sold('4.25')).toBe('3.50')
    expect(sold('2.5')).toBe('0.00')
    expect(sold('-1')).toBe('-7.00')
  })
})

const nightOf = (direction: 'buy' | 'sell', price: string, nightly: string): string | null => {
  const yearly = yearlyOf(gold, { direction, price: read(price), nightly: read(nightly) })
  const given = { direction, lots: whole(1), price: read(price), nights: whole(1), rate: whole(1) }
  return yearly && financingOf(gold, { ...given, yearly: read(yearly), currency: 'USD' }).inQuote.value
}

describe('the reference rate of a published charge', () => {
  it('gives the charge again, for either side', () => {
    expect(yearlyOf(gold, { direction: 'buy', price: whole(2_400), nightly: read('-45') })).toBe('4.2500')
    expect(nightOf('buy', '2413.37', '-45.00')).toBe('-45.00')
    expect(nightOf('sell', '2413.37', '11.67')).toBe('11.67')
  })

  it('does not exist for a price of nothing', () => {
    expect(nightOf('buy', '0', '-45')).toBeNull()
  })
})

it('a conversion loses half a per cent, and its parts add up', () => {
  const { gross, charge, net } = conversionOf({ amount: whole(100), rate: whole(1), currency: 'USD' })
  expect([gross.value, charge.value, net.value]).toEqual(['100.00', '-0.50', '99.50'])
  expect(compare(minus(read(gross.value), read('0.50')), read(net.value))).toBe(0)
})
