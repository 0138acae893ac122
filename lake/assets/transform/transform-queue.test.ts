import { describe, expect, it } from 'vitest'
import { isUsualSize, TransformQueue } from './transform-queue.ts'

const limits = { pixels: 100, atOnce: 3, waiting: { each: 3, all: 4 } }

/** Wishes whose work ends when told; `begun` says in which order they had their turn. */
const trial = () => {
  const queue = new TransformQueue(limits)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, pixels: number, more: { holder?: string; isUsual?: boolean } = {}) =>
    queue.run({ holder: 'a', isUsual: false, pixels, ...more }, () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    })
  const end = async (name: string, work: Promise<void>) => {
    ends.get(name)?.()
    await work
    await Promise.resolve()
  }
  return { begun, ask, end }
}

describe('the queue of transformations', () => {
  it('are made together as far as their pixels go, one beyond all limits alone', async () => {
    const { begun, ask, end } = trial()
    const large = ask('large', 500)
    const [small, other] = [ask('small', 50), ask('other', 50)]
    void ask('third', 10)
    expect(begun).toEqual(['large'])
    await end('large', large)
    expect(begun).toEqual(['large', 'small', 'other'])
    await end('small', small)
    expect(begun).toEqual(['large', 'small', 'other', 'third'])
    await end('other', other)
  })

  it('are made before others where their size is usual', async () => {
    const { begun, ask, end } = trial()
    const first = ask('first', 100)
    void ask('odd', 100)
    void ask('usual', 100, { isUsual: true })
    await end('first', first)
    expect(begun).toEqual(['first', 'usual'])
  })

  it('are refused with the time to wait where too many wait, for one and for all', async () => {
    const { ask } = trial()
    void ask('running', 100)
    for (const name of ['1', '2', '3']) void ask(name, 100)
    const refused = { status: 503, headers: { 'retry-after': '2' } }
    await expect(ask('4', 100)).rejects.toMatchObject({ ...refused, message: /3 pictures of yours wait/ })
    void ask('5', 100, { holder: 'b' })
    await expect(ask('6', 100, { holder: 'c' })).rejects.toMatchObject({ message: /4 pictures wait/ })
  })
})

it('knows the sizes of site and Studio', () => {
  expect([{ width: 1200 }, { width: 200, height: 200 }, { height: 300 }].map(isUsualSize)).toEqual([
    true,
    true,
    true,
  ])
  expect([undefined, { width: 1201 }, { width: 1200, height: 900 }].map(isUsualSize)).toEqual([
    false,
    false,
    false,
  ])
})
