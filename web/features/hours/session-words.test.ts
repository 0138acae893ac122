import { expect, test } from 'vitest'
import en from '#locales/en/trading.json' with { type: 'json' }
import type { SessionState } from './sessions.ts'
import { firstOpening, isClosedNow, sessionWords } from './session-words.ts'

const open: SessionState = { isOpen: true, closes: 10 }
const closedUntil = (opens: number | null): SessionState => ({ isOpen: false, opens })

const states = (...list: SessionState[]) => new Map(list.map((state, index) => [String(index), state]))

test('the markets are closed only when every one is, and the first opening counts', () => {
  expect(firstOpening(['0', '1'], states(closedUntil(30), closedUntil(20)))).toBe(20)
  expect(firstOpening(['0', '1'], states(closedUntil(30), open))).toBeNull()
  expect(firstOpening(['0', 'unknown'], states(closedUntil(30)))).toBeNull()
})

test('without the visitor’s clock nothing is said of now', () => {
  expect(sessionWords('en', open, null, en.hours).session).toBe('')
  expect(sessionWords('en', undefined, 0, en.hours).session).toBe('')
})

test('a market without a known opening is closed, and that is all', () => {
  expect(sessionWords('en', closedUntil(null), 0, en.hours)).toEqual({
    session: 'Closed',
    sessionTime: '',
    isOpen: false,
  })
})

test('a market is closed by the visitor’s clock, and by the server’s until that is known', () => {
  const sessions = states(open, closedUntil(30))
  expect(['0', '1', 'unknown'].map((symbol) => isClosedNow(sessions, symbol, { isClosed: true }))).toEqual([
    false,
    true,
    false,
  ])
  expect(isClosedNow(null, '0', { isClosed: true })).toBe(true)
  expect(isClosedNow(null, '0', undefined)).toBe(false)
})
