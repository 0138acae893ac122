import { describe, expect, it } from 'vitest'
import { readAcceptDatetime, readAt } from './moment.ts'

const now = Date.UTC(2026, 2, 3, 10, 0, 0, 500)

describe('the parameter "at"', () => {
  it.each([
    ['2026-03-03T09:00:00Z', '2026-03-03T09:00:00.000Z'],
    ['2026-03-03T10:00:00.500+00:00', '2026-03-03T10:00:00.500Z'],
    ['2026-03-03T11:00:00+01:00', '2026-03-03T10:00:00.000Z'],
  ])('%s', (text, instant) => {
    expect(readAt(text, now)).toEqual({ kind: 'instant', instant })
  })

  it.each([
    ['2026-03-03T09:00:00', 'has no zone'],
    ['2026-03-03', 'must be an instant with a zone'],
    ['', 'must be an instant with a zone'],
    ['2026-02-30T09:00:00Z', 'must be an instant with a zone'],
    ['2026-03-03T09:00:00 01:00', 'must be an instant with a zone'],
    ['2026-03-03T10:00:01Z', 'lies in the future; the newest instant is 2026-03-03T10:00:00.500Z'],
  ])('%s is refused', (text, message) => {
    expect(readAt(text, now)).toEqual({ kind: 'fault', message: expect.stringContaining(message) })
  })
})

describe('the header "Accept-Datetime"', () => {
  it.each([
    ['Tue, 03 Mar 2026 09:00:00 GMT', '2026-03-03T09:00:00.999Z'],
    ['Tue, 03 Mar 2026 10:00:00 GMT', '2026-03-03T10:00:00.500Z'],
    ['Sun, 01 Mar 2026 23:59:59 GMT', '2026-03-01T23:59:59.999Z'],
  ])('%s', (text, instant) => {
    expect(readAcceptDatetime(text, now)).toEqual({ kind: 'instant', instant })
  })

  it.each([
    ['2026-03-03T09:00:00Z', 'as HTTP writes it'],
    ['Tue, 03 Mar 2026 10:00:01 GMT', 'lies in the future'],
  ])('%s is refused', (text, message) => {
    expect(readAcceptDatetime(text, now)).toEqual({
      kind: 'fault',
      message: expect.stringContaining(message),
    })
  })
})
