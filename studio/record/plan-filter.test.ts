import { describe, expect, it } from 'vitest'
import { dayOf, filterIn, filterOf, isWrong, nothingTyped, typedOf } from './plan-filter.ts'

const start = new Date('2026-03-03T00:00:00.000').toISOString()
const end = new Date('2026-03-03T23:59:59.999').toISOString()

describe('filterOf', () => {
  it.each([
    [{}, {}],
    [
      { person: 'p1', act: 'act:published' },
      { person: 'p1', act: 'published' },
    ],
    [{ act: 'kind:sign-in' }, { kind: 'sign-in' }],
    [{ act: 'act:approval.asked,approval.approved' }, { act: 'approval.asked,approval.approved' }],
    [{ document: ' page-en-fees ' }, { document: 'page-en-fees' }],
    [
      { from: '2026-03-03', until: '2026-03-03' },
      { from: start, until: end },
    ],
    [{ from: '2026-02-31' }, { wrong: 'from' }],
    [{ until: 'x' }, { wrong: 'until' }],
    [{ from: '2026-03-03', until: '2026-03-02' }, { wrong: 'until' }],
    [{ address: 'fees' }, { wrong: 'address' }],
    [{ address: '/de/fees' }, { address: '/de/fees' }],
  ])('of %j', (typed, filter) => {
    expect(filterOf({ ...nothingTyped, ...typed })).toEqual(filter)
  })
})

it('comes back as it was typed', () => {
  const typed = {
    ...nothingTyped,
    person: 'p1',
    act: 'act:published',
    from: '2026-03-03',
    until: '2026-03-04',
  }
  const filter = filterOf(typed)
  expect(isWrong(filter) ? filter : typedOf(filter)).toEqual(typed)
})

it('reads an address, and nothing it does not know', () => {
  expect(
    filterIn([
      ['document', 'page-en-fees'],
      ['kind', ''],
      ['perspective', 'drafts'],
    ]),
  ).toEqual({ document: 'page-en-fees' })
  expect(filterIn(undefined)).toEqual({})
  expect(dayOf('x')).toBe('')
})
