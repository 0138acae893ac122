import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Decision, Person } from './decision.ts'
import { type ApprovalQuestion, planApproval, type SigningRole } from './plan-approval.ts'

const hash = 'a'.repeat(64)
const subject = { publishedId: 'entity', act: 'publish', contentHash: hash } as const
const person = (id: string, role: Person['role'] = 'compliance'): Person => ({ id, name: id, role })
const [c1, c2, admin, marketer, viewer] = [
  person('c1'),
  person('c2'),
  person('admin', 'administrator'),
  person('m1', 'marketer'),
  person('v1', 'viewer'),
]

const byRole = ({ role }: Person): SigningRole => {
  if (role === 'compliance') return 'compliance'
  return role === 'administrator' || role === 'marketer' ? 'other' : undefined
}

type Step = [
  kind: 'ask' | 'approve' | 'refuse' | 'withdraw' | 'seed',
  by: Person,
  about?: Partial<Decision['subject']>,
]
const decide = (steps: readonly Step[]): Decision[] =>
  steps.map(([kind, by, about], index) => {
    const common = { subject: { ...subject, ...about }, person: by, sequence: 10 + index }
    return kind === 'ask' ? { ...common, kind, reason: 'a new figure' } : { ...common, kind }
  })

const plan = (steps: readonly Step[], given: Partial<ApprovalQuestion> = {}) =>
  planApproval({
    subject,
    policy: { people: 2, compliance: 1 },
    decisions: decide(steps),
    since: 0,
    authors: new Set(['author']),
    signingRole: byRole,
    ...given,
  })

const asked: Step = ['ask', person('author')]
const both: Step[] = [asked, ['approve', c1], ['approve', c2]]

/** The rights of a day on which the second officer has lost hers. */
const withoutC2 = (who: Person) => (who.id === 'c2' ? undefined : byRole(who))
/** The rights of a day on which nobody is of compliance any more. */
const demoted = (who: Person) => (byRole(who) === undefined ? undefined : 'other')

describe('two people, one of them compliance', () => {
  it.each<[string, Step[]]>([
    ['two of compliance', both],
    ['one of compliance and an administrator', [asked, ['approve', admin], ['approve', c1]]],
    [
      'the asker, who is no author, and another',
      [
        ['ask', c1],
        ['approve', c1],
        ['approve', admin],
      ],
    ],
    ['a third after one withdrew', [...both, ['withdraw', c1], ['approve', admin]]],
    ['a request repeated in between', [asked, ['approve', c1], ['ask', admin], ['approve', c2]]],
    [
      'a signature given again in a new role',
      [asked, ['approve', person('c1', 'administrator')], ['approve', c1], ['approve', admin]],
    ],
    [
      'a refusal taken back, and signed anew',
      [asked, ['refuse', c1], ['withdraw', c1], ['approve', c1], ['approve', c2]],
    ],
    ['a refusal, asked again and signed', [asked, ['refuse', c1], asked, ['approve', c1], ['approve', c2]]],
  ])('suffice as %s', (_what, steps) => {
    expect(plan(steps)).toMatchObject({ state: 'approved', missing: [], isSeed: false })
  })

  it.each<[string, Step[], string]>([
    [
      'nobody asked',
      [
        ['approve', c1],
        ['approve', c2],
      ],
      'unasked',
    ],
    ['nobody signed', [asked], 'asked'],
    ['one signed', [asked, ['approve', c1]], 'asked'],
    ['the same person twice', [asked, ['approve', c1], ['approve', c1]], 'asked'],
    [
      'the same person with two roles',
      [asked, ['approve', c1], ['approve', person('c1', 'administrator')]],
      'asked',
    ],
    ['nobody of compliance', [asked, ['approve', admin], ['approve', marketer]], 'asked'],
    ['somebody who may only read', [asked, ['approve', c1], ['approve', viewer]], 'asked'],
    ['an author', [asked, ['approve', c1], ['approve', person('author')]], 'asked'],
    ['a signature withdrawn', [...both, ['withdraw', c2]], 'asked'],
    ['a refusal after both', [...both, ['refuse', admin]], 'refused'],
    ['a signature after a refusal', [asked, ['refuse', c1], ['approve', c2], ['approve', admin]], 'refused'],
    [
      'a refusal another person withdraws',
      [asked, ['refuse', c1], ['withdraw', c2], ['approve', c2], ['approve', admin]],
      'refused',
    ],
    ['old signatures after a refusal and a new request', [...both, ['refuse', admin], asked], 'asked'],
    ['a request withdrawn', [...both, ['withdraw', person('author')]], 'unasked'],
    ['another document', [asked, ['approve', c1], ['approve', c2, { publishedId: 'riskWarning' }]], 'asked'],
    ['another act', [asked, ['approve', c1], ['approve', c2, { act: 'delete' }]], 'asked'],
    ['another content', [asked, ['approve', c1], ['approve', c2, { contentHash: 'b'.repeat(64) }]], 'asked'],
  ])('do not by %s', (_what, steps, state) => {
    const approval = plan(steps)
    expect(approval.state).toBe(state)
    expect(approval.missing.length).toBeGreaterThan(0)
  })

  it('forget what was decided before the revision last in force', () => {
    expect(plan(both, { since: 9 }).state).toBe('approved')
    expect(plan(both, { since: 10 }).state).toBe('unasked')
    expect(plan(both, { since: 12 }).state).toBe('unasked')
  })

  it('count nobody whose right to sign was taken away since', () => {
    expect(plan(both, { signingRole: withoutC2 })).toMatchObject({ state: 'asked', signatures: [c1] })
    expect(plan(both, { signingRole: demoted }).missing).toEqual([{ people: 1, compliance: true }])
  })

  it('are ordered by the log, whatever the order they are given in', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom<Step[0]>('ask', 'approve', 'refuse', 'withdraw'),
            fc.constantFrom(c1, c2, admin, person('author')),
          ),
          { maxLength: 12 },
        ),
        fc.integer(),
        (steps, turn) => {
          const decisions = decide(steps)
          const by = Math.abs(turn) % (decisions.length || 1)
          const turned = [...decisions.slice(by), ...decisions.slice(0, by)]
          expect(plan([], { decisions: turned })).toEqual(plan([], { decisions }))
        },
      ),
    )
  })

  it('never suffice without two different people who are no authors, one of them compliance', () => {
    const people = [c1, c2, admin, marketer, viewer, person('author')]
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom<Step[0]>('ask', 'approve', 'approve', 'approve', 'refuse', 'withdraw'),
            fc.constantFrom(...people),
          ),
          { maxLength: 10 },
        ),
        (steps) => {
          const { state, signatures } = plan([asked, ...steps])
          if (state !== 'approved') return
          const signers = new Set(signatures.map(({ id }) => id))
          expect(signers.size).toBeGreaterThanOrEqual(2)
          expect(signers).not.toContain('author')
          expect(signatures.some(({ role }) => role === 'compliance')).toBe(true)
          for (const { id } of signatures) {
            expect(steps.some(([kind, by]) => kind === 'approve' && by.id === id)).toBe(true)
          }
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

const missing = (people: number, compliance: number, ...signers: Person[]) =>
  plan([asked, ...signers.map((who): Step => ['approve', who])], { policy: { people, compliance } }).missing

describe('what is missing', () => {
  it.each([
    [
      'nothing signed',
      missing(2, 1),
      [
        { people: 1, compliance: true },
        { people: 1, compliance: false },
      ],
    ],
    ['compliance signed', missing(2, 1, c1), [{ people: 1, compliance: false }]],
    ['another signed', missing(2, 1, admin), [{ people: 1, compliance: true }]],
    ['two others signed', missing(2, 1, admin, marketer), [{ people: 1, compliance: true }]],
    [
      'one of three, two of compliance',
      missing(3, 2, c1),
      [
        { people: 1, compliance: true },
        { people: 1, compliance: false },
      ],
    ],
    ['both of compliance', missing(3, 2, c1, c2), [{ people: 1, compliance: false }]],
    ['one person of any kind', missing(1, 0), [{ people: 1, compliance: false }]],
    ['it, signed', missing(1, 0, marketer), []],
    ['one of compliance', missing(1, 1, admin), [{ people: 1, compliance: true }]],
  ])('with %s', (_what, found, expected) => {
    expect(found).toEqual(expected)
  })
})

describe('types without a policy and the starting content', () => {
  it('need nobody', () => {
    expect(plan([], { policy: { people: 0, compliance: 0 } })).toMatchObject({ state: 'free', missing: [] })
  })

  it('count by the act "seed" until anything was in force', () => {
    const robot = person('robot-write', 'administrator')
    expect(plan([['seed', robot]])).toMatchObject({ state: 'approved', isSeed: true, signatures: [] })
    expect(plan([['seed', robot]], { since: 1 }).state).toBe('unasked')
    expect(plan([['seed', robot, { contentHash: 'b'.repeat(64) }]]).state).toBe('unasked')
  })
})
