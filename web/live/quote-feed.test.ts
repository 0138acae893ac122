import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PollAnswer } from './ask-quotes.ts'
import type { OpenPrices } from './open-prices.ts'
import { QuoteFeed } from './quote-feed.ts'

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 18, 12) }))
afterEach(() => vi.useRealTimers())

const nothing = () => undefined

/** A feed whose broker takes `took` ms and answers what `answer` says; it counts what runs at the same time. */
const setUp = ({ took = 200 }: { took?: number } = {}) => {
  const seen = { asked: 0, running: 0, most: 0, startedAt: [] as number[], states: [] as string[] }
  let answer: () => PollAnswer = () => ({
    quotes: [{ name: 'EURUSD', bid: `1.0${seen.asked}`, diff: '0', doubt: null }],
    age: 0,
  })
  let opens: OpenPrices | null = { EURUSD: '1.0' }
  let opensAsked = 0
  let isHidden = false
  let onVisibility: () => void = nothing
  const feed = new QuoteFeed(
    {
      quotes: async () => {
        seen.asked += 1
        seen.running += 1
        seen.most = Math.max(seen.most, seen.running)
        seen.startedAt.push(Date.now())
        await new Promise((resolve) => setTimeout(resolve, took))
        seen.running -= 1
        return answer()
      },
      opens: async () => {
        opensAsked += 1
        return opens
      },
    },
    {
      isHidden: () => isHidden,
      onVisibility: (callback) => {
        onVisibility = callback
        return () => (onVisibility = nothing)
      },
    },
  )
  const stop = feed.listen(() => seen.states.push(feed.current().state))
  return {
    feed,
    seen,
    stop,
    setHidden: (hidden: boolean) => {
      isHidden = hidden
      onVisibility()
    },
    answers: (next: () => PollAnswer) => (answer = next),
    opensAre: (next: OpenPrices | null) => (opens = next),
    opensAsked: () => opensAsked,
  }
}

test('waits five seconds after each answer, and never has two polls at once (requirements E8)', async () => {
  const { seen } = setUp({ took: 4_000 })
  await vi.advanceTimersByTimeAsync(60_000)
  const gaps = seen.startedAt.slice(1).map((at, index) => at - (seen.startedAt[index] ?? 0))
  expect(new Set(gaps)).toEqual(new Set([9_000]))
  expect(seen.most).toBe(1)
})

test('two who listen share one poll; it stops when the last one leaves', async () => {
  const { feed, seen, stop } = setUp()
  const stopOther = feed.listen(() => undefined)
  await vi.advanceTimersByTimeAsync(10_300)
  expect(seen.asked).toBe(2)
  stop()
  await vi.advanceTimersByTimeAsync(5_200)
  expect(seen.asked).toBe(3)
  stopOther()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(seen.asked).toBe(3)
})

test('a hidden tab asks nothing; on return it asks at once, but never sooner than five seconds after an answer', async () => {
  const { seen, setHidden } = setUp()
  await vi.advanceTimersByTimeAsync(1_200)
  setHidden(true)
  setHidden(false)
  setHidden(true)
  setHidden(false)
  expect(seen.asked).toBe(1)
  setHidden(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(seen.asked).toBe(1)
  setHidden(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(seen.asked).toBe(2)
  expect(seen.most).toBe(1)
})

test('a tab hidden while a poll is under way neither repeats it nor goes on after it', async () => {
  const { seen, setHidden } = setUp()
  await vi.advanceTimersByTimeAsync(100)
  setHidden(true)
  setHidden(false)
  setHidden(true)
  await vi.advanceTimersByTimeAsync(30_000)
  expect([seen.asked, seen.most]).toEqual([1, 1])
})

test('paused means nothing is asked, and the prices stay with their time', async () => {
  const { feed, seen } = setUp()
  await vi.advanceTimersByTimeAsync(300)
  const { lastAt, quotes } = feed.current()
  feed.setPaused(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(seen.asked).toBe(1)
  expect(feed.current()).toMatchObject({ state: 'paused', lastAt, quotes })
  feed.setPaused(false)
  await vi.advanceTimersByTimeAsync(300)
  expect(feed.current().state).toBe('live')
  expect(seen.asked).toBe(2)
})

test('prices are marked old nine seconds after they were the broker’s, not after they came', async () => {
  const { feed, answers } = setUp()
  answers(() => ({ quotes: [{ name: 'EURUSD', bid: '1.1', diff: '0', doubt: null }], age: 3_000 }))
  await vi.advanceTimersByTimeAsync(200)
  answers(() => null)
  await vi.advanceTimersByTimeAsync(5_900)
  expect(feed.current().state).toBe('live')
  await vi.advanceTimersByTimeAsync(200)
  expect(feed.current()).toMatchObject({ state: 'stale', quotes: [{ bid: '1.1' }] })
  answers(() => ({ quotes: [{ name: 'EURUSD', bid: '1.2', diff: '0.1', doubt: null }], age: 0 }))
  await vi.advanceTimersByTimeAsync(5_200)
  expect(feed.current()).toMatchObject({ state: 'live', quotes: [{ bid: '1.2' }] })
})

test('a first poll that fails is said at once, and asked again', async () => {
  const { feed, answers } = setUp()
  answers(() => null)
  await vi.advanceTimersByTimeAsync(200)
  expect(feed.current()).toMatchObject({ state: 'unavailable', lastAt: null })
  answers(() => ({ quotes: [], age: 0 }))
  await vi.advanceTimersByTimeAsync(5_200)
  expect(feed.current().state).toBe('live')
})

test('the course holds one bid of every poll', async () => {
  const { feed } = setUp()
  await vi.advanceTimersByTimeAsync(5_200 * 4 - 1)
  expect(feed.current().courses.get('EURUSD')?.bids).toEqual([1.01, 1.02, 1.03, 1.04])
})

test('opening prices come with the first poll, and again with one every five minutes', async () => {
  const { feed, opensAre, opensAsked } = setUp()
  await vi.advanceTimersByTimeAsync(200)
  expect(feed.current().opens).toEqual({ EURUSD: '1.0' })
  opensAre({ EURUSD: '1.1' })
  await vi.advanceTimersByTimeAsync(290_000)
  expect([feed.current().opens, opensAsked()]).toEqual([{ EURUSD: '1.0' }, 1])
  await vi.advanceTimersByTimeAsync(20_000)
  expect([feed.current().opens, opensAsked()]).toEqual([{ EURUSD: '1.1' }, 2])
})

test('opening prices that failed are asked for again after ten seconds, and those known stay', async () => {
  const { feed, opensAre, opensAsked, setHidden } = setUp()
  opensAre(null)
  await vi.advanceTimersByTimeAsync(9_000)
  expect([feed.current().opens, opensAsked()]).toEqual([{}, 1])
  setHidden(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(opensAsked()).toBe(1)
  opensAre({ EURUSD: '1.2' })
  setHidden(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(feed.current().opens).toEqual({ EURUSD: '1.2' })
})
