import { describe, expect, it } from 'vitest'
import { asksForSomebody, policyTable } from './policy.ts'

const two = { people: 2, compliance: 1 }
const one = { people: 1, compliance: 1 }
const nobody = { people: 0, compliance: 0 }
const set = (...rows: unknown[]) => policyTable({ rows })

describe('the policy of a type', () => {
  it.each([
    ['riskWarning', two],
    ['entity', two],
    ['legalDocument', two],
    ['approvalPolicy', two],
    ['banner', one],
    ['instrument', one],
    ['contact', one],
    ['menu', one],
    ['page', nobody],
    ['toString', nobody],
  ])('of %s is as shipped without a document', (type, policy) => {
    expect(policyTable(undefined).of(type)).toEqual(policy)
    expect(asksForSomebody(policy)).toBe(policy.people > 0)
  })

  it.each([
    [
      'raises a type that needs nobody',
      { type: 'page', people: 1, compliance: 0 },
      { people: 1, compliance: 0 },
    ],
    ['raises the strictest', { type: 'entity', people: 3, compliance: 2 }, { people: 3, compliance: 2 }],
    [
      'lowers the strictest to one other person',
      { type: 'entity', people: 1, compliance: 0 },
      { people: 1, compliance: 0 },
    ],
    ['lowers it no further', { type: 'riskWarning', people: 0, compliance: 0 }, { people: 1, compliance: 0 }],
    ['lowers nothing else', { type: 'banner', people: 0, compliance: 0 }, one],
    ['cannot take compliance out of the others', { type: 'menu', people: 2, compliance: 0 }, two],
    ['never changes its own row', { type: 'approvalPolicy', people: 1, compliance: 0 }, two],
    [
      'counts compliance among the people',
      { type: 'page', people: 1, compliance: 2 },
      { people: 2, compliance: 2 },
    ],
  ])('a row %s', (_what, row, policy) => {
    expect(set(row).of(row.type)).toEqual(policy)
  })

  it.each([
    ['no number', { type: 'riskWarning', people: 'none', compliance: 0 }],
    ['less than nobody', { type: 'riskWarning', people: -1, compliance: 0 }],
    ['half a person', { type: 'riskWarning', people: 0.5, compliance: 0 }],
    ['a crowd', { type: 'riskWarning', people: 99, compliance: 0 }],
    ['a text', 'riskWarning'],
    ['nothing', null],
  ])('a row that is %s leaves the type as shipped', (_what, row) => {
    expect(set(row).of('riskWarning')).toEqual(two)
  })

  it('a second row for a type only raises the first', () => {
    const rows = [
      { type: 'entity', people: 3, compliance: 1 },
      { type: 'entity', people: 1, compliance: 0 },
    ]
    expect(set(...rows).of('entity')).toEqual({ people: 3, compliance: 1 })
    expect(set(...rows.toReversed()).of('entity')).toEqual({ people: 3, compliance: 1 })
  })

  it('lists every type with a row once', () => {
    const { types } = set(
      { type: 'page', people: 1, compliance: 0 },
      { type: 'menu', people: 2, compliance: 1 },
    )
    expect(types).toHaveLength(new Set(types).size)
    expect(types).toEqual(expect.arrayContaining(['page', 'menu', 'riskWarning', 'approvalPolicy']))
  })
})
