import { describe, expect, it } from 'vitest'
import type { Approval } from '../plan-approval.ts'
import { type Candidate, type SentenceFacts, waitSentence } from './sentences.ts'

const c1: Candidate = { id: 'c1', name: 'Compliance 1', role: 'compliance', as: 'compliance' }
const c2: Candidate = { id: 'c2', name: 'Compliance 2', role: 'compliance', as: 'compliance' }
const admin: Candidate = { id: 'a', name: 'Administrator', role: 'administrator', as: 'other' }
const ofCompliance = { people: 1, compliance: true }
const ofAnother = { people: 1, compliance: false }
const sentence = (approval: Partial<Approval>, facts: Partial<SentenceFacts> = {}) =>
  waitSentence({
    act: 'publish',
    approval: { state: 'asked', signatures: [], missing: [ofCompliance], isSeed: false, ...approval },
    candidates: [c1, c2, admin],
    reader: { id: 'm1' },
    authors: new Set(),
    ...facts,
  })

describe('the sentence of what an act waits for', () => {
  it.each([
    ['nothing', sentence({ missing: [], state: 'approved' }), ''],
    [
      'compliance',
      sentence({}),
      'Publishing needs one signature of compliance (Compliance 1 or Compliance 2 can give it).',
    ],
    [
      'two people, of whom the reader is no author',
      sentence({ missing: [ofCompliance, ofAnother], state: 'unasked' }),
      'Publishing needs one signature of compliance (Compliance 1 or Compliance 2 can give it) and one signature of another person (Compliance 1, Compliance 2 or Administrator can give it). Nobody has asked for approval of this content yet.',
    ],
    [
      'the second signature',
      sentence(
        { missing: [ofAnother], signatures: [c1] },
        { candidates: [c2, admin], authors: new Set(['m1']) },
      ),
      'Publishing needs one signature of another person (Compliance 2 or Administrator can give it). Signed so far: Compliance 1. You are an author of it.',
    ],
    [
      'somebody there is not',
      sentence({}, { candidates: [admin], act: 'delete' }),
      'Deleting needs one signature of compliance (there are not enough people who can give it).',
    ],
    [
      'a mend',
      sentence({ state: 'refused' }, { act: 'unpublish', candidates: [c2] }),
      'Unpublishing needs one signature of compliance (Compliance 2 can give it). It was sent back; ask again once it is mended.',
    ],
    [
      'a mend, to everybody',
      sentence({ state: 'refused' }, { candidates: [c2], reader: undefined, authors: new Set(['m1']) }),
      'Publishing needs one signature of compliance (Compliance 2 can give it). It was sent back.',
    ],
  ])('names %s', (_what, found, expected) => {
    expect(found).toBe(expected)
  })
})
