import { expect, test } from 'vitest'
import { keepEnquiry, keptEnquiry } from './kept-enquiry.ts'

const [secret, old] = ['new'.repeat(12), 'old'.repeat(12)]
const now = Date.parse('2026-11-28T22:00:00Z')
const fields = { firstName: 'Łucja', email: 'lucja@', website: '' }

test('what was typed comes back from the address, for a quarter of an hour, and tells nothing', () => {
  const sealed = keepEnquiry(fields, secret, now) ?? ''
  expect(sealed).toMatch(/^[\w-]+$/)
  expect(keptEnquiry(sealed, [secret], now)).toEqual(fields)
  expect(keptEnquiry(sealed, [old, secret], now + 14 * 60_000)).toEqual(fields)
  expect(keptEnquiry(sealed, [secret], now + 15 * 60_000)).toEqual({})
})

test.each([
  ['another secret', keepEnquiry(fields, old, now)],
  ['a changed letter', `${keepEnquiry(fields, secret, now)?.slice(0, -4)}AAAA`],
  ['nothing', undefined],
  ['two of them', ['a', 'b']],
  ['a word', 'email'],
])('%s brings back nothing', (_, sealed) => {
  expect(keptEnquiry(sealed, [secret], now)).toEqual({})
})

test('nothing typed keeps nothing, and more than an address carries is not kept', () => {
  expect(keepEnquiry({ email: '' }, secret, now)).toBeNull()
  expect(keepEnquiry({ email: 'a'.repeat(5_000) }, secret, now)).toBeNull()
})
