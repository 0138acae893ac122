import { expect, it } from 'vitest'
import type { Bar } from './plan-plot.ts'
import { planPrices, planScreen } from './plan-screen.ts'

const samples = [
  { symbol: 'EURUSD', bid: '1.15847', change: '0.19' },
  { symbol: 'NAS100', bid: '25119.6', change: '0.87' },
] as const

const day: Bar[] = Array.from({ length: 60 }, (_, index) => ({
  at: index * 900_000,
  open: '25000.0',
  high: '25010.0',
  low: '24990.0',
  close: '25005.0',
  count: 180,
}))

const days = new Map([
  ['EURUSD', { open: '1.08', bid: '1.0908', at: 54_000_000 }],
  ['NAS100', { open: '25000', bid: '24750.0', at: 36_000_000 }],
])

it('shows the last prices on record, with the decimals that are drawn, and the change since the session opened', () => {
  const screen = planScreen(samples, samples[1], days, day)
  expect(screen.prices).toEqual([
    { symbol: 'EURUSD', bid: '1.09080', change: '1.00' },
    { symbol: 'NAS100', bid: '24750.0', change: '-1.00' },
  ])
  expect(screen.chosen).toBe(screen.prices[1])
  expect([screen.bars.length, screen.at]).toEqual([40, 54_000_000])
})

it.each([
  ['nothing is on record', new Map(), []],
  ['one price is not on record', new Map([...days].slice(1)), day],
  ['the chart has too few bars', days, day.slice(0, 5)],
])('shows the samples while %s', (_name, known, bars) => {
  const screen = planScreen(samples, samples[1], known, bars)
  expect([screen.prices, screen.chosen, screen.at]).toEqual([samples, samples[1], null])
  expect(screen.bars.at(-1)?.close).toBe('25119.6')
})

it('a drawing without a chart shows the same prices, of the time of its first', () => {
  expect(planPrices(samples, days)).toEqual({
    prices: planScreen(samples, samples[1], days, day).prices,
    at: 54_000_000,
  })
  expect(planPrices(samples, new Map())).toEqual({ prices: samples, at: null })
  expect(planPrices([], days)).toEqual({ prices: [], at: null })
})
