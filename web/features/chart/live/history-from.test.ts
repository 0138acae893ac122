import { expect, it } from 'vitest'
import { historyFrom } from './history-from.ts'
import { bar } from '#web/features/chart/plan/sample.ts'

const sound = {
  symbol: 'EURUSD',
  range: '1d',
  stepMs: 900_000,
  from: 0,
  to: 10,
  since: null,
  bars: [bar(1, '1.1', '1.2', '1.0', '1.1'), bar(2, '-1.1', '1.2', '-1.2', '1.1')],
}

it('an answer of the history is read whole', () => {
  expect(historyFrom(JSON.parse(JSON.stringify(sound)))).toEqual(sound)
})

it('bars without sense are left out', () => {
  const bars = [...sound.bars, { at: 3, open: 1, high: '2', low: '1', close: '1' }, null, { at: 'x' }]
  expect(historyFrom({ ...sound, bars })?.bars).toEqual(sound.bars)
})

it.each([
  ['no object', 'x'],
  ['no bars', { ...sound, bars: null }],
  ['an unknown range', { ...sound, range: '5y' }],
  ['no step', { ...sound, stepMs: 0 }],
  ['bars out of order', { ...sound, bars: sound.bars.toReversed() }],
  ['a bar twice', { ...sound, bars: [sound.bars[0], sound.bars[0]] }],
])('%s is no history', (_name, answer) => {
  expect(historyFrom(answer)).toBeNull()
})
