import { describe, expect, it } from 'vitest'
import type { PersonAct } from '#lake/log/person-acts.ts'
import {
  heldBySubject,
  holdSentence,
  holdsOnDataset,
  holdsOnDocument,
  holdsOnPage,
  standingHolds,
  subjectOf,
} from './plan-hold.ts'

const act = (seq: number, kind: PersonAct['act'], subject: string) => ({
  seq,
  act: kind,
  subject,
  time: '2026-03-03T10:00:00.000Z',
  author: 'cli:anna',
  detail: 'inquiry 7',
})

const numbers = (holds: readonly { id: number }[]) => holds.map(({ id }) => id)

describe('what is held', () => {
  it.each([
    ['production: document fees', { kind: 'document', dataset: 'production', id: 'fees' }],
    ['production: page /de/fees', { kind: 'page', dataset: 'production', address: '/de/fees' }],
    ['~old_1: page /', { kind: 'page', dataset: '~old_1', address: '/' }],
    ['all', { kind: 'all' }],
  ] as const)('%s is said and read alike', (subject, held) => {
    expect(subjectOf(held)).toBe(subject)
    expect(heldBySubject(subject)).toEqual(held)
  })

  it.each(['drafts.fees', 'versions.spring.fees', 'fees'])('of %s is the document itself', (id) => {
    expect(subjectOf({ kind: 'document', dataset: 'production', id })).toBe('production: document fees')
  })

  it.each(['', 'production', 'production: dataset', 'production: document ', 'everything'])(
    '"%s" names nothing',
    (subject) => {
      expect(heldBySubject(subject)).toBeUndefined()
    },
  )
})

describe('the holds that stand', () => {
  const acts = [
    act(1, 'hold.set', 'production: document fees'),
    act(3, 'hold.set', 'production: document fees'),
    act(4, 'user.disable', 'hold 3'),
    act(5, 'hold.set', 'staging: page /de/fees'),
    act(8, 'hold.lift', 'hold 1'),
    act(9, 'hold.lift', 'hold 6'),
  ]

  it('are those that were set and not lifted', () => {
    expect(numbers(standingHolds(acts))).toEqual([3, 5])
    expect(numbers(standingHolds([...acts, act(10, 'hold.lift', 'hold 3')]))).toEqual([5])
  })

  it.each([
    ['a document', holdsOnDocument, 'production', 'fees', [3, 11]],
    ['its draft', holdsOnDocument, 'production', 'drafts.fees', [3, 11]],
    ['its version', holdsOnDocument, 'production', 'versions.spring.fees', [3, 11]],
    ['another', holdsOnDocument, 'production', 'fee', [11]],
    ['the same of another dataset', holdsOnDocument, 'staging', 'fees', [11]],
    ['a page', holdsOnPage, 'staging', '/de/fees', [5, 11]],
    ['another page', holdsOnPage, 'staging', '/de/fees/more', [11]],
  ] as const)('on %s', (_what, on, dataset, name, expected) => {
    expect(numbers(on(standingHolds([...acts, act(11, 'hold.set', 'all')]), dataset, name))).toEqual(expected)
  })

  it('on anything of a dataset', () => {
    expect(numbers(holdsOnDataset(standingHolds(acts), 'production'))).toEqual([3])
    expect(numbers(holdsOnDataset(standingHolds(acts), 'other'))).toEqual([])
  })

  it('are named with the way out', () => {
    expect(holdSentence('"fees"', standingHolds(acts).slice(0, 1))).toBe(
      '"fees" is held: hold 3 of 2026-03-03T10:00:00.000Z by cli:anna, "inquiry 7". Nothing of it is erased until that is lifted: npm run lake -- hold lift --id 3 --reason "…"',
    )
  })
})
