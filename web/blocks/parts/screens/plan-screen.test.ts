import { expect, it } from 'vitest'
import type { Bar } from './plan-plot.ts'
import { planScreen } from './plan-screen.ts'

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

const courses = new Map([
  ['EURUSD', ['1.08', '1.0908']],
  ['NAS100', ['25000', '24750.0']],
])

it('shows the last prices on record, with the decimals that are drawn, and the change of the day', () => {
  const screen = planScreen(samples, samples[1], courses, day)
  expect(screen.prices).toEqual([
    { symbol: 'EURUSD', bid: '1.09080', change: '1.00' },
    { symbol: 'NAS100', bid: '24750.0', change: '-1.00' },
  ])
  expect(screen.chosen).toBe(screen.prices[1])
  expect([screen.bars.length, screen.at]).toEqual([40, 59 * 900_000])
})

it.each([
  ['nothing is on record', new Map<string, readonly string[]>(), []],
  ['one price is not on record', new Map([['NAS100', ['25000', '24750']]]), day],
  ['a price stands alone: no change can be said', new Map([...courses, ['EURUSD', ['1.09']]]), day],
  ['the chart has too few bars', courses, day.slice(0, 5)],
])('shows the samples while %s', (_name, known, bars) => {
  const screen = planScreen(samples, samples[1], known, bars)
  expect([screen.prices, screen.chosen, screen.at]).toEqual([samples, samples[1], null])
  expect(screen.bars.at(-1)?.close).toBe('25119.6')
})
