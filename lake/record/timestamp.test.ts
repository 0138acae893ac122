import { expect, it } from 'vitest'
import { checkReply, isTimestampOf, makeNonce, TimestampError, timestampRequest } from './timestamp.ts'

const note = Buffer.from('a checkpoint')
const nonce = makeNonce()
const granted = (status: number, inside: Buffer) => {
  const body = Buffer.concat([Buffer.from([0x30, 3, 0x02, 1, status]), inside])
  return Buffer.concat([Buffer.from([0x30, 0x81, body.length]), body])
}
/** What of a request stands in its answer too. */
const inside = timestampRequest(note, nonce).subarray(5)

it('a request is 69 bytes of DER', () => {
  const request = timestampRequest(note, nonce)
  expect([request.length, request[0], request[1]]).toEqual([69, 0x30, 67])
})

it('an answer that grants it is taken', () => {
  expect(() => checkReply(granted(0, inside), note, nonce)).not.toThrow()
  expect(isTimestampOf(granted(0, inside), note)).toBe(true)
  expect(isTimestampOf(granted(0, inside), Buffer.from('another'))).toBe(false)
})

it.each([
  ['that refuses', granted(2, inside), /It refused: rejected/],
  [
    'to another request',
    granted(0, timestampRequest(note, makeNonce()).subarray(5)),
    /answers another request/,
  ],
  [
    'of something else',
    granted(0, timestampRequest(Buffer.from('x'), nonce).subarray(5)),
    /of something else/,
  ],
  ['that is cut off', granted(0, inside).subarray(0, 40), /cut off/],
  ['that is a page', Buffer.from('<html>'), /cut off|no timestamp/],
  ['of nothing', Buffer.alloc(0), /cut off/],
])('an answer %s is not', (_what, reply, says) => {
  expect(() => checkReply(reply, note, nonce)).toThrow(TimestampError)
  expect(() => checkReply(reply, note, nonce)).toThrow(says)
})
