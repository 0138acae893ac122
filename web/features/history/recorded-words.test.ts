import { expect, it } from 'vitest'
import type { RecordedDay } from './plan-day.ts'
import { recordedWords } from './recorded-words.ts'

const at = (time: string) => Date.parse(`2026-11-${time}:00Z`)
const now = at('21T12:00')

const day = (time: string): RecordedDay => ({
  bid: '1',
  at: at(time),
  open: '1',
  low: '1',
  high: '1',
  isClosed: false,
  from: at(time) - 3_600_000,
  closes: ['1'],
  closedAt: [at(time)],
})

it.each([
  ['en', [['EURUSD', day('21T11:45')]], 'Price at 11:45 UTC.'],
  [
    'de',
    [
      ['EURUSD', day('21T11:45')],
      ['HK50', day('20T21:00')],
    ],
    'Kurse von 11:45 UTC.',
  ],
  ['pl', [['EURUSD', day('20T21:55')]], 'Cena z pt., 21:55 UTC.'],
  ['en', [], null],
] as const)('%s: the newest of %j is %s', (locale, days, words) => {
  expect(recordedWords(locale, new Map(days), now)).toBe(words)
})
