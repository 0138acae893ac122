import { expect, it } from 'vitest'
import { z } from 'zod'
import { contentDocuments } from '#content/content.ts'
import { currencies } from '#sandbox/market/currencies.ts'
import { instrumentBySymbol } from '#sandbox/market/instruments.ts'
import { type Direction, financingOf } from '#web/features/calculators/formulas.ts'
import { type Ratio, ratioOf, whole } from '#web/lib/numbers/ratio.ts'

const rows = contentDocuments().flatMap((document) => {
  const row = z
    .object({
      _type: z.literal('instrument'),
      symbol: z.string(),
      assetClass: z.string(),
      base: z.string().optional(),
      quote: z.string(),
      contractSize: z.string(),
      pipSize: z.string(),
      maxLeverage: z.string(),
      overnightLong: z.string(),
      overnightShort: z.string(),
      tripleNight: z.string(),
      isSample: z.boolean(),
    })
    .safeParse(document)
  return row.success ? [row.data] : []
})

/** Reference rates of the samples, per cent a year. The dollar’s is that of the page on fees. */
const yearly: Readonly<Record<string, number>> = {
  USD: 4.25,
  EUR: 1.9,
  GBP: 3.95,
  JPY: 0.75,
  CHF: 0,
  AUD: 3.6,
  NZD: 2.25,
  CAD: 2.25,
  CNH: 1.6,
  HKD: 3.4,
}

const rateOf = (currency: string): number => {
  const rate = yearly[currency]
  if (rate === undefined) throw new Error(`no reference rate of ${currency}`)
  return rate
}

const figure = (value: number): Ratio => {
  const ratio = ratioOf(value.toFixed(8))
  if (!ratio) throw new Error(`${value} is no figure`)
  return ratio
}

const midOf = (symbol: string): number => {
  const source = instrumentBySymbol.get(symbol)?.source
  if (!source) throw new Error(`the sandbox has no ${symbol}`)
  if ('mid' in source) return source.mid
  return (currencies[source.base]?.mid ?? Number.NaN) / (currencies[source.quote]?.mid ?? Number.NaN)
}

it('every instrument has sample rates that follow from the published formula', () => {
  expect(rows).toHaveLength(30)
  for (const row of rows) {
    const reference = rateOf(row.quote) - (row.base === undefined ? 0 : rateOf(row.base))
    // A hundred lots, so that yen are not rounded away.
    const nightOf = (direction: Direction) => {
      const { inQuote } = financingOf(row, {
        direction,
        lots: whole(100),
        price: figure(midOf(row.symbol)),
        yearly: figure(reference),
        nights: whole(1),
        rate: whole(1),
        currency: row.quote,
      })
      return Number(inQuote.value) / 100
    }
    expect([row.symbol, Number(row.overnightLong)]).toEqual([row.symbol, expect.closeTo(nightOf('buy'), 1)])
    expect([row.symbol, Number(row.overnightShort)]).toEqual([row.symbol, expect.closeTo(nightOf('sell'), 1)])
    const isFriday = row.assetClass === 'energy' || row.assetClass === 'indices'
    expect([row.symbol, row.tripleNight]).toEqual([row.symbol, isFriday ? 'friday' : 'wednesday'])
    expect(row.isSample).toBe(true)
  }
})
