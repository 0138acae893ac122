import { expect, test } from 'vitest'
import { failureEnvelope, readEnvelope } from './envelope.ts'

test('an envelope is read with its data empty by default and its code as a number (requirements D1)', () => {
  expect(readEnvelope('{"res":1}')).toEqual({ res: 1, code: 0, msg: '', dt: {} })
  expect(readEnvelope('{"res":0,"code":"1101","msg":"no","dt":null}')).toEqual({
    res: 0,
    code: 1101,
    msg: 'no',
    dt: null,
  })
})

test.each(['', '<html>', '[]', 'null', '7', '{"res":"1"}', '{"res":1,"dt":{"list":[{"na', '{"code":0}'])(
  '%j is no envelope',
  (text) => expect(readEnvelope(text)).toBeNull(),
)

test('a failure has flag 0, the status as its code and no data (requirements H1)', () => {
  expect(failureEnvelope(503, 'later')).toEqual({ res: 0, code: 503, msg: 'later', dt: {} })
})
