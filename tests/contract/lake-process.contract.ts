import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { killWhileWriting } from '#tests/support/lake/kill-while-writing.ts'
import { anonymousClient, type LakeProcess, startTestLake } from '#tests/support/lake/lake.ts'
import { childrenOf } from '#tests/support/process.ts'

/** What only a lake in a process of its own can show, in short; `tests/contract/sweep` shows it at length. */

let lake: LakeProcess
beforeAll(async () => {
  lake = await startTestLake({ DEMO_PASSWORD: '' })
  await lake.client().mutate(
    Array.from({ length: 300 }, (_, n) => ({ create: { _id: `heavy-${n}`, _type: 'heavy', n } })),
    { returnDocuments: false },
  )
})
afterAll(() => lake.stop())

const endless =
  'count(*[_type == "heavy" && count(*[_type == "heavy" && count(*[n > ^.^.n && count(*[n > ^.^.^.n]) > 0]) > 0]) > 0])'

describe('a query without an end, of a reader without a token', () => {
  it('runs beside all others, and is stopped', async () => {
    const order: string[] = []
    const ended = anonymousClient(lake)
      .fetch(endless)
      .catch((error: unknown) => error)
      .finally(() => order.push('endless'))
    for (let at = 0; at < 5; at++) {
      // Too costly to be answered at once.
      expect(await lake.client().fetch('count(*[_type == "heavy" && string(n) match "1*"])')).toBe(111)
      order.push('light')
    }
    expect(await ended).toMatchObject({ statusCode: 408 })
    expect(order).toEqual(['light', 'light', 'light', 'light', 'light', 'endless'])
  })
})

describe('a lake killed with SIGKILL while it commits', () => {
  it('keeps what it acknowledged, and leaves no query process behind', async () => {
    const queryProcesses = childrenOf(lake.pid())
    expect(queryProcesses.length).toBeGreaterThanOrEqual(process.platform === 'linux' ? 2 : 0)
    const { acknowledged, lost, torn } = await killWhileWriting(lake, 100, 1)
    expect(acknowledged.size).toBeGreaterThanOrEqual(100)
    expect([lost, torn]).toEqual([[], []])
    const alive = () => queryProcesses.filter((pid) => existsSync(`/proc/${pid}`))
    await vi.waitFor(() => expect(alive()).toEqual([]), { timeout: 20_000, interval: 100 })
  })
})
