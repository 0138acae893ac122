import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { freshness } from '#web/lib/freshness.ts'
import { ExpiredAnswers } from './expired-answers.ts'

beforeEach(() => {
  freshness.lakeFailedAt = 0
  freshness.beginLog()
  freshness.reach({ position: 10, transaction: 'ten' })
})

// Other tests share this process.
afterAll(() => freshness.beginLog())

const reach = (position: number) => freshness.reach({ position, transaction: `at ${position}` })
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('holds the position until an answer has been read again', async () => {
  const expired = new ExpiredAnswers()
  const asked = Promise.withResolvers<void>()
  expired.add('a', () => asked.promise.then(() => expired.read('a', 11, false)))
  reach(11)
  expired.readAgain()
  expect([freshness.shown.position, expired.positionOf('a')]).toEqual([10, 10])
  asked.resolve()
  await settled()
  expect([freshness.shown.position, expired.positionOf('a')]).toEqual([11, undefined])
})

it('reads once more what expired while it was asked for', async () => {
  const expired = new ExpiredAnswers()
  const again = vi
    .fn<() => Promise<void>>()
    .mockImplementationOnce(async () => {
      reach(12)
      expired.read('a', 11, true)
      expect(freshness.shown.position).toBe(11)
    })
    .mockImplementationOnce(async () => expired.read('a', 12, false))
  expired.add('a', again)
  reach(11)
  expired.readAgain()
  await settled()
  expect(again).toHaveBeenCalledTimes(2)
  expect(freshness.shown.position).toBe(12)
})

it('keeps the position while the lake is away, and reads when it is back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const expired = new ExpiredAnswers()
  const again = vi
    .fn<() => Promise<void>>()
    .mockImplementationOnce(async () => {
      freshness.lakeFailedAt = freshness.tick()
    })
    .mockImplementationOnce(async () => expired.read('a', 11, false))
  expired.add('a', again)
  reach(11)
  expired.readAgain()
  await settled()
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  expired.readAgain()
  expect([freshness.shown.position, again.mock.calls.length]).toEqual([10, 1])
  freshness.lakeFailedAt = 0
  expired.readAgain()
  await settled()
  expect(freshness.shown.position).toBe(11)
})

it('waits for no answer that is of no use', async () => {
  const expired = new ExpiredAnswers()
  expired.add('a', async () => {})
  reach(11)
  expired.readAgain()
  await settled()
  expect(freshness.shown.position).toBe(11)
})

it('waits half a second for a lake that answers, and on for one that may be gone', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const expired = new ExpiredAnswers()
  expired.add('slow', () => new Promise(() => {}))
  reach(11)
  expired.readAgain()
  vi.advanceTimersByTime(2_000)
  expect(freshness.shown.position).toBe(10)
  expired.read('another', 11, false)
  vi.advanceTimersByTime(100)
  expect([freshness.shown.position, expired.positionOf('slow')]).toEqual([11, 10])
  vi.useRealTimers()
})

it('asks four questions at a time', async () => {
  const expired = new ExpiredAnswers()
  let [asking, most] = [0, 0]
  for (let at = 0; at < 30; at += 1)
    expired.add(`read ${at}`, async () => {
      asking += 1
      most = Math.max(most, asking)
      await settled()
      asking -= 1
      expired.read(`read ${at}`, 11, false)
    })
  reach(11)
  expired.readAgain()
  await vi.waitFor(() => expect(freshness.shown.position).toBe(11))
  expect(most).toBe(4)
})
