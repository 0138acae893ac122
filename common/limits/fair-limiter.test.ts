import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { FairLimiter } from './fair-limiter.ts'

const times = { maxPauseMs: 100, maxSlotMs: 3_000 }

const open = (limiter: FairLimiter) => {
  const order: string[] = []
  const leaves: (() => void)[] = []
  const ask = (address: string, name: string) =>
    limiter.ask(address, (leave) => {
      order.push(name)
      leaves.push(leave)
    })
  return { order, ask, leave: () => leaves.shift()?.() }
}

it('serves addresses in turns, and as many at once as there are places', async () => {
  const { order, ask, leave } = open(
    new FairLimiter({ ...times, concurrent: 1, queuedPerAddress: 3, queuedTotal: 10 }),
  )
  for (const name of ['a1', 'a2', 'a3']) ask('a', name)
  for (const name of ['b1', 'b2']) ask('b', name)
  expect(order).toEqual(['a1'])
  for (const seen of [2, 3, 4, 5]) {
    leave()
    await expect.poll(() => order.length).toBe(seen)
  }
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
  leave()
  await wait(20)
  expect([ask('c', 'c1'), order.at(-1)]).toEqual([true, 'c1'])
})

it('turns away who has too many waiting, and everybody when all do', () => {
  const { order, ask } = open(
    new FairLimiter({ ...times, concurrent: 1, queuedPerAddress: 2, queuedTotal: 3 }),
  )
  expect([1, 2, 3, 4].map((at) => ask('a', `a${at}`))).toEqual([true, true, true, false])
  expect([ask('b', 'b1'), ask('c', 'c1')]).toEqual([true, false])
  expect(order).toEqual(['a1'])
})

it('takes a place back once, however often it is given', async () => {
  const { order, ask } = open(
    new FairLimiter({ ...times, concurrent: 1, queuedPerAddress: 9, queuedTotal: 9 }),
  )
  const held: (() => void)[] = []
  const limiter = new FairLimiter({ ...times, concurrent: 1, queuedPerAddress: 9, queuedTotal: 9 })
  limiter.ask('a', (leave) => held.push(leave))
  for (const leave of [...held, ...held]) leave()
  limiter.ask('a', (leave) => held.push(leave))
  limiter.ask('a', (leave) => held.push(leave))
  await wait(30)
  expect(held).toHaveLength(2)
  ask('a', 'a1')
  expect(order).toEqual(['a1'])
})
