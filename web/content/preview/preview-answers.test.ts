import { describe, expect, it, vi } from 'vitest'
import { PreviewAnswers } from './preview-answers.ts'

/** A lake whose texts change when a test says so, and which tells of it when the test lets it. */
const startLake = () => {
  const texts = new Map<string, number>()
  const told: (() => void)[] = []
  let tip = 0
  let asked = 0
  let changes: Parameters<ConstructorParameters<typeof PreviewAnswers>[0]['follow']>[0] | undefined
  const answers = new PreviewAnswers({
    tip: () => Promise.resolve(tip),
    follow: (listener) => {
      changes = listener
      return () => {
        changes = undefined
      }
    },
  })
  const change = (name: string) => {
    tip += 1
    const sequence = tip
    texts.set(name, sequence)
    told.push(() => changes?.onChange(sequence, [name]))
  }
  const tellAll = () => {
    for (const tell of told.splice(0)) tell()
  }
  const read = async (name: string) => {
    await answers.catchUp()
    return answers.get(name, () => {
      asked += 1
      return Promise.resolve({ value: texts.get(name) ?? 0, tags: [name] })
    })
  }
  const gap = () => changes?.onGap()
  const lose = () => changes?.onLost()
  return {
    answers,
    change,
    tellAll,
    read,
    gap,
    lose,
    asked: () => asked,
    isFollowed: () => changes !== undefined,
  }
}

describe('the answers of previews', () => {
  it('are asked for once, and again when a change names them', async () => {
    const lake = startLake()
    for (let at = 0; at < 3; at += 1) {
      expect([await lake.read('page'), await lake.read('menu')]).toEqual([0, 0])
    }
    expect(lake.asked()).toBe(2)
    lake.change('page')
    lake.tellAll()
    expect(await lake.read('page')).toBe(1)
    expect(await lake.read('menu')).toBe(0)
    expect(lake.asked()).toBe(3)
  })

  it('wait for a change that the lake has made and not told of yet', async () => {
    const lake = startLake()
    await lake.read('page')
    lake.change('page')
    const reading = lake.read('page')
    setTimeout(lake.tellAll, 5)
    expect(await reading).toBe(1)
  })

  it('are all asked for anew when changes stay untold, were missed or come no more', async () => {
    const lake = startLake()
    await lake.read('page')
    lake.change('page')
    expect(await lake.read('page')).toBe(1)
    expect(await lake.read('page')).toBe(1)
    expect(lake.asked()).toBe(2)
    lake.gap()
    await lake.read('page')
    expect(lake.asked()).toBe(3)
    lake.lose()
    expect(await lake.read('page')).toBe(1)
    lake.change('page')
    lake.tellAll()
    expect(await lake.read('page')).toBe(2)
  })

  it('are not kept when a change comes while they are asked for, when they fail or name no change', async () => {
    const lake = startLake()
    await lake.answers.catchUp()
    const { promise, resolve } = Promise.withResolvers<{ value: string; tags: string[] }>()
    const early = lake.answers.get('page', () => promise)
    lake.change('page')
    lake.tellAll()
    resolve({ value: 'of before', tags: ['page'] })
    expect(await early).toBe('of before')
    expect(await lake.read('page')).toBe(1)

    const failing = vi.fn(() => Promise.reject(new Error('away')))
    const untagged = vi.fn(() => Promise.resolve({ value: 1, tags: [] }))
    for (let at = 0; at < 2; at += 1) {
      await expect(lake.answers.get('x', failing)).rejects.toThrow('away')
      await lake.answers.get('y', untagged)
    }
    expect([failing.mock.calls.length, untagged.mock.calls.length]).toEqual([2, 2])
  })

  it('let go of the lake once nobody previews', async () => {
    vi.useFakeTimers()
    const lake = startLake()
    await lake.read('page')
    expect(lake.isFollowed()).toBe(true)
    vi.advanceTimersByTime(600_000)
    expect(lake.isFollowed()).toBe(false)
    vi.useRealTimers()
    await lake.read('page')
    expect(lake.asked()).toBe(2)
  })
})
