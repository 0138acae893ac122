import { expect, it, vi } from 'vitest'
import { ExpiredAnswers } from './expired-answers.ts'

const read = (key: string) => ({ key, tags: [key] })
type Read = ReturnType<typeof read>

/** A log at position 10, whose next expiry is of what was published at 11, and a lake that answers when it is told to. */
const made = () => {
  const state = { now: 0, place: 10, isAway: false, hasFailed: false, endedAt: new Map<string, number>() }
  const asked: { read: Read; answer: (isAnswered?: boolean) => Promise<void> }[] = []
  const onMove = vi.fn<() => void>()
  const expired = new ExpiredAnswers<Read>({
    isExpired: (tags, readAt) => tags.some((tag) => (state.endedAt.get(tag) ?? 0) >= readAt),
    place: () => state.place,
    isAway: () => state.isAway,
    hasFailed: () => state.hasFailed,
    onMove,
    ask: (question) => {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const [readAt, place] = [(state.now += 1), state.place]
      const answer = async (isAnswered = true) => {
        if (isAnswered) expired.arrived(question, readAt, place)
        resolve(isAnswered)
        await new Promise(setImmediate)
      }
      asked.push({ read: question, answer })
      return promise
    },
  })
  const hold = (...keys: string[]) => {
    for (const key of keys) expired.arrived(read(key), (state.now += 1), state.place)
  }
  const end = (...keys: string[]) => {
    state.now += 1
    for (const key of keys) state.endedAt.set(key, state.now)
    expired.look()
  }
  return { state, asked, expired, onMove, hold, end }
}

it('reads again what has expired, and nothing else, and holds the position until it is there', async () => {
  const { state, asked, expired, onMove, hold, end } = made()
  hold('a', 'b')
  end('a', 'never asked for')
  state.place = 11
  expect(asked.map(({ read: { key } }) => key)).toEqual(['a'])
  expect(expired.position).toBe(10)
  onMove.mockClear()
  await asked[0]?.answer()
  expect(expired.position).toBe(Number.POSITIVE_INFINITY)
  expect(onMove).toHaveBeenCalled()
  expect([expired.trueAt('a'), expired.trueAt('b'), expired.trueAt('c')]).toEqual([10, 10, 0])
})

it('asks four questions at a time', async () => {
  const { asked, expired, hold, end } = made()
  const keys = Array.from({ length: 9 }, (_, at) => `key ${at}`)
  hold(...keys)
  end(...keys)
  for (const most of [4, 5, 6, 7, 8, 9, 9, 9, 9]) {
    expect(asked).toHaveLength(most)
    await asked.find(({ read: { key } }) => key === keys[0])?.answer()
    keys.shift()
  }
  expect(expired.position).toBe(Number.POSITIVE_INFINITY)
})

it('an answer that expires again while it is read holds the position it was asked at', async () => {
  const { state, asked, expired, hold, end } = made()
  hold('a')
  end('a')
  state.place = 11
  await asked[0]?.answer(false)
  end('a')
  state.place = 12
  expect(expired.position).toBe(10)
  await asked[1]?.answer()
  expect(expired.position).toBe(11)
  await asked[2]?.answer()
  expect(expired.position).toBe(Number.POSITIVE_INFINITY)
})

it('waits for a lake that is away, and asks it when it is back', async () => {
  const { state, asked, expired, hold, end } = made()
  hold('a', 'b')
  end('a')
  state.place = 11
  state.isAway = true
  await asked[0]?.answer(false)
  end('b')
  expect(asked).toHaveLength(1)
  expect([expired.position, expired.trueAt('b')]).toEqual([10, 11])
  state.isAway = false
  expired.look()
  expect(asked).toHaveLength(3)
  for (const { answer } of asked) await answer()
  expect(expired.position).toBe(Number.POSITIVE_INFINITY)
})

it('is content with an answer that a visitor asked for', () => {
  const { state, expired, hold, end } = made()
  hold('a')
  state.isAway = true
  end('a')
  expect(expired.position).toBe(10)
  hold('a')
  expect(expired.position).toBe(Number.POSITIVE_INFINITY)
})

it('gives up an answer that fails although the lake is there', async () => {
  const { asked, expired, hold, end } = made()
  hold('a')
  end('a')
  for (let at = 0; at < 3; at += 1) {
    expect(expired.position).toBe(10)
    await asked[at]?.answer(false)
  }
  expect(asked).toHaveLength(3)
  expect(expired.position).toBe(Number.POSITIVE_INFINITY)
})

it('gives up nothing while the lake is away', async () => {
  const { state, asked, expired, hold, end } = made()
  hold('a')
  state.hasFailed = true
  end('a')
  for (let at = 0; at < 5; at += 1) await asked[at]?.answer(false)
  expect(asked).toHaveLength(6)
  expect(expired.position).toBe(10)
})

it('leaves what would flood the lake to visitors', () => {
  const { asked, expired, hold, end } = made()
  const keys = Array.from({ length: 201 }, (_, at) => `key ${at}`)
  hold(...keys)
  end(...keys)
  expect(asked).toEqual([])
  expect(expired.position).toBe(Number.POSITIVE_INFINITY)
  expect(expired.trueAt('key 200')).toBe(10)
})

it('has no position of another log', () => {
  const { state, expired, hold, end } = made()
  hold('a')
  state.isAway = true
  end('a')
  state.place = 0
  expired.look()
  expect(expired.position).toBe(0)
})
