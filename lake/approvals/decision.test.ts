import { describe, expect, it } from 'vitest'
import { decisionOf } from './decision.ts'

const base = {
  _id: '_.approvals.t1',
  _type: 'approval.decision',
  _rev: 't1',
  _createdAt: '2026-11-25T09:00:00.000Z',
  _updatedAt: '2026-11-25T09:00:00.000Z',
  subject: { publishedId: 'entity', act: 'publish', contentHash: 'a'.repeat(64) },
  person: { id: 'c1', name: 'Compliance 1', role: 'compliance' },
  kind: 'approve',
}

describe('a stored decision', () => {
  it('is read with its place in the log, not with one it claims', () => {
    expect(decisionOf({ ...base, sequence: 1 }, 7)).toMatchObject({ kind: 'approve', sequence: 7 })
    const request = { ...base, _type: 'approval.request', kind: 'ask', reason: 'a new figure' }
    expect(decisionOf(request, 8)).toMatchObject({ kind: 'ask', reason: 'a new figure', sequence: 8 })
  })

  it.each([
    ['of another type', { ...base, _type: 'page' }],
    ['published like content', { ...base, _id: 'approval-t1' }],
    ['of no known kind', { ...base, kind: 'force' }],
    ['a request in the form of a decision', { ...base, kind: 'ask' }],
    ['a decision in the form of a request', { ...base, _type: 'approval.request', reason: 'why' }],
    ['without a person', { ...base, person: undefined }],
    ['of a role there is not', { ...base, person: { ...base.person, role: 'owner' } }],
    ['about no act', { ...base, subject: { ...base.subject, act: 'edit' } }],
    ['about a hash that is none', { ...base, subject: { ...base.subject, contentHash: 'A'.repeat(64) } }],
  ])('is none when it is %s', (_what, document) => {
    expect(decisionOf(document, 7)).toBeUndefined()
  })
})
