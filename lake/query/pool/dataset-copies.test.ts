import { expect, it } from 'vitest'
import { viewOf } from '#lake/query/views.ts'
import { Copies } from './dataset-copies.ts'

const row = { id: 1, name: 'production', aclMode: 'private' }
const document = { _id: 'entity', _type: 'entity', _rev: 'r1', _createdAt: '', _updatedAt: '' }

it('a view that was made before the copy heard what stands instead of a document follows it', () => {
  const copies = new Copies('', 'member')
  copies.take({ kind: 'take', dataset: row, documents: [document], behind: [] })
  const copy = copies.get(row.id)
  if (copy === undefined) throw new Error('no copy')
  const shown = () => viewOf(copy, 'inForce', 'member').all.items.map(({ _id }) => _id)
  expect(shown()).toEqual(['entity'])
  // Read from disk already, with its sequence.
  const change = { kind: 'change', datasetId: row.id, sequence: 0, changes: [] } as const
  copies.follow({ ...change, behind: [{ id: 'entity', after: null }] })
  expect(shown()).toEqual([])
  copies.follow({ ...change, behind: [{ id: 'entity', after: undefined }] })
  expect(shown()).toEqual(['entity'])
})
