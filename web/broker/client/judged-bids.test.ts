import { expect, it, vi } from 'vitest'
import { counted } from '#web/lib/counts.ts'
import { doubtedBids, judgeBids, judgeByHours } from './judged-bids.ts'

const start = Date.parse('2026-11-18T12:00:00Z')
const poll = async (bid: string, polls: number) =>
  judgeBids(
    {
      status: 200,
      authorization: null,
      envelope: { res: 1, code: 0, msg: '', dt: { list: [{ name: 'UKOIL', bid, diff: '0.1' }] } },
    },
    start + polls * 5_000,
  )

it('a bid that is not believed is told as the last good one, makes no bar, is counted, and named until the next poll', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  judgeByHours(async () => () => true)
  expect((await poll('84.1', 0)).confirmed).toEqual([])
  expect((await poll('84.2', 1)).confirmed).toMatchObject([{ name: 'UKOIL', bid: '84.2' }])
  const { answer, seen, confirmed } = await poll('0', 2)
  expect(answer.envelope.dt).toEqual({
    list: [{ name: 'UKOIL', bid: '84.2', doubt: 'notPositive', at: '2026-11-18T12:00:05.000Z' }],
  })
  expect([seen.length, confirmed]).toEqual([1, []])
  expect(counted('brokerBids').get('notPositive')).toBe(1)
  expect(doubtedBids()).toEqual([{ name: 'UKOIL', told: '0', why: 'is zero or below' }])
  expect(doubtedBids(performance.now() + 60_001)).toEqual([])
  await poll('0', 3)
  expect(log.mock.calls).toEqual([
    [
      "the broker's QF1001 has bids that are not taken as prices of now, 1 in one answer, first UKOIL: 0 is zero or below",
    ],
  ])
  const next = await poll('84.3', 4)
  expect(next.answer.envelope.dt).toEqual({ list: [{ name: 'UKOIL', bid: '84.3', diff: '0.1' }] })
  expect(doubtedBids()).toEqual([])
  log.mockRestore()
})

it('an answer that is none is handed on as it is, and hours that cannot be read judge nothing as still', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const none = { status: 502, authorization: null, envelope: { res: 0, code: 502, msg: '', dt: {} } }
  expect(await judgeBids(none, start)).toEqual({ answer: none, seen: [], confirmed: [] })
  judgeByHours(async () => Promise.reject(new Error('the lake is away')))
  expect((await poll('84.3', 5)).confirmed).toHaveLength(1)
  expect(log).toHaveBeenCalledTimes(1)
  log.mockRestore()
})
