import { describe, expect, it } from 'vitest'
import { memoryFrom, type Remembered, rememberedOf } from './memory.ts'
import { medianSize, planMemory } from './plan-memory.ts'

const release = (
  at: number,
  one: string | null,
  quarter: string | null = null,
  hour: string | null = null,
): Remembered => ({
  at,
  actual: '3.2',
  forecast: '3.0',
  base: '1.1',
  pips: { 1: one, 15: quarter, 60: hour },
})

describe('rememberedOf', () => {
  const figure = { at: 1, actual: '3.2', forecast: null }
  const after = (base: string, one: string | null, pip: string) =>
    rememberedOf([figure], [{ base, after: { 1: one, 15: null, 60: null } }], pip)[0]?.pips[1]

  it.each([
    ['1.08512', '1.08557', '0.0001', '4.5'],
    ['1.08512', '1.08512', '0.0001', '0.0'],
    ['149.512', '149.498', '0.01', '-1.4'],
    ['-1.20', '-37.63', '0.01', '-3643.0'],
    ['2392.87', '2401.00', '0.1', '81.3'],
    ['18000', '17950', '1', '-50.0'],
    ['1.1', null, '0.0001', null],
    ['1.1', '1.2', '0', null],
  ])('from %s to %s with a pip of %s: %s', (base, close, pip, pips) => {
    expect(after(base, close, pip)).toBe(pips)
  })

  it('has no move where nothing is known of the instant', () => {
    expect(rememberedOf([figure], [null], '0.0001')).toEqual([
      { ...figure, base: null, pips: { 1: null, 15: null, 60: null } },
    ])
    expect(rememberedOf([figure], [], '0.0001')[0]?.base).toBeNull()
  })
})

describe('planMemory', () => {
  it('draws all lengths on one scale that holds the widest move, up and down from the middle', () => {
    const { marks, panels } = planMemory([release(1, '5.0', '-10.0', '27.5'), release(2, '0.0', null)])
    expect(marks).toEqual([30, 15, 0, -15, -30])
    const [one, quarter, hour] = panels.map(({ bars }) => bars)
    expect(one?.map(({ from, to, direction }) => [from, to, direction])).toEqual([
      [0.5, 0.583, 'up'],
      [0.5, 0.5, 'flat'],
    ])
    expect(quarter?.map(({ from, to, pips }) => [from, to, pips])).toEqual([
      [0.333, 0.5, '-10.0'],
      [0.5, 0.5, null],
    ])
    expect(hour?.[0]).toMatchObject({ from: 0.5, to: 0.958, direction: 'up', against: 'up' })
  })

  it.each([
    [['1.0'], 1],
    [['0.3'], 0.3],
    [['10.1'], 20],
    [['99.0'], 100],
    [['-3643.0'], 4_000],
    [['0.0'], 1],
    [[null], 1],
  ] as const)('a widest move of %j has a scale to %d', (moves, top) => {
    expect(planMemory(moves.map((pips, at) => release(at, pips))).marks[0]).toBeCloseTo(top)
  })

  it('counts the releases with a price, and leaves out what is not known from the median', () => {
    const releases = [release(1, '4.0'), release(2, null), release(3, '-9.0', '1.0'), release(4, null)]
    const { known, panels } = planMemory(releases)
    expect([known, ...panels.map(({ median }) => median)]).toEqual([2, '6.5', '1.0', null])
    expect(planMemory([]).panels.map(({ bars, median }) => [bars, median])).toEqual([
      [[], null],
      [[], null],
      [[], null],
    ])
  })

  it('compares a figure with its forecast only where one is told', () => {
    const figures = [
      { actual: '-1', forecast: '1' },
      { actual: '2.0', forecast: '2' },
      { actual: '1', forecast: null },
    ]
    const { panels } = planMemory(figures.map((figure) => ({ ...release(1, '1.0'), ...figure })))
    expect(panels[0]?.bars.map(({ against }) => against)).toEqual(['down', 'flat', null])
  })
})

it.each([
  [['1.0', '-3.0', '2.0'], '2.0'],
  [['-1.0', '2.5'], '1.8'],
  [['-7.1'], '7.1'],
  [[], null],
])('the middle of %j is %s', (moves, median) => {
  expect(medianSize(moves)).toBe(median)
})

describe('memoryFrom', () => {
  const answer = {
    symbol: 'EURUSD',
    series: 'us-cpi',
    state: 'known',
    pip: '0.9208',
    releases: [release(1, '4.5')],
  }

  it('reads an answer, and leaves out rows of another shape and figures that are none', () => {
    expect(memoryFrom(JSON.parse(JSON.stringify(answer)))).toEqual(answer)
    const odd = [{ at: 'x' }, { at: 1, actual: 'x', pips: {} }, { ...release(2, 'x'), forecast: 7, base: {} }]
    expect(memoryFrom({ ...answer, releases: odd })?.releases).toEqual([
      { ...release(2, null), forecast: null, base: null },
    ])
  })

  it.each([null, [], {}, { ...answer, state: 'x' }, { ...answer, releases: 1 }, { ...answer, symbol: 1 }])(
    '%j is none',
    (wrong) => {
      expect(memoryFrom(wrong)).toBeNull()
    },
  )
})
