import { describe, expect, it } from 'vitest'
import { actsOf } from './plan-acts.ts'
import type { ActChange, ActEntry, Known } from './planned-act.ts'

const at = '2026-03-03T10:00:00.000Z'
const own = { _rev: 'r', _createdAt: at, _updatedAt: at }
const doc = (_id: string, more: Record<string, unknown> = {}) => ({ ...own, _id, _type: 'page', ...more })
const change = (id: string, before: ActChange['before'], after: ActChange['after']): ActChange => ({
  id,
  before,
  after,
})
const entry = (more: Partial<ActEntry>): ActEntry => ({
  author: 'anna',
  changes: [],
  causes: [],
  reason: undefined,
  ...more,
})
const known: Known = {
  published: (id) => (id === 'fees' ? doc('fees', { title: 'Fees', language: 'de' }) : undefined),
  last: (id) => (id === 'fees' ? { type: 'page', title: 'Fees' } : undefined),
  heldBy: (release) => (release === 'spring' ? ['fees'] : []),
}

const was = doc('fees', { title: 'Fees', path: '/fees', language: 'de' })
const is = doc('fees', { title: 'Costs', path: '/fees', language: 'de' })
const draft = { ...is, _id: 'drafts.fees' }
const release = (state: string, more = {}) =>
  doc('_.releases.spring', { _type: 'system.release', state, metadata: { title: 'Spring' }, ...more })
const subject = { publishedId: 'fees', act: 'publish', contentHash: 'abc' }
const decision = (kind: string, more = {}) =>
  doc('_.approvals.1', { _type: 'approval.decision', kind, subject, person: { id: 'ben' }, ...more })

describe('actsOf', () => {
  it.each<[string, Partial<ActEntry>, object[]]>([
    [
      'a new draft',
      { changes: [change('drafts.new', undefined, doc('drafts.new', { title: 'New' }))] },
      [{ act: 'created', document: 'new', ids: ['drafts.new'], title: 'New', fields: [] }],
    ],
    [
      'the first edit of what is published',
      { changes: [change('drafts.fees', undefined, draft)] },
      [{ act: 'edited', document: 'fees', fields: ['path', 'title'], language: 'de' }],
    ],
    [
      'an edit of a draft',
      { changes: [change('drafts.fees', { ...was, _id: 'drafts.fees' }, draft)] },
      [{ act: 'edited', fields: ['title'] }],
    ],
    [
      'a publish, one act with the draft that went',
      { changes: [change('fees', was, is), change('drafts.fees', draft, undefined)] },
      [
        {
          act: 'published',
          document: 'fees',
          ids: ['fees', 'drafts.fees'],
          fields: ['title'],
          title: 'Costs',
        },
      ],
    ],
    [
      'a publish of a version',
      { changes: [change('fees', was, is), change('versions.spring.fees', draft, undefined)] },
      [{ act: 'published', release: 'spring' }],
    ],
    [
      'what was taken offline',
      { changes: [change('fees', was, undefined), change('drafts.fees', undefined, draft)] },
      [{ act: 'unpublished' }],
    ],
    [
      'what was taken offline and had a draft',
      {
        changes: [change('fees', was, undefined)],
        causes: [{ action: 'document.unpublish', publishedId: 'fees' }],
      },
      [{ act: 'unpublished' }],
    ],
    [
      'a deletion with the draft',
      { changes: [change('fees', was, undefined), change('drafts.fees', draft, undefined)] },
      [{ act: 'deleted', title: 'Fees' }],
    ],
    ['a discarded draft', { changes: [change('drafts.fees', draft, undefined)] }, [{ act: 'discarded' }]],
    [
      'a file, which is never published',
      {
        changes: [
          change(
            'file-1',
            undefined,
            doc('file-1', { _type: 'sanity.fileAsset', originalFilename: 'a.pdf' }),
          ),
        ],
      },
      [{ act: 'created', title: 'a.pdf' }],
    ],
    [
      'a schedule, for each document it holds',
      {
        changes: [
          change(
            '_.releases.spring',
            release('active'),
            release('scheduled', { publishAt: '2026-04-01T07:00:00Z' }),
          ),
        ],
      },
      [
        {
          act: 'release.scheduled',
          title: 'Spring',
          release: 'spring',
          detail: { publishAt: '2026-04-01T07:00:00Z' },
        },
        { act: 'scheduled', document: 'fees', title: 'Fees', release: 'spring' },
      ],
    ],
    [
      'a draft that is scheduled in one',
      {
        changes: [
          change(
            '_.releases.once',
            undefined,
            doc('_.releases.once', { _type: 'system.release', state: 'scheduled' }),
          ),
          change('versions.once.new', undefined, doc('versions.once.new', { title: 'New' })),
        ],
      },
      [
        { act: 'created', document: 'new', release: 'once' },
        { act: 'release.scheduled' },
        { act: 'scheduled', document: 'new', title: 'New' },
        { act: 'release.created' },
      ],
    ],
    [
      'a release that was published',
      { changes: [change('_.releases.spring', release('scheduled'), release('published'))] },
      [{ act: 'release.published' }],
    ],
    [
      'a signature, of who gave it',
      { changes: [change('_.approvals.1', undefined, decision('approve', { comment: 'Right.' }))] },
      [
        {
          act: 'approval.approved',
          person: 'ben',
          document: 'fees',
          title: 'Fees',
          reason: 'Right.',
          detail: { about: 'publish', contentHash: 'abc' },
        },
      ],
    ],
    [
      'an attempt without signatures, of who tried',
      {
        author: '<system>',
        changes: [
          change('_.approvals.attempt-1', undefined, {
            ...decision(''),
            _type: 'approval.attempt',
            reason: 'One is missing.',
          }),
        ],
      },
      [{ act: 'approval.lacking', person: 'ben', reason: 'One is missing.' }],
    ],
    [
      'the act "seed", for each document',
      {
        changes: [
          change(
            '_.approvals.seed',
            undefined,
            doc('_.approvals.seed', {
              _type: 'approval.seed',
              person: { id: 'anna' },
              reason: 'Start',
              documents: [{ publishedId: 'fees' }, { publishedId: 'terms' }],
            }),
          ),
        ],
      },
      [
        { act: 'approval.seeded', document: 'fees', reason: 'Start' },
        { act: 'approval.seeded', document: 'terms', type: undefined },
      ],
    ],
    [
      'a change of a decision, which no lake makes',
      { changes: [change('_.approvals.1', decision('approve'), decision('refuse'))] },
      [],
    ],
    [
      'what was forgotten, without its title',
      { causes: [{ action: 'record.forget', publishedId: 'fees' }], reason: 'A person asked' },
      [{ act: 'record.forgotten', document: 'fees', title: undefined, reason: 'A person asked' }],
    ],
  ])('tells %s', (_what, more, expected) => {
    const acts = actsOf(entry(more), known)
    expect(acts).toHaveLength(expected.length)
    expect(acts).toMatchObject(expected)
  })

  it('names no field of a state that was forgotten', () => {
    const blank = { ...own, _id: 'fees', _type: 'page', _forgotten: true }
    expect(actsOf(entry({ changes: [change('fees', blank, is)] }), known)).toMatchObject([
      { act: 'published', fields: [] },
    ])
  })
})
