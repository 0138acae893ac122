import { encodeSignatureHeader } from '@sanity/webhook'
import { expect, it } from 'vitest'
import { verifyWebhook } from './webhook.ts'

const [first, second] = ['new'.repeat(12), 'old'.repeat(12)]
const now = Date.parse('2026-11-25T12:00:00Z')
const body = '{"_id":"a","_type":"page"}'

it('accepts a signature by either secret while both are given', async () => {
  for (const secret of [first, second]) {
    const header = await encodeSignatureHeader(body, now, secret)
    expect(await verifyWebhook(body, header, [first, second], now)).toBe('signed')
    expect(await verifyWebhook(`${body} `, header, [first, second], now)).toBe('unsigned')
    expect(await verifyWebhook(body, header, [first, second], now + 6 * 60_000)).toBe('late')
  }
  const old = await encodeSignatureHeader(body, now, second)
  expect(await verifyWebhook(body, old, [first], now)).toBe('unsigned')
  expect(await verifyWebhook(body, null, [first, second], now)).toBe('unsigned')
})
