import { expect, it } from 'vitest'
import { approvalNotes } from './approvals.ts'

it('tells of a hosted dataset that nobody need agree there, and nothing of the embedded lake', () => {
  expect(approvalNotes('local')).toEqual([])
  expect(approvalNotes('abc12345')).toEqual([expect.stringContaining('with no approvals asked')])
})
