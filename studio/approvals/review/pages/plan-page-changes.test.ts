import { describe, expect, it } from 'vitest'
import { blocksByKey, type PageBlock, type PageMark } from '#common/compared-pages.ts'
import { planPageChanges } from './plan-page-changes.ts'

const block = (words: string, more: Partial<PageBlock> = {}): PageBlock => ({
  words,
  facts: '',
  isLive: false,
  part: 'page',
  where: '',
  ...more,
})
const page = (...words: string[]) => words.map((one) => block(one))

const link = (facts: string) => [block('Read on', { facts })]
const price = (words: string) => [block(words, { isLive: true })]
const many = (of: string) => Array.from({ length: 600 }, (_, at) => block(`${of} ${at}`))

const wordsOf = (blocks: readonly PageBlock[], { key, nth, runs, isPlace }: PageMark) => {
  const marked = blocks[blocksByKey(blocks).get(key)?.[nth] ?? -1]
  return isPlace ? `after ${marked?.words}` : runs.map(([from, to]) => marked?.words.slice(from, to))
}

const told = (before: readonly PageBlock[], after: readonly PageBlock[]) =>
  planPageChanges(before, after).map(({ inForce, proposed }) => [
    wordsOf(before, inForce),
    wordsOf(after, proposed),
  ])

describe('what differs between two pages', () => {
  it('is nothing where they are the same', () => {
    expect(planPageChanges(page('A', 'B'), page('A', 'B'))).toEqual([])
  })

  it('is the words that changed in a block', () => {
    const before = page('Home', '74.5% of retail accounts lose money.', 'End')
    const after = page('Home', '61.5% of retail accounts lose money.', 'End')
    expect(told(before, after)).toEqual([[['74.5'], ['61.5']]])
  })

  it('is a block that came or went, at its place in the other page', () => {
    const [short, long] = [
      page('First words', 'Last words'),
      page('First words', 'A new thing', 'Last words'),
    ]
    expect(told(short, long)).toEqual([['after First words', []]])
    expect(told(long, short)).toEqual([[[], 'after First words']])
    expect(told([], page('All new'))).toEqual([['after undefined', []]])
  })

  it('finds the block that was changed among new ones', () => {
    const before = page('The spread is one pip.')
    const after = page('Something else entirely', 'The spread is two pips.')
    expect(told(before, after)).toEqual([
      ['after The spread is one pip.', []],
      [
        ['one', 'pip'],
        ['two', 'pips'],
      ],
    ])
  })

  it('is a whole block where a link leads elsewhere, a picture is another one, or figures are live', () => {
    expect(told(link('/a'), link('/b'))).toEqual([[[], []]])
    expect(told(price('0 open'), price('0 closed'))).toEqual([[[], []]])
    const [change] = planPageChanges(price('0 open'), price('0 closed'))
    expect([change?.inForce.isPlace, change?.proposed.isPlace]).toEqual([false, false])
  })

  it('keeps its names when the pages are read again, and has one for each', () => {
    const before = page('One', 'x', 'Two', 'x')
    const after = page('One', 'y', 'Two', 'y')
    const names = planPageChanges(before, after).map(({ id }) => id)
    expect(new Set(names).size).toBe(2)
    expect(planPageChanges(before, [block('more'), ...after]).map(({ id }) => id)).toEqual(
      expect.arrayContaining(names),
    )
  })

  it('compares long pages that have nothing in common', () => {
    expect(planPageChanges(many('a'), many('b'))).toHaveLength(600)
  })

  it('tells each what it says, under which heading, and where its links lead now', () => {
    const before = [block('Costs 1 pip', { where: 'Fees', facts: '/a' })]
    const after = [block('Costs 2 pips', { where: 'What it costs', facts: '/b' })]
    expect(planPageChanges(before, after)).toMatchObject([
      {
        where: 'What it costs',
        facts: { before: '/a', after: '/b' },
        words: [
          { text: 'Costs ', mark: 'same' },
          { text: '1', mark: 'removed' },
          { text: '2', mark: 'added' },
          { text: ' ', mark: 'same' },
          { text: 'pip', mark: 'removed' },
          { text: 'pips', mark: 'added' },
        ],
      },
    ])
    expect(planPageChanges(link('/a'), link('/b'))).toMatchObject([{ words: [] }])
  })

  it('knows equal blocks apart', () => {
    const before = page('Risk', 'One', 'Risk')
    const after = page('Risk', 'One', 'Risk', 'Risk')
    expect(planPageChanges(before, after).map(({ proposed: { nth, key } }) => `${nth} ${key}`)).toEqual([
      '2 page\nRisk\n',
    ])
  })

  it('never takes what is read aloud for what stands on the page', () => {
    const before = [block('74.5 of 100 lose', { part: 'aloud' }), block('Home')]
    const after = [block('Home'), block('73.1 of 100 lose', { part: 'aloud' })]
    expect(planPageChanges(before, after).map(({ part }) => part)).toEqual(['aloud', 'aloud'])
  })
})
