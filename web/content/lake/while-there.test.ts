import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whileThere } from './while-there.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

let slow = 0
const patience = {
  slowAfter: 2_000,
  longest: 30_000,
  onSlow: (change: 1 | -1) => {
    slow += change
  },
}

/** A server that answers after `answersAfter` ms and is there until `thereUntil`. */
const server = (answersAfter: number, thereUntil: number) => {
  let looks = 0
  const begun = Date.now()
  const passed = () => Date.now() - begun
  const ask = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      setTimeout(() => resolve('answer'), answersAfter)
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  const isThere = async () => {
    looks += 1
    return passed() <= thereUntil
  }
  const outcome = whileThere(ask, isThere, patience).then(
    (answer) => ({ said: answer, at: passed(), looks }),
    (error: unknown) => ({ said: error instanceof DOMException ? error.name : error, at: passed(), looks }),
  )
  return outcome
}

describe('a server', () => {
  it.each([
    ['that answers at once is asked nothing else', 5, 60_000, { said: 'answer', at: 5, looks: 0 }],
    ['that is slow is waited for', 9_000, 60_000, { said: 'answer', at: 9_000, looks: 4 }],
    ['that is not there is given up', 60_000, 0, { said: 'TimeoutError', at: 2_000, looks: 1 }],
    [
      'that goes while it is waited for is given up',
      60_000,
      5_000,
      { said: 'TimeoutError', at: 6_000, looks: 3 },
    ],
    [
      'is given half a minute, whatever it says',
      60_000,
      90_000,
      { said: 'TimeoutError', at: 30_000, looks: 14 },
    ],
  ])('%s', async (_, answersAfter, thereUntil, expected) => {
    const outcome = server(answersAfter, thereUntil)
    await vi.advanceTimersByTimeAsync(2_001)
    expect(slow).toBe(expected.at > 2_001 ? 1 : 0)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await outcome).toEqual(expected)
    expect([vi.getTimerCount(), slow]).toEqual([0, 0])
  })

  it('whose answer is a failure is not asked whether it is there', async () => {
    const isThere = vi.fn(async () => true)
    const failed = whileThere(async () => Promise.reject(new Error('400')), isThere, patience)
    await expect(failed).rejects.toThrow('400')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(isThere).not.toHaveBeenCalled()
  })
})
