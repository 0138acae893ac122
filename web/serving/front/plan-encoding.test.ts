import { expect, it } from 'vitest'
import { planEncoding } from './plan-encoding.ts'

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br gzip identity'],
  ['gzip, deflate', 'gzip identity'],
  ['br;q=0.5, gzip', 'gzip br identity'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br gzip identity'],
  ['*;q=0', ''],
  ['identity;q=0', ''],
  ['gzip, identity;q=0', 'gzip'],
  ['deflate', ''],
  ['GZIP;Q=1', 'gzip identity'],
  ['gzip;q=much', 'identity'],
])('%s: %s', (header, wanted) => {
  expect(planEncoding(header).join(' ')).toBe(wanted)
})
