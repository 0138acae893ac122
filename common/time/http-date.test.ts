import { expect, it } from 'vitest'
import { httpDateOf } from './http-date.ts'

it.each([
  ['Tue, 03 Mar 2026 09:00:00 GMT', Date.UTC(2026, 2, 3, 9)],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ['Mon, 03 Mar 2026 09:00:00 GMT', null],
  ['Tue, 31 Feb 2026 09:00:00 GMT', null],
  ['Tue, 03 Mrz 2026 09:00:00 GMT', null],
  ['Tue, 03 Mar 2026 09:00:00 CET', null],
  ['2026-03-03T09:00:00Z', null],
  ['', null],
])('%s', (text, at) => {
  expect(httpDateOf(text)).toBe(at)
})
