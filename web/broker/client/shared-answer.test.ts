import { expect, test } from 'vitest'
import { SharedAnswer } from './shared-answer.ts'

/** A clock that moves only when it is told to, and an upstream that counts. */
const setUp = () => {
  let time = 0
  let asked = 0
  let isDown = false
  const sleepers: { at: number; wake: () => void }[] = []
  const board = new SharedAnswer(
    async () => {
      asked += 1
      return { answer: isDown ? 'failure' : `answer ${asked}`, age: 0 }
    },
    (answer) => answer !== 'failure',
    { freshMs: 5_000, maxAgeMs: 3_000, failureMs: 1_000 },
    {
      now: () => time,
      sleep: async (ms) => new Promise((wake) => sleepers.push({ at: time + ms, wake })),
    },
  )
  const moveTo = (at: number) => {
    time = at
    for (const sleeper of sleepers.splice(0)) {
      if (sleeper.at <= at) sleeper.wake()
      else sleepers.push(sleeper)
    }
  }
  return { board, moveTo, asked: () => asked, breakDown: (down: boolean) => (isDown = down) }
}

test('nothing is asked while nobody asks', () => {
  expect(setUp().asked()).toBe(0)
})

test('everybody who asks while one question is under way, or soon after, gets its answer', async () => {
  const { board, moveTo, asked } = setUp()
  const first = await Promise.all(Array.from({ length: 100 }, () => board.get()))
  expect(new Set(first.map(({ answer }) => answer))).toEqual(new Set(['answer 1']))
  moveTo(2_900)
  expect(await board.get()).toEqual({ answer: 'answer 1', age: 2_900 })
  expect(asked()).toBe(1)
})

test('who asks late waits for the next answer, which is not asked for before its time', async () => {
  const { board, moveTo, asked } = setUp()
  await board.get()
  moveTo(3_500)
  const late = [board.get(), board.get()]
  expect(asked()).toBe(1)
  moveTo(5_000)
  expect(await Promise.all(late)).toEqual([
    { answer: 'answer 2', age: 0 },
    { answer: 'answer 2', age: 0 },
  ])
  expect(asked()).toBe(2)
})

test('one visitor or three thousand: twelve questions a minute (requirements E8)', async () => {
  for (const viewers of [1, 3_000]) {
    const { board, moveTo, asked } = setUp()
    // Each asks five seconds after the answer before; spread over the five seconds, in steps of 50 ms.
    const next = Array.from({ length: viewers }, (_, index) => (index * 5_000) / viewers)
    for (let time = 0; time < 60_000; time += 50) {
      moveTo(time)
      next.forEach((due, index) => {
        if (due > time) return
        next[index] = Number.POSITIVE_INFINITY
        void board.get().then(() => (next[index] = time + 5_000))
      })
      for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
    }
    expect(asked()).toBeGreaterThanOrEqual(11)
    expect(asked()).toBeLessThanOrEqual(13)
  }
})

test('a failure is kept for a second only, and the answer before it is not given again', async () => {
  const { board, moveTo, asked, breakDown } = setUp()
  await board.get()
  breakDown(true)
  moveTo(6_000)
  expect((await board.get()).answer).toBe('failure')
  moveTo(6_900)
  expect((await board.get()).answer).toBe('failure')
  expect(asked()).toBe(2)
  breakDown(false)
  moveTo(7_100)
  expect(await board.get()).toEqual({ answer: 'answer 3', age: 0 })
})
