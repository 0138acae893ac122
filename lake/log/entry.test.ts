import { expect, it } from 'vitest'
import { bytesOfEntry, canonical, type LogEntry } from './entry.ts'

const entry: LogEntry = {
  dataset_id: 7,
  seq: 1,
  prev_hash: '0'.repeat(64),
  tx_id: 'a-1',
  time: '2026-11-29T00:00:00.000Z',
  author: '<command line>',
  payload_hash: 'f'.repeat(64),
}

it.each([
  {},
  { seq: 9_007_199_254_740_991 },
  { author: 'Grüße 🙂 \u2028\u2029 "quoted" \\ / \u0000\u001f\u007f' },
  { author: '' },
])('the bytes of an entry are its RFC 8785 JSON: %j', (change) => {
  const { seq, prev_hash, tx_id, time, author, payload_hash } = { ...entry, ...change }
  const plain = { seq, prevHash: prev_hash, txId: tx_id, time, author, payloadHash: payload_hash }
  expect(bytesOfEntry({ ...entry, ...change }).toString('utf8')).toBe(canonical(plain))
})
