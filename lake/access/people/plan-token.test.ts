import { expect, it } from 'vitest'
import { planTokenEnd, planTokenName } from './plan-token.ts'

it.each([
  ['CI Token', 'ci-token'],
  ['import', 'import'],
  ['  Übersetzer / Łódź ', 'ubersetzer-odz'],
  ['v1.2_b', 'v1.2_b'],
  ['--', ''],
  ['日本', ''],
  ['x'.repeat(80), 'x'.repeat(64)],
])('the label %s gives the name %s', (label, name) => {
  expect(planTokenName(label)).toBe(name)
})

const now = new Date('2026-11-28T04:00:00.000Z')

it.each([
  [undefined, '2027-02-26T04:00:00.000Z'],
  [null, '2027-02-26T04:00:00.000Z'],
  ['2027-01-01', '2027-01-01T00:00:00.000Z'],
  ['2028-11-27T04:00:00Z', '2028-11-27T04:00:00.000Z'],
  ['2029-01-01', /730 days at most. Give a date up to 2028-11-27/],
  ['2026-11-28T04:00:00Z', /in the future/],
  ['tomorrow', /"tomorrow" is no date/],
])('a token that should end %s', (wish, end) => {
  const planned = planTokenEnd(wish, now)
  if (typeof end === 'string') expect(planned).toEqual(new Date(end))
  else expect(planned).toMatch(end)
})
