import { describe, expect, it } from 'vitest'
import type { Approval, Waiting } from './approval.ts'
import { isPending, planPending } from './plan-pending.ts'
import { planSentence, planVoided } from './plan-sentence.ts'
import { planToday, planUnsigned } from './plan-today.ts'
import { planWithdrawal } from './plan-withdrawal.ts'
import type { Say } from './use-words.ts'
import { en } from './words/en.ts'

const say: Say = (key, values = {}) => en[key].replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '')
const m = { id: 'm', name: 'Marketer' }
const c1 = { id: 'c1', name: 'Compliance 1' }
const c2 = { id: 'c2', name: 'Compliance 2' }
type Decision = Approval['decisions'][number]
const told = (kind: Decision['kind'], person: Decision['person'], sequence: number, contentHash = 'now') =>
  ({ kind, person, sequence, subject: { act: 'publish', contentHash } }) as const satisfies Decision

const approval: Approval = {
  policy: { people: 2, compliance: 1 },
  act: 'publish',
  contentHash: 'now',
  authors: [m],
  decisions: [],
  state: 'unasked',
  signatures: [],
  missing: [
    { people: 1, compliance: true },
    { people: 1, compliance: false },
  ],
  maySign: false,
  inForce: { revision: 'r1', sequence: 10 },
}
const asked: Approval = { ...approval, state: 'asked', decisions: [told('ask', m, 11)] }
const signed: Approval = {
  ...asked,
  decisions: [...asked.decisions, told('approve', c1, 12)],
  signatures: [c1],
  missing: [{ people: 1, compliance: false }],
}
const changed: Approval = {
  ...approval,
  decisions: [told('ask', m, 11, 'before'), told('approve', c1, 12, 'before')],
}
const refused: Approval = {
  ...approval,
  state: 'refused',
  decisions: [told('ask', m, 11), { ...told('refuse', c1, 12), comment: 'Wrong quarter' }],
}

const mending: Approval = {
  ...approval,
  decisions: [
    told('ask', m, 11, 'before'),
    { ...told('refuse', c1, 12, 'before'), comment: 'Wrong quarter' },
  ],
}

describe('the sentence of what a draft waits for', () => {
  it.each([
    [
      'its author of all signatures',
      approval,
      'm',
      'Needs one signature of compliance and one signature of another person; you are its author. Nobody has asked for approval yet.',
    ],
    [
      'a signer of the second',
      signed,
      'c1',
      'Needs one signature of another person. Signed by Compliance 1. Approval has been asked for.',
    ],
    [
      'everybody of a change after a signature',
      changed,
      'c1',
      'Needs one signature of compliance and one signature of another person. It was changed since Compliance 1 signed, so that signature no longer counts: its author has to ask again.',
    ],
    [
      'everybody of a change after a signature that was asked about again',
      { ...changed, state: 'asked' as const, decisions: [...changed.decisions, told('ask', m, 13)] },
      'c1',
      'Needs one signature of compliance and one signature of another person. It was changed since Compliance 1 signed, so that signature no longer counts. Approval has been asked for again.',
    ],
    [
      'nothing of signatures for another version',
      { ...changed, state: 'asked' as const, releaseId: 'r1' },
      'c1',
      'Needs one signature of compliance and one signature of another person. Approval has been asked for.',
    ],
    [
      'others of a change since',
      { ...approval, decisions: [told('ask', m, 11, 'before')] },
      'c1',
      'Needs one signature of compliance and one signature of another person. It was changed since approval was asked for: its author has to ask again.',
    ],
    [
      'its author of what was sent back',
      refused,
      'm',
      'Needs one signature of compliance and one signature of another person; you are its author. Compliance 1 sent it back: “Wrong quarter”. Mend it and ask again.',
    ],
    [
      'its author of a change after a signature',
      changed,
      'm',
      'Needs one signature of compliance and one signature of another person; you are its author. It was changed since Compliance 1 signed, so that signature no longer counts: ask again.',
    ],
    [
      'who sent it back that others mend it',
      {
        ...refused,
        decisions: [told('ask', m, 11), { ...told('refuse', c1, 12), comment: 'As it was kept.' }],
      },
      'c1',
      'Needs one signature of compliance and one signature of another person. Compliance 1 sent it back: “As it was kept.” Its author has to mend it and ask again.',
    ],
    [
      'its author of what was sent back while it is mended',
      mending,
      'm',
      'Needs one signature of compliance and one signature of another person; you are its author. Compliance 1 sent it back: “Wrong quarter”. It was changed since then: ask again.',
    ],
    [
      'nothing of a refusal that was asked about again, or taken back',
      { ...mending, decisions: [...mending.decisions, told('ask', m, 13, 'before')] },
      'm',
      'Needs one signature of compliance and one signature of another person; you are its author. It was changed since approval was asked for: ask again.',
    ],
    ['nobody once it is approved', { ...signed, state: 'approved' as const, missing: [] }, 'm', ''],
  ])('tells %s', (_whom, state, reader, sentence) => {
    expect(planSentence(say, state, reader)).toBe(sentence)
  })

  it.each([
    ['used up by what is in force', [told('approve', c1, 9, 'before')], []],
    ['of the content as it is', [told('approve', c1, 12)], []],
    ['taken back', [told('approve', c1, 12, 'before'), told('withdraw', c1, 13, 'before')], []],
    [
      'of two people',
      [told('approve', c1, 12, 'x'), told('approve', c2, 13, 'y')],
      ['Compliance 1', 'Compliance 2'],
    ],
  ])('knows a voided signature from one %s', (_what, decisions, names) => {
    expect(planVoided({ ...approval, decisions })).toEqual(names)
  })

  it('knows none of a person who signed the new content too', () => {
    const decisions = [told('approve', c1, 12, 'before'), told('approve', c1, 14)]
    expect(planVoided({ ...approval, decisions, signatures: [c1] })).toEqual([])
  })
})

describe('what can be withdrawn', () => {
  it.each([
    ['a request', asked, 'm', 'now'],
    ['a signature', signed, 'c1', 'now'],
    ['nothing by others', signed, 'c2', undefined],
    ['a refusal, by whoever refused', refused, 'c1', 'now'],
    ['no request that was refused', refused, 'm', undefined],
    ['nothing about an earlier content', changed, 'c1', undefined],
  ])('is %s', (_what, state, person, hash) => {
    expect(planWithdrawal(state, person)).toBe(hash)
  })
})

const waiting = (
  publishedId: string,
  sequence: number,
  more: Omit<Partial<Waiting>, 'releaseId'> & Pick<Approval, 'releaseId'>,
): Waiting => ({
  ...asked,
  publishedId,
  sequence,
  type: 'riskWarning',
  askedBy: m,
  reason: 'New quarter',
  ...more,
  releaseId: more.releaseId ?? null,
})

const all = [
  waiting('new', 30, { maySign: true }),
  waiting('old', 20, { maySign: true }),
  waiting('mine', 15, { askedBy: c2 }),
  waiting('changed', 14, changed),
  waiting('back', 13, { ...refused, askedBy: c2 }),
  waiting('done', 12, { state: 'approved', missing: [], maySign: true, askedBy: c2 }),
]

const pendingOf = (user: string) =>
  planToday(all, user).pending.map(({ waiting: { publishedId }, standing }) => [publishedId, standing])

describe('the start screen', () => {
  it('lists first what can be signed, the oldest first', () => {
    expect(planToday(all, 'c2').toSign.map(({ publishedId }) => publishedId)).toEqual(['old', 'new'])
  })
  it('leaves what is approved to those who publish it', () => {
    expect([...planUnsigned(all)]).toEqual(['new', 'old', 'mine', 'changed', 'back'])
  })
  it('says where stands what was asked, and what changed after a signature', () => {
    expect(pendingOf('c2')).toEqual([
      ['mine', 'asked'],
      ['back', 'refused'],
      ['done', 'approved'],
    ])
    expect(pendingOf('c1')).toEqual([['changed', 'changed']])
  })
})

describe('what a change would void', () => {
  const ofVersion = { ...told('ask', m, 14), releaseId: 'r1' }
  it.each([
    ['a request of the draft', asked, true],
    ['a signed one', { ...asked, state: 'approved' as const, missing: [] }, true],
    ['nothing nobody asked for', approval, false],
    ['nothing that was changed since', changed, false],
    ['nothing that was sent back', refused, false],
    [
      'nothing of a version that was asked for last',
      { ...asked, decisions: [...asked.decisions, ofVersion] },
      false,
    ],
    ['nothing of taking it offline', { ...asked, act: 'unpublish' as const }, false],
  ])('is %s', (_what, state, isOpen) => {
    expect(isPending(state)).toBe(isOpen)
  })

  it('is known for every document', () => {
    expect([...planPending(all)]).toEqual(['new', 'old', 'mine', 'done'])
  })
})
