import { describe, expect, it } from 'vitest'
import type { Approval, Told } from './approval.ts'
import { planVoids } from './plan-voids.ts'

const people = { a: { id: 'a', name: 'Ann' }, b: { id: 'b', name: 'Ben' } } as const
type Who = keyof typeof people
type Step = readonly [kind: Told['kind'], who: Who, contentHash: string]

/** What was told step by step, the first of them at place 11 of the log. */
function told(steps: readonly Step[], more: Partial<Approval> = {}): [Told[], Approval] {
  const decisions = steps.map(([kind, who, contentHash], at) => ({
    kind,
    person: people[who],
    subject: { act: 'publish' as const, contentHash },
    sequence: 11 + at,
  }))
  const approval: Approval = {
    policy: { people: 2, compliance: 1 },
    act: 'publish',
    contentHash: 'now',
    authors: [],
    decisions,
    state: 'asked',
    signatures: [],
    missing: [],
    maySign: false,
    inForce: { revision: 'r', sequence: 10 },
    ...more,
  }
  const documents = steps.map(([kind, who, contentHash], at) => ({
    _id: `${at}`,
    _createdAt: `2026-11-27T09:00:${10 + at}Z`,
    kind,
    person: people[who],
    act: 'publish' as const,
    contentHash,
  }))
  return [documents, approval]
}

describe('a signature', () => {
  const cases: [what: string, Step[], Partial<Approval>, Record<string, string>][] = [
    ['counts', [['approve', 'a', 'now']], { signatures: [people.a] }, {}],
    ['counts no more once the content was changed', [['approve', 'a', 'then']], {}, { '0': 'changed' }],
    [
      'counts no more once it was withdrawn, and does when it was given again',
      [
        ['approve', 'a', 'now'],
        ['withdraw', 'a', 'now'],
        ['approve', 'a', 'now'],
      ],
      { signatures: [people.a] },
      { '0': 'withdrawn' },
    ],
    [
      'counts no more once somebody sent it back',
      [
        ['approve', 'a', 'now'],
        ['refuse', 'b', 'now'],
      ],
      {},
      { '0': 'sentBack' },
    ],
    [
      'counts no more of who became an author',
      [['approve', 'a', 'now']],
      { authors: [people.a] },
      { '0': 'author' },
    ],
    ['counts no more of who may not sign any more', [['approve', 'a', 'now']], {}, { '0': 'role' }],
    [
      'is used up by what is in force',
      [['approve', 'a', 'then']],
      { inForce: { revision: 'r', sequence: 11 } },
      {},
    ],
  ]
  it.each(cases)('%s', (_what, steps, more, voided) => {
    const voids = planVoids(...told(steps, more))
    expect(Object.fromEntries([...voids].map(([id, { why }]) => [id, why]))).toEqual(voided)
  })

  it('is said nothing of where it is one of another version', () => {
    const [documents, approval] = told([['approve', 'a', 'then']], { releaseId: 'r1' })
    expect(planVoids(documents, approval).size).toBe(0)
  })

  it('names who sent it back', () => {
    const [documents, approval] = told([
      ['approve', 'a', 'now'],
      ['refuse', 'b', 'now'],
    ])
    expect(planVoids(documents, approval).get('0')).toEqual({ why: 'sentBack', by: 'Ben' })
  })

  it('is said nothing of where only a request or a refusal is told', () => {
    const [documents, approval] = told([
      ['ask', 'a', 'then'],
      ['refuse', 'b', 'then'],
    ])
    expect(planVoids(documents, approval).size).toBe(0)
  })
})
