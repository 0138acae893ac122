import type { DocumentGroupEvent } from 'sanity'
import { describe, expect, it } from 'vitest'
import type { Told } from '#studio/approvals/approval.ts'
import { planEntries } from './plan-entries.ts'

const base = {
  author: 'ada',
  documentId: 'page',
  documentVariantType: 'draft',
  versionId: 'drafts.page',
} as const

const edited = (id: string, timestamp: string, contributors: string[]): DocumentGroupEvent => ({
  ...base,
  type: 'editDocumentVersion',
  id,
  timestamp,
  contributors,
  revisionId: id,
  transactions: [],
})

const published = (
  id: string,
  timestamp: string,
  publishCause: 'document.publish' | 'release.publish' | 'release.schedule',
  contributors: string[],
): DocumentGroupEvent => ({
  ...base,
  type: 'publishDocumentVersion',
  id,
  timestamp,
  publishCause,
  contributors,
  revisionId: id,
})

const signed: Told = {
  _id: 'approval.1',
  _createdAt: '2026-03-02T09:30:00Z',
  kind: 'approve',
  person: { id: 'ben', name: 'Ben' },
  act: 'publish',
  contentHash: 'abc',
}

describe('planEntries', () => {
  it('puts what was done and who agreed into one list, the newest first', () => {
    const events = [
      published('r3', '2026-03-02T10:00:00Z', 'document.publish', ['ada', 'eve']),
      edited('r2', '2026-03-02T09:00:00.500Z', ['ada', 'eve']),
    ]
    const entries = planEntries(events, [signed])
    expect(entries.map(({ key }) => key)).toEqual(['r3', 'approval.1', 'r2'])
    expect(entries[0]).toMatchObject({ deed: 'published', people: ['ada'], wrote: ['ada', 'eve'] })
    expect(entries[2]).toMatchObject({ deed: 'edited', people: ['ada', 'eve'], isShown: true })
  })

  it.each([
    ['document.publish', 'published'],
    ['release.publish', 'releasePublished'],
    ['release.schedule', 'releasePublished'],
  ] as const)('calls a publish by %s %s', (cause, deed) => {
    expect(planEntries([published('r', '2026-03-02T10:00:00Z', cause, [])], [])).toMatchObject([{ deed }])
  })

  it('names nobody twice who published what they wrote', () => {
    expect(
      planEntries([published('r', '2026-03-02T10:00:00Z', 'document.publish', ['ada'])], []),
    ).toMatchObject([{ people: ['ada'], wrote: [] }])
  })

  it('offers no look at what has no revision, and says for when it was scheduled', () => {
    const scheduled: DocumentGroupEvent = {
      ...base,
      type: 'scheduleDocumentVersion',
      id: 'r',
      timestamp: '2026-03-02T10:00:00Z',
      releaseId: 'spring',
      versionRevisionId: 'v',
      state: 'pending',
      publishAt: '2026-04-01T07:00:00Z',
    }
    expect(planEntries([scheduled], [])).toMatchObject([
      { deed: 'scheduled', isShown: false, until: '2026-04-01T07:00:00Z' },
    ])
  })

  it('is empty where nothing was done', () => {
    expect(planEntries([], [])).toEqual([])
  })
})
