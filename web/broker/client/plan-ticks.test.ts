import { describe, expect, it } from 'vitest'
import { type KnownBid, planTicks, type Tick } from './plan-ticks.ts'

const start = Date.parse('2026-11-18T12:00:00Z')

/** The last of a series of polls, five seconds apart unless it says otherwise. */
const polls = (bids: readonly string[], isOpen: boolean | null = true, stepMs = 5_000) => {
  let known: ReadonlyMap<string, KnownBid> = new Map()
  const seen: (Tick | null)[] = []
  for (const [index, bid] of bids.entries()) {
    const judged = planTicks(known, [{ name: 'UKOIL', bid }], start + index * stepMs, () => isOpen)
    known = judged.known
    seen.push(judged.ticks[0] ?? null)
  }
  return seen
}
const shown = (bids: readonly string[]) =>
  polls(bids).map((tick) => tick && `${tick.bid}${tick.doubt ? ` ${tick.doubt}` : ''}`)
const recorded = (bids: readonly string[]) =>
  polls(bids).flatMap((tick) => (tick?.isConfirmed ? [tick.bid] : []))

describe('a bid that is not plausible', () => {
  it.each([
    ['plain prices', ['100', '101', '99'], ['100', '101', '99'], ['101', '99']],
    ['zero', ['100', '100', '0', '101'], ['100', '100', '100 notPositive', '101'], ['100', '101']],
    [
      'zero for long',
      ['100', '100', '0.00', '0', '0'],
      ['100', '100', '100 notPositive', '100 notPositive', '100 notPositive'],
      ['100'],
    ],
    ['nothing but zero', ['0', '0'], [null, null], []],
    [
      'below zero once',
      ['100', '100', '-5', '100'],
      ['100', '100', '100 notPositive', '100'],
      ['100', '100'],
    ],
    [
      'below zero, confirmed',
      ['10', '10', '-37.63', '-36.90', '-35'],
      ['10', '10', '10 notPositive', '-36.90', '-35'],
      ['10', '-36.90', '-35'],
    ],
    ['below zero at first', ['-5', '-5.1', '-5.2'], [null, '-5.1', '-5.2'], ['-5.1', '-5.2']],
    [
      'a rise over a fifth',
      ['100', '100', '120.01', '101'],
      ['100', '100', '100 jump', '101'],
      ['100', '101'],
    ],
    ['a rise of a fifth', ['1.05', '1.05', '1.26'], ['1.05', '1.05', '1.26'], ['1.05', '1.26']],
    [
      'a fall over a fifth',
      ['100', '100', '79.99', '100'],
      ['100', '100', '100 jump', '100'],
      ['100', '100'],
    ],
    ['a fall of a fifth', ['100', '100', '80'], ['100', '100', '80'], ['100', '80']],
    [
      'a jump that a second poll confirms',
      ['100', '100', '130', '131', '130'],
      ['100', '100', '100 jump', '131', '130'],
      ['100', '131', '130'],
    ],
    [
      'a jump to elsewhere each time',
      ['100', '100', '200', '400', '100'],
      ['100', '100', '100 jump', '100 jump', '100'],
      ['100', '100'],
    ],
    [
      'to and fro',
      ['100', '100', '200', '100', '200', '100'],
      ['100', '100', '100 jump', '100', '100 jump', '100'],
      ['100', '100', '100'],
    ],
    [
      'a factor of a hundred at first',
      ['10000', '100', '101', '100'],
      ['10000', '10000 jump', '101', '100'],
      ['101', '100'],
    ],
    [
      'zero between a jump and its second',
      ['100', '100', '200', '0', '200', '201'],
      ['100', '100', '100 jump', '100 notPositive', '100 jump', '201'],
      ['100', '201'],
    ],
  ] as const)('%s', (_name, bids, expectedShown, expectedRecorded) => {
    expect(shown(bids)).toEqual(expectedShown)
    expect(recorded(bids)).toEqual(expectedRecorded)
  })

  it('is shown as the last good one with its time, and what was told is named', () => {
    expect(polls(['100', '101', '0']).at(-1)).toEqual({
      name: 'UKOIL',
      bid: '101',
      doubt: 'notPositive',
      at: start + 5_000,
      told: '0',
      isConfirmed: false,
    })
  })

  it('is confirmed by another poll, not by the same answer once more', () => {
    expect(polls(['100', '100', '0.5', '0.5'], true, 200).map((tick) => tick?.isConfirmed)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('of one instrument says nothing of another', () => {
    const bids = [
      { name: 'A', bid: '0' },
      { name: 'B', bid: '1.5' },
    ]
    const { ticks, refused } = planTicks(new Map(), bids, start, () => true)
    expect([ticks.map(({ name }) => name), refused.map(({ name }) => name)]).toEqual([['B'], ['A']])
  })
})

/** Polls of so many minutes that tell the same bid. */
const same = (minutes: number) => Array.from({ length: minutes * 12 + 1 }, () => '100')

describe('a feed that repeats itself', () => {
  it.each([
    ['for just under ten minutes', same(10).slice(1), true, null],
    ['for ten minutes', same(10), true, 'still'],
    [
      'for ten minutes, with another number of noughts',
      [...same(9), ...same(1).map(() => '100.0')],
      true,
      'still',
    ],
    ['outside of trading hours', same(30), false, null],
    ['where the hours are not known', same(30), null, null],
  ] as const)('%s', (_name, bids, isOpen, doubt) => {
    expect(polls(bids, isOpen).at(-1)?.doubt).toBe(doubt)
  })

  it('says since when, makes no bars, and is live again with the next price', () => {
    const [still, moved] = polls([...same(11), '100.1']).slice(-2)
    expect(still).toMatchObject({ doubt: 'still', at: start, isConfirmed: false })
    expect(moved).toMatchObject({ doubt: null, bid: '100.1', isConfirmed: true })
  })

  it('is none where nobody looked in between', () => {
    expect(polls(same(2), true, 61_000).every((tick) => tick?.doubt === null)).toBe(true)
  })

  it('begins anew with the opening', () => {
    let known: ReadonlyMap<string, KnownBid> = new Map()
    const opens = start + 1_800_000
    const at = (instant: number) => {
      const bids = [{ name: 'UKOIL', bid: '100' }]
      const judged = planTicks(known, bids, instant, (_symbol, now) => now >= opens)
      known = judged.known
      return judged.ticks[0]?.doubt
    }
    for (let instant = start; instant < opens + 595_000; instant += 5_000) expect(at(instant)).toBeNull()
    // The last poll before the opening was five seconds earlier.
    expect(at(opens + 600_000)).toBe('still')
  })
})
