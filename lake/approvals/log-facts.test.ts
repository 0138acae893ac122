import { describe, expect, it } from 'vitest'
import type { LakeDocument } from '#lake/store/document.ts'
import { causeOf, decisionOf } from './decision.ts'
import type { LogFact } from './plan-in-force.ts'
import { seedId } from './seed.ts'
import { decisionsIn, appendFacts, type FactEntry, factsOf } from './log-facts.ts'

const doc = (id: string, fields: Record<string, unknown> = {}): LakeDocument => ({
  _id: id,
  _type: 'entity',
  _rev: 't1',
  _createdAt: '2026-11-25T09:00:00.000Z',
  _updatedAt: '2026-11-25T09:00:00.000Z',
  ...fields,
})
const hashOf = (document: LakeDocument) => `hash of ${String(document['name'])}`
const hash = 'a'.repeat(64)
const signature = doc('_.approvals.t1', {
  _type: 'approval.decision',
  kind: 'approve',
  subject: { publishedId: 'entity', act: 'publish', contentHash: hash },
  person: { id: 'c1', name: 'Compliance 1', role: 'compliance' },
})
const entry = (given: Partial<FactEntry>): FactEntry => ({
  sequence: 7,
  transactionId: 't1',
  author: 'c1',
  changes: [],
  causes: [],
  ...given,
})
const made = (after: LakeDocument | undefined, before?: LakeDocument) => ({
  id: after?._id ?? before?._id ?? '',
  before,
  after,
})
const cause = { action: causeOf('approve'), publishedId: 'entity' }

describe('the decisions of an entry', () => {
  it('are those an action made for the person who sent it', () => {
    expect(decisionsIn(entry({ changes: [made(signature)], causes: [cause] }))).toEqual([
      decisionOf(signature, 7),
    ])
  })

  it.each<[string, Partial<FactEntry>]>([
    ['written by a mutation', { changes: [made(signature)] }],
    [
      'of an action about another document',
      { changes: [made(signature)], causes: [{ ...cause, publishedId: 'page' }] },
    ],
    ['of another action', { changes: [made(signature)], causes: [{ ...cause, action: causeOf('ask') }] }],
    ['sent by somebody else', { changes: [made(signature)], causes: [cause], author: 'm1' }],
    ['a decision changed afterwards', { changes: [made(signature, signature)], causes: [cause] }],
    ['a decision taken away', { changes: [made(undefined, signature)], causes: [cause] }],
    [
      'the act "seed" of a single document',
      {
        changes: [made({ ...signature, kind: 'seed' })],
        causes: [{ ...cause, action: causeOf('seed') }],
      },
    ],
  ])('are none when it is %s', (_what, given) => {
    expect(decisionsIn(entry(given))).toEqual([])
  })

  it('are one for each document the act "seed" names', () => {
    const person = { id: 'c1', name: 'Robot', role: 'administrator' }
    const documents = ['entity', 'contact'].map((publishedId) => ({ publishedId, contentHash: hash }))
    const act = doc(seedId, { _type: 'approval.seed', reason: 'why', person, documents })
    const causes = documents.map(({ publishedId }) => ({ action: causeOf('seed'), publishedId }))
    const found = decisionsIn(entry({ changes: [made(act)], causes }))
    expect(found.map(({ kind, subject }) => [kind, subject.publishedId])).toEqual([
      ['seed', 'entity'],
      ['seed', 'contact'],
    ])
  })
})

const kinds = (given: Partial<FactEntry>) => factsOf('entity', entry(given), hashOf).map(({ kind }) => kind)

describe('what an entry tells of a document', () => {
  const published = doc('entity', { name: 'A' })
  it('is the change of its draft or a version, and what was published, with its hash', () => {
    expect(kinds({ changes: [made(doc('drafts.entity'))] })).toEqual(['edit'])
    expect(kinds({ changes: [made(doc('versions.r1.entity'))] })).toEqual(['edit'])
    expect(kinds({ changes: [made(doc('drafts.page'))] })).toEqual([])
    expect(factsOf('entity', entry({ changes: [made(published)] }), hashOf)).toEqual([
      {
        kind: 'published',
        sequence: 7,
        author: 'c1',
        revision: 't1',
        contentHash: 'hash of A',
        takenHash: null,
      },
    ])
  })

  it('counts a signature before what the same entry publishes', () => {
    expect(kinds({ changes: [made(published), made(signature)], causes: [cause] })).toEqual([
      'decision',
      'published',
    ])
  })

  it('is no edit where a draft goes, or is what unpublishing left', () => {
    const draft = doc('drafts.entity', { name: 'A' })
    expect(kinds({ changes: [made(undefined, draft), made(published)] })).toEqual(['gone', 'published'])
    expect(kinds({ changes: [made(draft), made(undefined, published)] })).toEqual(['published'])
    const other = doc('drafts.entity', { name: 'B' })
    expect(kinds({ changes: [made(other), made(undefined, published)] })).toEqual(['edit', 'published'])
  })
})

const edit = (author: string, id = 'drafts.entity'): LogFact => ({ kind: 'edit', sequence: 1, author, id })

describe('a story told on', () => {
  const one: LogFact = {
    kind: 'published',
    sequence: 2,
    author: 'm1',
    revision: 'r',
    contentHash: hash,
    takenHash: null,
  }
  it('names each author once until something else happens', () => {
    expect(appendFacts([edit('m1')], [edit('m1')])).toEqual([edit('m1')])
    expect(appendFacts([edit('m1')], [edit('m1', 'versions.r1.entity')])).toHaveLength(2)
    expect(appendFacts([edit('m1')], [edit('c1')])).toEqual([edit('m1'), edit('c1')])
    expect(appendFacts([edit('m1'), one], [edit('m1')])).toEqual([edit('m1'), one, edit('m1')])
    expect(appendFacts([edit('m1')], [edit('m1'), one])).toEqual([edit('m1'), edit('m1'), one])
  })
})
