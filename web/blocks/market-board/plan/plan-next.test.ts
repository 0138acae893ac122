import { expect, test } from 'vitest'
import { nextOf } from './plan-next.ts'

const now = Date.parse('2026-11-18T09:00:00Z')
const release = (id: string, minutes: number, currency: string | null, importance: 1 | 2 | 3 | null) => ({
  id,
  kind: 'release' as const,
  at: now + minutes * 60_000,
  day: null,
  currency,
  importance,
  title: id,
  unit: null,
  actual: null,
  forecast: null,
  previous: null,
  country: null,
  series: null,
  source: null,
})
const known = (releases: readonly ReturnType<typeof release>[]) => ({
  releases: releases as never,
  from: '2026-11-16',
  to: '2026-11-26',
  at: now,
  now,
  zone: { id: 'UTC', name: 'UTC' },
})

test.each([
  ['the soonest of its currencies', [release('later', 90, 'USD', 3), release('soon', 30, 'EUR', 2)], 'soon'],
  [
    'none of little importance',
    [release('small', 10, 'EUR', 1), release('unranked', 20, 'EUR', null)],
    undefined,
  ],
  [
    'none of another currency, of all markets, or past',
    [release('yen', 10, 'JPY', 3), release('all', 10, null, 3), release('over', -10, 'EUR', 3)],
    undefined,
  ],
  [
    'of two at once the more important',
    [release('two', 30, 'EUR', 2), release('three', 30, 'USD', 3)],
    'three',
  ],
])('%s', (_case, releases, expected) => {
  expect(nextOf(known(releases), ['EUR', 'USD'])?.id).toBe(expected)
})
